import { chooseTheme, startTheme } from './theme';

// The fixture site's names.
const COOKIE = 'soup-look';
const KEY = 'soup-ui-look';

const setCookie = (value: string, name = COOKIE, path = '/') => {
  document.cookie = `${name}=${value}; Path=${path}`;
};
const root = document.documentElement;

/** Starts as a page does: the storage counts when the document is complete. */
function start(): void {
  startTheme();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeAll(start);
afterEach(() => {
  setCookie('; Max-Age=0');
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test.each(['', 'purple', 'DARK', 'darkish', '%22dark%22'])(
  'the value "%s" of the cookie or the storage counts as missing',
  (value) => {
    setCookie(value);
    localStorage.setItem(KEY, value);
    start();
    expect(root.dataset.theme).toBe('system');
    localStorage.setItem(KEY, 'dark');
    start();
    expect(root.dataset.theme).toBe('dark');
  },
);

test('the storage isn’t opened before the document is complete', () => {
  localStorage.setItem(KEY, 'dark');
  const read = jest.spyOn(Storage.prototype, 'getItem');
  startTheme();
  expect(read).not.toHaveBeenCalled();
  expect(root.dataset.theme).toBe('system');
  read.mockRestore();
});

test('the first valid cookie of this name counts', () => {
  window.history.replaceState(null, '', '/blog/soup');
  setCookie('light', 'stew-look', '/blog/soup');
  setCookie('purple', COOKIE, '/blog');
  setCookie('dark');
  startTheme();
  expect(root.dataset.theme).toBe('dark');
});

test.each([
  [KEY, 'light', 'light'],
  [KEY, 'purple', 'dark'],
  [KEY, null, 'dark'],
  ['basket', 'light', 'dark'],
])('another tab that stores %s: %s gives %s, if the cookie says dark', (key, newValue, theme) => {
  chooseTheme('dark');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(root.dataset.theme).toBe(theme);
});

test.each([
  ['dark', 'dark'],
  ['purple', 'light'],
  ['; Max-Age=0', 'light'],
])('with the cookie "%s" a page that comes back from the history is %s', (value, theme) => {
  chooseTheme('light');
  setCookie(value);
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(root.dataset.theme).toBe(theme);
});
