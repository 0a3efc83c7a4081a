import { media } from '../../tests/unit/media';
import { deferHydration, type DeferredHydration } from './deferred-hydration';

const FILES = '/start.js /app.js';

const flushMicrotask = () => new Promise<void>((resolve) => queueMicrotask(resolve));

let hydration: DeferredHydration;

/** Renders controls of each kind and starts deferring, as before React hydrates. */
function openPage(
  fetchFile = (_file: string): Promise<unknown> => new Promise(() => {}),
  linksNeedReact = true,
) {
  document.body.innerHTML = `
    <a href="#there">A link</a>
    <button data-inline="theme">Toggle theme</button>
    <button popovertarget="menu">Open menu</button>
    <button id="tile" aria-expanded="false"><b>A tile</b></button>
    <button id="switch">A switch</button>
    <button id="tab" role="tab" data-inline="tab">A tab</button>
    <form data-react><input type="radio" /></form>
    <a id="filter" role="button" href="#filtered">A filter</a>
    <section class="feature-panel"><a id="opener" data-in-page href="#try">Try it</a></section>`;
  const cycleTheme = jest.fn();
  const fetchScript = jest.fn(fetchFile);
  hydration = deferHydration(FILES, cycleTheme, fetchScript, linksNeedReact);
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
    ['focus in a form that React reads', () => find('input').focus()],
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
    ['the focus of a popover’s button', () => find('[popovertarget]').focus()],
    ['the focus of a control of an inline script', () => find('#tab').focus()],
  ])('loads nothing on %s', (_what, act) => {
    const { fetchScript } = openPage();
    act();
    expect(fetchScript).not.toHaveBeenCalled();
  });

  test('loads nothing on scrolling a page without such a control', () => {
    const { fetchScript } = openPage();
    find('#tile').remove();
    find('#switch').remove();
    document.dispatchEvent(new Event('scroll'));
    expect(fetchScript).not.toHaveBeenCalled();
  });

  test('replays deferred clicks once, in order, after hydration', async () => {
    openPage();
    const done: string[] = [];
    for (const id of ['tile', 'switch']) {
      find(`#${id}`).addEventListener('click', () => done.push(id));
    }
    find('#tile b').click();
    find('#switch').click();
    find('#tile').click();
    expect(done).toEqual([]);
    expect(document.documentElement.dataset.script).toBe('awaited');
    await hydration.open();
    expect(done).toEqual(['tile', 'switch', 'tile']);
    expect(document.documentElement).not.toHaveAttribute('data-script');
  });

  test('lets clicks pass after hydration', async () => {
    openPage();
    await hydration.open();
    const clicked = listen('#tile', 'click');
    find('#tile').click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('defers the space bar on a link that is a button', async () => {
    openPage();
    const pressed = listen('#filter', 'keydown');
    expect(press('#filter', ' ')).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
    await hydration.open();
    expect(pressed.mock.calls.map(([event]) => event.key)).toEqual([' ']);
  });

  test.each([
    ['ArrowRight', '#tab'],
    ['Enter', '#filter'],
    [' ', '#tile'],
    ['ArrowRight', 'a'],
  ])('lets the key "%s" on %s pass', (key, selector) => {
    openPage();
    const pressed = listen(selector, 'keydown');
    expect(press(selector, key)).toBe(true);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('lets clicks on links, popover buttons and controls of inline scripts pass', () => {
    openPage();
    const others = ['a', '#filter', '[popovertarget]', '#tab'];
    const clicked = others.map((each) => listen(each, 'click'));
    for (const each of others) find(each).click();
    for (const each of clicked) expect(each).toHaveBeenCalledTimes(1);
  });

  test('replays a click on the link that opens the demo in its tile', async () => {
    openPage();
    const clicked = listen('#opener', 'click');
    find('#opener').click();
    expect(clicked).not.toHaveBeenCalled();
    await hydration.open();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('lets a click with a modifier key on that link pass, which opens another tab', () => {
    openPage();
    const clicked = listen('#opener', 'click');
    find('#opener').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(clicked).toHaveBeenCalledTimes(1);
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

  test('loads scripts for links that change the route, and not for links that load a document', () => {
    const { fetchScript } = openPage(undefined, false);
    point('a', 'mouse');
    find('a').focus();
    expect(fetchScript).not.toHaveBeenCalled();
    find('#filter').dataset.inPage = '';
    point('#filter', 'mouse');
    expect(fetchScript).toHaveBeenCalledTimes(2);
  });
});

describe('deferHydration for a visitor who saves data', () => {
  beforeEach(() => media.set('(prefers-reduced-data: reduce)', true));

  test('loads nothing before a control needs it', () => {
    const { fetchScript } = openPage();
    press('a', 'Tab');
    find('a').focus();
    point('a', 'mouse');
    point('#tile b', 'touch');
    document.dispatchEvent(new Event('scroll'));
    expect(fetchScript).not.toHaveBeenCalled();
    find('#tile').click();
    expect(fetchScript).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['removes', true, 0],
    ['keeps', false, 1],
  ])('%s the speculation rules if saving data is %s', (_what, savesData, count) => {
    media.set('(prefers-reduced-data: reduce)', savesData);
    document.head.innerHTML = '<script type="speculationrules">{}</script>';
    openPage();
    expect(document.head.children).toHaveLength(count);
  });

  test('respects the setting of the connection', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    media.reset();
    const { fetchScript } = openPage();
    Reflect.deleteProperty(navigator, 'connection');
    point('a', 'mouse');
    expect(fetchScript).not.toHaveBeenCalled();
  });
});

describe('deferHydration after a failure', () => {
  const root = document.documentElement;
  const isFirst = (file: string) => !file.includes('?');

  /** Opens a page whose second script fails the first time, and waits for the failure. */
  async function openFailing(fails = (file: string) => file.startsWith('/app') && isFirst(file)) {
    const page = openPage((file) =>
      fails(file) ? Promise.reject(new Error('offline')) : Promise.resolve(),
    );
    find('#tile').click();
    await flushMicrotask();
    await flushMicrotask();
    expect(root.dataset.script).toBe('failed');
    page.fetchScript.mockClear();
    return page;
  }

  test.each([
    ['a touch', () => find('a').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['a key', () => press('a', 'Tab')],
    ['a click on a control', () => find('#tile').click()],
    ['the return of the connection', () => window.dispatchEvent(new Event('online'))],
  ])('loads a failed script again on %s, from another URL', async (_what, act) => {
    const { fetchScript } = await openFailing();
    act();
    act();
    expect(fetchScript.mock.calls).toEqual([['/app.js?1']]);
  });

  test('lets a click on the link to the demo pass', async () => {
    await openFailing();
    const clicked = listen('#opener', 'click');
    find('#opener').click();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('does not load again at each scroll', async () => {
    const { fetchScript } = await openFailing();
    document.dispatchEvent(new Event('scroll'));
    point('a', 'mouse');
    expect(fetchScript).not.toHaveBeenCalled();
  });

  test('forgets the clicks before the failure, and replays those after it', async () => {
    await openFailing();
    const clicked = listen('#tile', 'click');
    find('#tile').click();
    expect(root.dataset.script).toBe('failed');
    await hydration.open();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(root).not.toHaveAttribute('data-script');
  });

  test('starts Gatsby again when it could not fetch the page’s data', () => {
    const { fetchScript } = openPage(() => Promise.resolve());
    find('#tile').click();
    window.dispatchEvent(new Event('unhandledrejection'));
    expect(root.dataset.script).toBe('failed');
    window.dispatchEvent(new Event('online'));
    expect(fetchScript.mock.calls.slice(2)).toEqual([['/start.js?1']]);
  });
});
