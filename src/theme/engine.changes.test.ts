/** @jest-environment node */
import { openPage } from '../../tests/unit/theme-page';
import { THEME } from './constants';

type Page = ReturnType<typeof openPage>;

/** Dispatches the storage event that a write in another tab causes. */
function storeInOtherTab({ window }: Page, key: string | null, newValue: string | null) {
  window.dispatchEvent(new window.StorageEvent('storage', { key, newValue }));
}

describe('ThemeEngine', () => {
  test('dispatches the change event for each choice', () => {
    const { window, engine } = openPage();
    const preferences: string[] = [];
    window.addEventListener(THEME.changeEvent, () => preferences.push(engine.preference()));
    engine.choose('dark');
    engine.choose('system');
    expect(preferences).toEqual(['dark', 'system']);
  });

  test.each([
    ['light', 'dark'],
    ['dark', 'system'],
    ['system', 'light'],
  ] as const)('cycles from %s to %s', (now, next) => {
    const { engine } = openPage({ cookie: now });
    engine.cycle();
    expect(engine.preference()).toBe(next);
  });

  test('stores the choice for other tabs', () => {
    const { window, engine } = openPage();
    engine.choose('dark');
    expect(window.localStorage.getItem(THEME.storageKey)).toBe('dark');
  });

  test('applies another tab’s choice and dispatches the change event', () => {
    const page = openPage({ cookie: 'light' });
    const listener = jest.fn();
    page.window.addEventListener(THEME.changeEvent, listener);
    storeInOtherTab(page, THEME.storageKey, 'dark');
    expect(page.engine.preference()).toBe('dark');
    expect(page.root.className).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  describe.each([
    ['an invalid value', THEME.storageKey, 'purple'],
    ['the removal of the theme', THEME.storageKey, null],
    ['the removal of everything', null, null],
  ])('after %s in another tab', (_what, key, newValue) => {
    test('keeps the theme of a valid cookie', () => {
      const page = openPage({ cookie: 'dark' });
      storeInOtherTab(page, key, newValue);
      expect(page.engine.preference()).toBe('dark');
      expect(page.themeCookie()?.value).toBe('dark');
    });

    test('falls back to the system’s theme without a cookie', () => {
      const page = openPage();
      page.engine.choose('dark');
      page.window.document.cookie = `${THEME.cookie}=; Max-Age=0; Path=/; Domain=${THEME.parentDomain}`;
      page.window.localStorage.clear();
      storeInOtherTab(page, key, newValue);
      expect(page.engine.preference()).toBe('system');
    });
  });

  test('ignores other storage keys', () => {
    const page = openPage({ cookie: 'light' });
    storeInOtherTab(page, 'basket', 'dark');
    expect(page.engine.preference()).toBe('light');
  });
});
