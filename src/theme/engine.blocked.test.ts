/** @jest-environment node */
import type { DOMWindow } from 'jsdom';
import { openPage } from '../../tests/unit/theme-page';
import { THEME } from './constants';

const throwError = () => {
  throw new Error('SecurityError');
};

const blockStorage = (window: DOMWindow) =>
  Object.defineProperty(window, 'localStorage', { get: throwError });

const blockCookies = ({ document }: DOMWindow) =>
  Object.defineProperty(document, 'cookie', { get: throwError, set: throwError });

describe('startThemeEngine with blocked storage', () => {
  test('uses the cookie if storage throws', () => {
    const { engine, root, themeCookie } = openPage({ cookie: 'dark', prepare: blockStorage });
    expect(root.className).toBe('dark');
    engine.choose('light');
    expect(root.className).toBe('light');
    expect(themeCookie()?.value).toBe('light');
  });

  test('uses storage if cookies throw', () => {
    const { engine, root, window } = openPage({ stored: 'dark', prepare: blockCookies });
    expect(root.className).toBe('dark');
    engine.choose('light');
    expect(root.className).toBe('light');
    expect(window.localStorage.getItem(THEME.storageKey)).toBe('light');
  });

  test('keeps the choice in memory if both throw', () => {
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
});
