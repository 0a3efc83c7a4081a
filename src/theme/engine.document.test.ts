/** @jest-environment node */
import { openPage } from '../../tests/unit/theme-page';
import { THEME } from './constants';

type Page = ReturnType<typeof openPage>;

const browserColors = ({ window }: Page) =>
  [...window.document.querySelectorAll('meta[name="theme-color"]')].map((meta) =>
    meta.getAttribute('content'),
  );

describe('startThemeEngine', () => {
  test.each(['light', 'dark'] as const)('sets the class %s on the root', (theme) => {
    const page = openPage({ cookie: theme, darkDevice: theme === 'light' });
    expect(page.root.className).toBe(theme);
  });

  test.each([
    ['dark', true],
    ['light', false],
  ])('resolves the theme system to %s on a device with that theme', (theme, darkDevice) => {
    expect(openPage({ cookie: 'system', darkDevice }).root.className).toBe(theme);
  });

  test('sets data-theme to the chosen theme', () => {
    const { root, engine } = openPage({ darkDevice: true });
    expect(root.dataset.theme).toBe('system');
    engine.choose('dark');
    expect(root.dataset.theme).toBe('dark');
  });

  test('replaces its class and keeps other classes', () => {
    const { root, engine } = openPage({
      cookie: 'light',
      prepare: ({ document }) => document.documentElement.classList.add('print'),
    });
    engine.choose('dark');
    expect(root.className).toBe('print dark');
  });

  test('sets both theme-color metas to the color of the theme', () => {
    const page = openPage({ cookie: 'dark', darkDevice: false });
    expect(browserColors(page)).toEqual([THEME.colors.dark, THEME.colors.dark]);
    page.engine.choose('light');
    expect(browserColors(page)).toEqual([THEME.colors.light, THEME.colors.light]);
  });

  test('follows the device while the theme is system', () => {
    const { root, setDarkDevice } = openPage({ cookie: 'system' });
    setDarkDevice(true);
    expect(root.className).toBe('dark');
    setDarkDevice(false);
    expect(root.className).toBe('light');
  });

  test('ignores the device while another theme is chosen', () => {
    const { root, setDarkDevice } = openPage({ cookie: 'light' });
    setDarkDevice(true);
    expect(root.className).toBe('light');
  });

  test('applies the device’s current theme when system is chosen', () => {
    const { root, engine, setDarkDevice } = openPage({ cookie: 'light' });
    setDarkDevice(true);
    engine.choose('system');
    expect(root.className).toBe('dark');
  });
});
