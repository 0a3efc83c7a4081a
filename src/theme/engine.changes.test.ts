/** @jest-environment node */
import { openPage } from '../../tests/unit/theme-page';
import { THEME } from './constants';

type Page = ReturnType<typeof openPage>;

/** What this page hears when another tab of the site writes to the storage. */
function hearOtherTab({ window }: Page, key: string | null, newValue: string | null) {
  window.dispatchEvent(new window.StorageEvent('storage', { key, newValue }));
}

test('a choice is broadcast in the page', () => {
  const { window, engine } = openPage();
  const heard: string[] = [];
  window.addEventListener(THEME.changeEvent, () => heard.push(engine.preference()));
  engine.choose('dark');
  engine.choose('system');
  expect(heard).toEqual(['dark', 'system']);
});

test.each([
  ['light', 'dark'],
  ['dark', 'system'],
  ['system', 'light'],
] as const)('the cycle goes on from %s to %s', (now, next) => {
  const { engine } = openPage({ cookie: now });
  engine.cycle();
  expect(engine.preference()).toBe(next);
});

test('a choice is stored, which other tabs hear', () => {
  const { window, engine } = openPage();
  engine.choose('dark');
  expect(window.localStorage.getItem(THEME.storageKey)).toBe('dark');
});

test('another tab’s choice is applied and broadcast here', () => {
  const page = openPage({ cookie: 'light' });
  const listener = jest.fn();
  page.window.addEventListener(THEME.changeEvent, listener);
  hearOtherTab(page, THEME.storageKey, 'dark');
  expect(page.engine.preference()).toBe('dark');
  expect(page.root.className).toBe('dark');
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each([
  ['nonsense', THEME.storageKey, 'purple'],
  ['the removal of the theme', THEME.storageKey, null],
  ['the removal of everything', null, null],
])('%s in another tab means the system’s theme', (_what, key, newValue) => {
  const page = openPage({ cookie: 'dark' });
  hearOtherTab(page, key, newValue);
  expect(page.engine.preference()).toBe('system');
});

test('what another tab stores under another key is nothing to the theme', () => {
  const page = openPage({ cookie: 'light' });
  hearOtherTab(page, 'basket', 'dark');
  expect(page.engine.preference()).toBe('light');
});
