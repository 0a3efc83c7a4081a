/** @jest-environment node */
import { openPage } from '../../tests/unit/theme-page';
import { THEME } from './constants';

const INVALID = ['', 'purple', 'DARK', 'darkish', 'undefined', '%22dark%22'];

describe('the initial theme', () => {
  test('comes from the cookie first', () => {
    const { engine } = openPage({ cookie: 'dark', stored: 'light' });
    expect(engine.preference()).toBe('dark');
  });

  test('comes from storage without a cookie and is copied to the cookie', () => {
    const { engine, themeCookie } = openPage({ stored: 'light' });
    expect(engine.preference()).toBe('light');
    expect(themeCookie()?.value).toBe('light');
  });

  test('is system without cookie and storage, and writes nothing', () => {
    const { engine, themeCookie } = openPage();
    expect(engine.preference()).toBe('system');
    expect(themeCookie()).toBeUndefined();
  });

  test.each(INVALID)('ignores the invalid cookie "%s"', (cookie) => {
    const { engine, themeCookie } = openPage({ cookie, stored: 'dark' });
    expect(engine.preference()).toBe('dark');
    expect(themeCookie()?.value).toBe('dark');
  });

  test.each(INVALID)('ignores the invalid stored value "%s"', (stored) => {
    const { engine, themeCookie } = openPage({ stored });
    expect(engine.preference()).toBe('system');
    expect(themeCookie()).toBeUndefined();
  });

  test.each([`my-${THEME.cookie}`, `${THEME.cookie}-2`])('ignores the cookie %s', (name) => {
    const { engine } = openPage({
      prepare: ({ document }) => {
        document.cookie = `${name}=dark`;
        document.cookie = `${THEME.cookie}=light`;
      },
    });
    expect(engine.preference()).toBe('light');
  });

  test('comes from the theme cookie among other cookies', () => {
    const { engine } = openPage({
      prepare: ({ document }) => {
        document.cookie = 'visits=3';
        document.cookie = `${THEME.cookie}=dark`;
        document.cookie = 'basket=empty';
      },
    });
    expect(engine.preference()).toBe('dark');
  });
});
