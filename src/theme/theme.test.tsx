import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { chooseTheme, startTheme } from './theme';
import { ThemeProvider, useTheme } from './theme-provider';

// The fixture site's names.
const COOKIE = 'soup-look';
const KEY = 'soup-ui-look';

function Toggle() {
  const { preference, cycle } = useTheme();
  return <button onClick={cycle}>{preference}</button>;
}

const toggle = (
  <ThemeProvider>
    <Toggle />
  </ThemeProvider>
);

const setCookie = (value: string, name = COOKIE, path = '/') => {
  document.cookie = `${name}=${value}; Path=${path}`;
};
const root = document.documentElement;

beforeAll(startTheme);
afterEach(() => {
  setCookie('; Max-Age=0');
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('useTheme throws outside a provider', () => {
  expect(() => renderHook(() => useTheme())).toThrow(
    'useTheme must be used within a ThemeProvider',
  );
});

test('the theme is system on the server', () => {
  expect(renderToString(toggle)).toBe('<button>system</button>');
});

test('the toggle cycles from light to dark to system to light, and stores and announces each', () => {
  const announced = jest.fn();
  window.addEventListener('theme-change', announced);
  chooseTheme('light');
  render(toggle);
  for (const [theme, shown] of [
    ['dark', 'dark'],
    ['system', 'light'],
    ['light', 'light'],
  ] as const) {
    act(() => screen.getByRole('button').click());
    expect(screen.getByText(theme)).toBeVisible();
    expect(document.cookie).toBe(`${COOKIE}=${theme}`);
    expect(localStorage.getItem(KEY)).toBe(theme);
    expect(root).toHaveClass(shown, { exact: true });
  }
  expect(announced).toHaveBeenCalledTimes(4);
});

test.each(['', 'purple', 'DARK', 'darkish', '%22dark%22'])(
  'the value "%s" of the cookie or the storage counts as missing',
  (value) => {
    setCookie(value);
    localStorage.setItem(KEY, value);
    startTheme();
    expect(root.dataset.theme).toBe('system');
    localStorage.setItem(KEY, 'dark');
    startTheme();
    expect(root.dataset.theme).toBe('dark');
  },
);

test('without a cookie, the storage is read and copied into it', () => {
  localStorage.setItem(KEY, 'dark');
  startTheme();
  expect(document.cookie).toBe(`${COOKIE}=dark`);
  localStorage.setItem(KEY, 'light');
  startTheme();
  expect(root.dataset.theme).toBe('dark');
});

test('the first valid cookie of this name counts', () => {
  window.history.replaceState(null, '', '/blog/soup');
  setCookie('light', `my-${COOKIE}`, '/blog/soup');
  setCookie('purple', COOKIE, '/blog');
  setCookie('dark');
  startTheme();
  expect(root.dataset.theme).toBe('dark');
});

test.each([
  [KEY, 'light', 'light'],
  [KEY, 'purple', 'dark'],
  [KEY, null, 'dark'],
  [null, null, 'dark'],
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

test('other tabs hear of a choice that the storage already contains', () => {
  localStorage.setItem(KEY, 'system');
  setCookie('dark');
  startTheme();
  const removed = jest.spyOn(Storage.prototype, 'removeItem');
  chooseTheme('system');
  // The removal's event: browsers fire none for an equal value.
  expect(removed).toHaveBeenCalledWith(KEY);
  expect(localStorage.getItem(KEY)).toBe('system');
});
