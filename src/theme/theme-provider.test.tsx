import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import site from '../../tests/content/data/site.json';
import { THEME_CHANGE } from './constants';
import { applyTheme } from './stored-theme';
import { ThemeProvider, useTheme } from './theme-provider';

function Choice({ place }: { place: string }) {
  const { preference, cycle } = useTheme();
  return <button onClick={cycle}>{`${place}: ${preference}`}</button>;
}

const provided = (place: string) => (
  <ThemeProvider>
    <Choice place={place} />
  </ThemeProvider>
);

const setCookie = (value: string) => {
  document.cookie = `${site.themeCookie}=${value}; Path=/`;
};
const cookie = () => document.cookie;

/** Renders a choice on a page with a theme. */
function open(theme: 'light' | 'dark' | 'system' = 'system') {
  applyTheme(theme);
  render(provided('header'));
}

const press = () => act(() => screen.getByText(/^header/).click());

afterEach(() => {
  setCookie('; Max-Age=0');
  localStorage.clear();
});

test('useTheme throws outside a provider', () => {
  expect(() => renderHook(() => useTheme())).toThrow(
    'useTheme must be used within a ThemeProvider',
  );
});

test('cycles light, dark, system, and stores, applies and announces each', () => {
  const announced = jest.fn();
  window.addEventListener(THEME_CHANGE, announced);
  open('light');
  for (const [theme, shown] of [
    ['dark', 'dark'],
    ['system', 'light'],
    ['light', 'light'],
  ]) {
    press();
    expect(screen.getByText(`header: ${theme}`)).toBeVisible();
    expect(cookie()).toBe(`${site.themeCookie}=${theme}`);
    expect(localStorage.getItem(site.themeStorageKey)).toBe(theme);
    expect(document.documentElement).toHaveClass(shown!, { exact: true });
  }
  expect(announced).toHaveBeenCalledTimes(3);
  window.removeEventListener(THEME_CHANGE, announced);
});

test('every provider of the page has the same theme', () => {
  applyTheme('system');
  render(
    <>
      {provided('header')}
      {provided('footer')}
    </>,
  );
  act(() => screen.getByText('header: system').click());
  expect(screen.getByText('footer: light')).toBeVisible();
});

test.each([
  [site.themeStorageKey, 'light', 'light'],
  [site.themeStorageKey, 'purple', 'dark'],
  [site.themeStorageKey, null, 'dark'],
  [null, null, 'dark'],
  ['basket', 'light', 'dark'],
])('another tab that stores %s: %s gives %s, if the cookie has dark', (key, newValue, theme) => {
  setCookie('dark');
  open('dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  expect(screen.getByText(`header: ${theme}`)).toBeVisible();
});

// The app writes the same cookie.
test.each([
  ['dark', 'dark'],
  ['purple', 'light'],
  ['; Max-Age=0', 'light'],
])('with the cookie "%s" a page that comes back from the history has %s', (value, theme) => {
  setCookie('light');
  open('light');
  setCookie(value);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow')));
  expect(screen.getByText(`header: ${theme}`)).toBeVisible();
});

test('the theme is system on the server, and read where no script has applied one', () => {
  expect(renderToString(provided('header'))).toContain('header: system');
  delete document.documentElement.dataset.theme;
  setCookie('dark');
  render(provided('header'));
  expect(screen.getByText('header: dark')).toBeVisible();
});
