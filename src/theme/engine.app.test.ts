/** @jest-environment node */
import { openPage } from '../../tests/unit/theme-page';
import { THEME } from './constants';

type Page = ReturnType<typeof openPage>;

const SHARED = `Path=/; Domain=${THEME.parentDomain}`;

/** Writes the shared cookie, as the app does on its own host. */
const chooseInApp = ({ window }: Page, preference: string) => {
  window.document.cookie = `${THEME.cookie}=${preference}; ${SHARED}`;
};

const returns: [string, (page: Page) => void][] = [
  ['pageshow', ({ window }) => window.dispatchEvent(new window.Event('pageshow'))],
  [
    'visibilitychange',
    ({ window }) => window.document.dispatchEvent(new window.Event('visibilitychange')),
  ],
  ['refresh', ({ engine }) => engine.refresh()],
];

describe('a theme chosen in the app', () => {
  test.each(returns)('is applied on %s, and dispatches the change event', (_name, comeBack) => {
    const page = openPage({ cookie: 'light' });
    const listener = jest.fn();
    page.window.addEventListener(THEME.changeEvent, listener);
    chooseInApp(page, 'dark');
    comeBack(page);
    expect(page.engine.preference()).toBe('dark');
    expect(page.root.className).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is followed by the next theme when the toggle is used', () => {
    const page = openPage({ cookie: 'light' });
    chooseInApp(page, 'dark');
    page.engine.refresh();
    page.engine.cycle();
    expect(page.themeCookie()?.value).toBe('system');
  });
});

describe('refresh', () => {
  test('dispatches nothing when the cookie has not changed', () => {
    const page = openPage({ cookie: 'dark' });
    const listener = jest.fn();
    page.window.addEventListener(THEME.changeEvent, listener);
    page.engine.refresh();
    expect(listener).not.toHaveBeenCalled();
  });

  test.each(['purple', ''])('keeps the theme if the cookie has the invalid value "%s"', (value) => {
    const page = openPage({ cookie: 'dark' });
    chooseInApp(page, value);
    page.engine.refresh();
    expect(page.engine.preference()).toBe('dark');
  });

  test('keeps a choice that could not be stored', () => {
    const { engine } = openPage({
      prepare: ({ document }) =>
        Object.defineProperty(document, 'cookie', {
          get() {
            throw new Error('SecurityError');
          },
        }),
    });
    engine.choose('dark');
    engine.refresh();
    expect(engine.preference()).toBe('dark');
  });
});
