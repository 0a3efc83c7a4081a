/** @jest-environment node */
import { openPage } from '../../tests/unit/theme-page';
import { THEME } from './constants';

type Page = ReturnType<typeof openPage>;

const browserColors = ({ window }: Page) =>
  [...window.document.querySelectorAll('meta[name="theme-color"]')].map((meta) =>
    meta.getAttribute('content'),
  );

test.each(['light', 'dark'] as const)('a %s theme is the class of the root', (theme) => {
  const page = openPage({ cookie: theme, darkDevice: theme === 'light' });
  expect(page.root.className).toBe(theme);
});

test.each([
  [true, 'dark'],
  [false, 'light'],
])('where dark mode of the device is %s, the system’s theme is %s', (darkDevice, theme) => {
  expect(openPage({ cookie: 'system', darkDevice }).root.className).toBe(theme);
});

test('the root tells which theme was chosen', () => {
  const { root, engine } = openPage({ darkDevice: true });
  expect(root.dataset.theme).toBe('system');
  engine.choose('dark');
  expect(root.dataset.theme).toBe('dark');
});

test('a choice replaces the class and leaves other classes alone', () => {
  const { root, engine } = openPage({
    cookie: 'light',
    prepare: ({ document }) => document.documentElement.classList.add('print'),
  });
  engine.choose('dark');
  expect(root.className).toBe('print dark');
});

test('both colors of the browser’s own surface follow the theme, not the device', () => {
  const page = openPage({ cookie: 'dark', darkDevice: false });
  expect(browserColors(page)).toEqual([THEME.colors.dark, THEME.colors.dark]);
  page.engine.choose('light');
  expect(browserColors(page)).toEqual([THEME.colors.light, THEME.colors.light]);
});

test('the system’s theme follows the device while the page is open', () => {
  const { root, setDarkDevice } = openPage({ cookie: 'system' });
  setDarkDevice(true);
  expect(root.className).toBe('dark');
  setDarkDevice(false);
  expect(root.className).toBe('light');
});

test('a chosen theme stays when the device changes', () => {
  const { root, setDarkDevice } = openPage({ cookie: 'light' });
  setDarkDevice(true);
  expect(root.className).toBe('light');
});

test('going back to the system’s theme applies what the device says by then', () => {
  const { root, engine, setDarkDevice } = openPage({ cookie: 'light' });
  setDarkDevice(true);
  engine.choose('system');
  expect(root.className).toBe('dark');
});
