import { deferHydration, type DeferredHydration } from './deferred-hydration';

const FILES = '/start.js /app.js';

const flushMicrotask = () => new Promise<void>((resolve) => queueMicrotask(resolve));

let hydration: DeferredHydration;

/** Renders controls of each kind and starts deferring, as before React hydrates. */
function openPage(fetchFile = (_file: string): Promise<unknown> => new Promise(() => {})) {
  document.body.innerHTML = `
    <a href="#there">A link</a>
    <button data-inline="theme">Toggle theme</button>
    <button popovertarget="menu">Open menu</button>
    <button id="tile"><b>A tile</b></button>
    <button id="tab" role="tab">A tab</button>
    <a id="filter" role="button" href="#filtered">A filter</a>`;
  const cycleTheme = jest.fn();
  const fetchScript = jest.fn(fetchFile);
  hydration = deferHydration(FILES, cycleTheme, fetchScript);
  return { cycleTheme, fetchScript };
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Adds a listener in place of React's. */
function listen(selector: string, name: string) {
  const listener = jest.fn();
  find(selector).addEventListener(name, listener);
  return listener;
}

const press = (selector: string, key: string) =>
  find(selector).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

const point = (selector: string, pointerType: string) =>
  find(selector).dispatchEvent(
    Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }),
  );

// After hydration the listeners do nothing, so they don't affect the next test.
afterEach(async () => {
  await hydration.open();
});

describe('deferHydration', () => {
  test('loads nothing before an interaction', () => {
    expect(openPage().fetchScript).not.toHaveBeenCalled();
  });

  test.each(['/blog?category=Food', '/try#day=1,eu,woman-35'])(
    'loads all scripts at once for %s, which React has to read',
    (address) => {
      window.history.replaceState(null, '', address);
      expect(openPage().fetchScript).toHaveBeenCalledTimes(2);
      window.history.replaceState(null, '', '/');
    },
  );

  test.each([
    ['a key press', () => press('a', 'Tab')],
    ['focus', () => find('a').focus()],
    ['the mouse over a link', () => point('a', 'mouse')],
    ['a touch on a control that needs React', () => point('#tile b', 'touch')],
    ['scrolling a page with such a control', () => document.dispatchEvent(new Event('scroll'))],
    ['a click on such a control', () => find('#tile').click()],
  ])('loads all scripts once, in order, on %s', (_what, act) => {
    const { fetchScript } = openPage();
    act();
    act();
    expect(fetchScript.mock.calls).toEqual([['/start.js'], ['/app.js']]);
  });

  test.each([
    ['the mouse over no control', () => point('body', 'mouse')],
    ['a touch on a link', () => point('a', 'touch')],
    ['a touch on a popover’s button', () => point('[popovertarget]', 'touch')],
  ])('loads nothing on %s', (_what, act) => {
    const { fetchScript } = openPage();
    act();
    expect(fetchScript).not.toHaveBeenCalled();
  });

  test('loads nothing on scrolling a page without such a control', () => {
    const { fetchScript } = openPage();
    find('#tile').remove();
    find('#tab').remove();
    document.dispatchEvent(new Event('scroll'));
    expect(fetchScript).not.toHaveBeenCalled();
  });

  test('replays deferred clicks once, in order, after hydration', async () => {
    openPage();
    const done: string[] = [];
    for (const id of ['tile', 'tab']) find(`#${id}`).addEventListener('click', () => done.push(id));
    find('#tile b').click();
    find('#tab').click();
    find('#tile').click();
    expect(done).toEqual([]);
    expect(document.documentElement.dataset.script).toBe('awaited');
    await hydration.open();
    expect(done).toEqual(['tile', 'tab', 'tile']);
    expect(document.documentElement).not.toHaveAttribute('data-script');
  });

  test('lets clicks pass after hydration', async () => {
    openPage();
    await hydration.open();
    const clicked = listen('#tile', 'click');
    find('#tile').click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['#tab', 'ArrowRight'],
    ['#tab', 'End'],
    ['#filter', ' '],
  ])('defers the key "%2$s" on %1$s', async (selector, key) => {
    openPage();
    const pressed = listen(selector, 'keydown');
    expect(press(selector, key)).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
    await hydration.open();
    expect(pressed.mock.calls.map(([event]) => event.key)).toEqual([key]);
  });

  test.each([
    ['#tab', 'Enter'],
    ['#tile', ' '],
    ['a', 'ArrowRight'],
  ])('lets the key "%2$s" on %1$s pass', (selector, key) => {
    openPage();
    const pressed = listen(selector, 'keydown');
    expect(press(selector, key)).toBe(true);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('lets clicks on links and popover buttons pass', () => {
    openPage();
    const clicked = ['a', '#filter', '[popovertarget]'].map((each) => listen(each, 'click'));
    for (const each of ['a', '#filter', '[popovertarget]']) find(each).click();
    for (const each of clicked) expect(each).toHaveBeenCalledTimes(1);
  });

  test('handles a click on the theme toggle at once and does not replay it', async () => {
    const { cycleTheme } = openPage();
    const clicked = listen('[data-inline]', 'click');
    find('[data-inline]').click();
    expect(cycleTheme).toHaveBeenCalledTimes(1);
    await hydration.open();
    expect(clicked).not.toHaveBeenCalled();
    expect(find('[data-inline]')).toHaveAttribute('data-used');
  });

  test('stops deferring when a script fails to load', async () => {
    openPage(() => Promise.reject(new Error('offline')));
    find('#tile').click();
    await flushMicrotask();
    await flushMicrotask();
    expect(document.documentElement.dataset.script).toBe('failed');
    const clicked = listen('#tile', 'click');
    find('#tile').click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});
