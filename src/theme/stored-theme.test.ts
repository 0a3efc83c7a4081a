import site from '../../tests/content/data/site.json';
import { readTheme } from './stored-theme';

const setCookie = (value: string, name = site.themeCookie, path = '/') => {
  document.cookie = `${name}=${value}; Path=${path}`;
};
const store = (theme: string) => localStorage.setItem(site.themeStorageKey, theme);

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
    expect(readTheme()).toBe('system');
    store('dark');
    expect(readTheme()).toBe('dark');
  },
);

test('the storage is read without a cookie, and copied into it', () => {
  store('dark');
  readTheme();
  expect(document.cookie).toBe(`${site.themeCookie}=dark`);
  store('light');
  expect(readTheme()).toBe('dark');
});

test('of several cookies the first valid one of this name counts', () => {
  window.history.replaceState(null, '', '/blog/soup');
  setCookie('light', `my-${site.themeCookie}`, '/blog/soup');
  setCookie('purple', site.themeCookie, '/blog');
  setCookie('dark');
  expect(readTheme()).toBe('dark');
});
