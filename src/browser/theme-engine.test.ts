import site from '../../content/data/site.json';
import { startThemeEngine } from './theme-engine';

const setCookie = (value: string, name = site.themeCookie, path = '/') => {
  document.cookie = `${name}=${value}; Path=${path}`;
};
const store = (theme: string) => localStorage.setItem(site.themeStorageKey, theme);

/** The theme of a page that is opened now. */
function themeOnLoad() {
  startThemeEngine();
  return window.themeEngine!.preference();
}

afterEach(() => {
  setCookie('; Max-Age=0');
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test.each(['', 'purple', 'DARK', 'darkish', '%22dark%22'])(
  'the value "%s" of the cookie or the storage counts as missing',
  (value) => {
    setCookie(value);
    store(value);
    expect(themeOnLoad()).toBe('system');
    store('dark');
    expect(themeOnLoad()).toBe('dark');
  },
);

test('of several cookies the first valid one of this name counts', () => {
  window.history.replaceState(null, '', '/blog/soup');
  setCookie('light', `my-${site.themeCookie}`, '/blog/soup');
  setCookie('purple', site.themeCookie, '/blog');
  setCookie('dark');
  expect(themeOnLoad()).toBe('dark');
});

test.each([
  [site.themeStorageKey, 'purple'],
  [site.themeStorageKey, null],
  [null, null],
  ['basket', 'light'],
])('another tab that stores %s: %s leaves the theme to the cookie', (key, newValue) => {
  setCookie('dark');
  themeOnLoad();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(window.themeEngine!.preference()).toBe('dark');
});

// The app writes the same cookie.
test.each([
  ['dark', 'dark'],
  ['purple', 'light'],
  ['', 'light'],
])('with the cookie "%s" a page that comes back from the history has %s', (value, theme) => {
  setCookie('light');
  themeOnLoad();
  setCookie(value);
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(window.themeEngine!.preference()).toBe(theme);
});
