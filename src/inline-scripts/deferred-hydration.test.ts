import { deferHydration, type DeferredHydration } from './deferred-hydration';

const FILES = '/start.js /app.js';

const settle = () => new Promise<void>((resolve) => queueMicrotask(resolve));

let gate: DeferredHydration;

/** Opens a page with controls of each kind, before React is there. */
function openPage(fetchFile = (_file: string): Promise<unknown> => new Promise(() => {})) {
  document.body.innerHTML = `
    <a href="#there">A link</a>
    <button data-instant="theme">Toggle theme</button>
    <button popovertarget="menu">Open menu</button>
    <button id="tile"><b>A tile</b></button>
    <button id="tab" role="tab">A tab</button>
    <a id="filter" role="button" href="#filtered">A filter</a>`;
  const cycleTheme = jest.fn();
  const fetchScript = jest.fn(fetchFile);
  gate = deferHydration(FILES, cycleTheme, fetchScript);
  return { cycleTheme, fetchScript };
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** What React would do: tells of every event that reaches a control. */
function answer(selector: string, name: string) {
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

// A gate that is open minds nothing any more, so it leaves the next test alone.
afterEach(async () => {
  await gate.open();
});

test('nothing is fetched before the visitor does something', () => {
  expect(openPage().fetchScript).not.toHaveBeenCalled();
});

test.each([
  ['a key', () => press('a', 'Tab')],
  ['the focus', () => find('a').focus()],
  ['the mouse on a link', () => point('a', 'mouse')],
  ['a finger on a control of React’s', () => point('#tile b', 'touch')],
  ['scrolling a page that has such a control', () => document.dispatchEvent(new Event('scroll'))],
  ['a click on one', () => find('#tile').click()],
])('%s brings all scripts, in order and once', (_what, act) => {
  const { fetchScript } = openPage();
  act();
  act();
  expect(fetchScript.mock.calls).toEqual([['/start.js'], ['/app.js']]);
});

test.each([
  ['the mouse beside everything', () => point('body', 'mouse')],
  ['a finger on a link', () => point('a', 'touch')],
  ['a finger on what the browser opens', () => point('[popovertarget]', 'touch')],
])('%s brings none', (_what, act) => {
  const { fetchScript } = openPage();
  act();
  expect(fetchScript).not.toHaveBeenCalled();
});

test('a page without a control of React’s may be scrolled without its scripts', () => {
  const { fetchScript } = openPage();
  find('#tile').remove();
  find('#tab').remove();
  document.dispatchEvent(new Event('scroll'));
  expect(fetchScript).not.toHaveBeenCalled();
});

test('clicks before React are done after it has taken over, in order, once', async () => {
  openPage();
  const done: string[] = [];
  for (const id of ['tile', 'tab']) find(`#${id}`).addEventListener('click', () => done.push(id));
  find('#tile b').click();
  find('#tab').click();
  find('#tile').click();
  expect(done).toEqual([]);
  expect(document.documentElement.dataset.script).toBe('awaited');
  await gate.open();
  expect(done).toEqual(['tile', 'tab', 'tile']);
  expect(document.documentElement).not.toHaveAttribute('data-script');
});

test('after that clicks go their way', async () => {
  openPage();
  await gate.open();
  const clicked = answer('#tile', 'click');
  find('#tile').click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test.each([
  ['#tab', 'ArrowRight'],
  ['#tab', 'End'],
  ['#filter', ' '],
])('the key on %s that React answers waits for it: "%s"', async (selector, key) => {
  openPage();
  const pressed = answer(selector, 'keydown');
  expect(press(selector, key)).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
  await gate.open();
  expect(pressed.mock.calls.map(([event]) => event.key)).toEqual([key]);
});

test.each([
  ['#tab', 'Enter'],
  ['#tile', ' '],
  ['a', 'ArrowRight'],
])('the browser’s own keys are left to it: "%2$s" on %1$s', (selector, key) => {
  openPage();
  const pressed = answer(selector, 'keydown');
  expect(press(selector, key)).toBe(true);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('links and what the browser opens are clicked at once', () => {
  openPage();
  const clicked = ['a', '#filter', '[popovertarget]'].map((each) => answer(each, 'click'));
  for (const each of ['a', '#filter', '[popovertarget]']) find(each).click();
  for (const each of clicked) expect(each).toHaveBeenCalledTimes(1);
});

test('the theme changes at once, and not again when React is there', async () => {
  const { cycleTheme } = openPage();
  const clicked = answer('[data-instant]', 'click');
  find('[data-instant]').click();
  expect(cycleTheme).toHaveBeenCalledTimes(1);
  await gate.open();
  expect(clicked).not.toHaveBeenCalled();
  expect(find('[data-instant]')).toHaveAttribute('data-used');
});

test('when a script can’t be fetched, the root says so and nothing waits', async () => {
  openPage(() => Promise.reject(new Error('offline')));
  find('#tile').click();
  await settle();
  await settle();
  expect(document.documentElement.dataset.script).toBe('failed');
  const clicked = answer('#tile', 'click');
  find('#tile').click();
  expect(clicked).toHaveBeenCalledTimes(1);
});
