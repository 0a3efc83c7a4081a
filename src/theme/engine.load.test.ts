/** @jest-environment node */
import { openPage } from '../../tests/unit/theme-page';
import { THEME } from './constants';

const NONSENSE = ['', 'purple', 'DARK', 'darkish', 'undefined', '%22dark%22'];

test('the cookie comes first', () => {
  const { engine } = openPage({ cookie: 'dark', stored: 'light' });
  expect(engine.preference()).toBe('dark');
});

test('without a cookie the stored theme counts and is copied into the cookie', () => {
  const { engine, themeCookie } = openPage({ stored: 'light' });
  expect(engine.preference()).toBe('light');
  expect(themeCookie()?.value).toBe('light');
});

test('without either the theme is the system’s, and nothing is written', () => {
  const { engine, themeCookie } = openPage();
  expect(engine.preference()).toBe('system');
  expect(themeCookie()).toBeUndefined();
});

test.each(NONSENSE)('a cookie that says "%s" counts as missing', (cookie) => {
  const { engine, themeCookie } = openPage({ cookie, stored: 'dark' });
  expect(engine.preference()).toBe('dark');
  expect(themeCookie()?.value).toBe('dark');
});

test.each(NONSENSE)('a storage that says "%s" counts as missing', (stored) => {
  const { engine, themeCookie } = openPage({ stored });
  expect(engine.preference()).toBe('system');
  expect(themeCookie()).toBeUndefined();
});

test.each([`my-${THEME.cookie}`, `${THEME.cookie}-2`])('the cookie %s is another one', (name) => {
  const { engine } = openPage({
    prepare: ({ document }) => {
      document.cookie = `${name}=dark`;
      document.cookie = `${THEME.cookie}=light`;
    },
  });
  expect(engine.preference()).toBe('light');
});

test('the cookie is found among others', () => {
  const { engine } = openPage({
    prepare: ({ document }) => {
      document.cookie = 'visits=3';
      document.cookie = `${THEME.cookie}=dark`;
      document.cookie = 'basket=empty';
    },
  });
  expect(engine.preference()).toBe('dark');
});
