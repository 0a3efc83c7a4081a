/** @jest-environment node */
import type { DOMWindow } from 'jsdom';
import { openPage } from '../../tests/unit/theme-page';
import { THEME } from './constants';

const refuse = () => {
  throw new Error('SecurityError');
};

const blockStorage = (window: DOMWindow) =>
  Object.defineProperty(window, 'localStorage', { get: refuse });

const blockCookies = ({ document }: DOMWindow) =>
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });

test('where storage throws, the theme is read from and written to the cookie', () => {
  const { engine, root, themeCookie } = openPage({ cookie: 'dark', prepare: blockStorage });
  expect(root.className).toBe('dark');
  engine.choose('light');
  expect(root.className).toBe('light');
  expect(themeCookie()?.value).toBe('light');
});

test('where cookies throw, the theme is read from and written to the storage', () => {
  const { engine, root, window } = openPage({ stored: 'dark', prepare: blockCookies });
  expect(root.className).toBe('dark');
  engine.choose('light');
  expect(root.className).toBe('light');
  expect(window.localStorage.getItem(THEME.storageKey)).toBe('light');
});

test('where both throw, a choice lasts as long as the page', () => {
  const { engine, root } = openPage({
    prepare: (window) => {
      blockStorage(window);
      blockCookies(window);
    },
  });
  expect(engine.preference()).toBe('system');
  engine.choose('dark');
  expect(engine.preference()).toBe('dark');
  expect(root.className).toBe('dark');
});
