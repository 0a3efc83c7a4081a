/** @jest-environment node */
import { JSDOM, type DOMWindow } from 'jsdom';
import { createMedia, DARK_DEVICE } from '../../tests/unit/media';
import site from '../../content/data/site.json';
import { scriptThatCalls } from '../../tests/unit/script';
import {
  THEME_CHANGE,
  THEME_COLORS,
  THEME_COOKIE_SECONDS,
  type ThemePreference,
} from '../theme/constants';
import './theme-engine';

type Visit = {
  url?: string;
  /** The theme in the cookie and in the local storage. */
  cookie?: string;
  stored?: string;
  /** Whether the device is in dark mode. */
  isDark?: boolean;
  /** Changes the window before the script runs. */
  prepare?(window: DOMWindow): void;
};

const SCRIPT = scriptThatCalls('startThemeEngine', 'theme-engine');
const HTML = `<!doctype html><html class="print"><meta name="theme-color"><meta name="theme-color">`;
const SHARED = `Path=/; Domain=${site.parentDomain}`;
const ALL_INVALID = ['', 'purple', 'DARK', 'darkish', '%22dark%22'];

/** Opens a page in a window of its own and runs the engine. */
function openPage({ cookie, stored, isDark = false, prepare, ...visit }: Visit = {}) {
  const url = visit.url ?? `https://www.${site.parentDomain}/blog`;
  const { window, cookieJar } = new JSDOM(HTML, { url, runScripts: 'outside-only' });
  const media = createMedia();
  window.matchMedia = media.match;
  media.set(DARK_DEVICE, isDark);
  if (cookie !== undefined) window.document.cookie = `${site.themeCookie}=${cookie}; ${SHARED}`;
  if (stored !== undefined) window.localStorage.setItem(site.themeStorageKey, stored);
  prepare?.(window);
  window.eval(SCRIPT);

  const changes: ThemePreference[] = [];
  const engine = window.themeEngine!;
  window.addEventListener(THEME_CHANGE, () => changes.push(engine.preference()));
  return {
    window,
    engine,
    /** The themes of the change events, in order. */
    changes,
    root: window.document.documentElement,
    setDevice: (dark: boolean) => media.set(DARK_DEVICE, dark),
    dispatch: (type: string, target: EventTarget = window) =>
      target.dispatchEvent(new window.Event(type)),
    /** The theme's cookie as the browser keeps it. */
    cookie: () => cookieJar.getCookiesSync(url).find(({ key }) => key === site.themeCookie),
    /** Tells the page that another tab has written to the storage. */
    store: (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new window.StorageEvent('storage', { key, newValue })),
  };
}

const refuse = () => {
  throw new Error('SecurityError');
};
const blockStorage = (window: DOMWindow) =>
  Object.defineProperty(window, 'localStorage', { get: refuse });
const blockCookies = ({ document }: DOMWindow) =>
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });

describe('the theme on load', () => {
  test.each(ALL_INVALID)('is not the invalid value "%s" of the cookie or the storage', (value) => {
    const fromStorage = openPage({ cookie: value, stored: 'dark' });
    expect(fromStorage.engine.preference()).toBe('dark');
    expect(fromStorage.cookie()?.value).toBe('dark');
    expect(openPage({ stored: value }).engine.preference()).toBe('system');
  });

  test('comes from the cookie of this name, and of several from the first valid one', () => {
    const { engine } = openPage({
      prepare: ({ document }) => {
        document.cookie = `my-${site.themeCookie}=light; Path=/blog`;
        document.cookie = `${site.themeCookie}=purple; Path=/blog`;
        document.cookie = `${site.themeCookie}=dark; ${SHARED}`;
      },
    });
    expect(engine.preference()).toBe('dark');
  });
});

describe('the document', () => {
  test.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)(
    'with the theme %s on a dark device: %s, has the class %s',
    (cookie, isDark, shown) => {
      const { root, window } = openPage({ cookie, isDark });
      expect(root.className).toBe(`print ${shown}`);
      expect(root.dataset.theme).toBe(cookie);
      const metas = [...window.document.querySelectorAll('meta')];
      expect(metas.map(({ content }) => content)).toEqual([
        THEME_COLORS[shown],
        THEME_COLORS[shown],
      ]);
    },
  );
});

describe('a choice', () => {
  test.each([
    ['light', 'dark'],
    ['dark', 'system'],
    ['system', 'light'],
  ] as const)('after %s is %s', (cookie, next) => {
    const page = openPage({ cookie });
    page.engine.cycle();
    expect(page.engine.preference()).toBe(next);
    expect(page.changes).toEqual([next]);
    expect(page.cookie()?.value).toBe(next);
    expect(page.window.localStorage.getItem(site.themeStorageKey)).toBe(next);
  });

  test.each([
    [`https://${site.parentDomain}`, site.parentDomain, false],
    [`https://app.${site.parentDomain}/recipes/soup`, site.parentDomain, false],
    [`https://not${site.parentDomain}`, `not${site.parentDomain}`, true],
    [`https://${site.parentDomain}.attacker.test`, `${site.parentDomain}.attacker.test`, true],
    ['http://localhost:9000', 'localhost', true],
  ])('on %s is a cookie for %s, of that host only: %s', (url, domain, hostOnly) => {
    const { engine, cookie } = openPage({ url });
    engine.choose('dark');
    expect(cookie()).toMatchObject({
      value: 'dark',
      domain,
      hostOnly,
      path: '/',
      sameSite: 'lax',
      maxAge: THEME_COOKIE_SECONDS,
      secure: url.startsWith('https:'),
    });
  });

  test.each([
    ['the storage throws', blockStorage],
    ['cookies throw', blockCookies],
    ['both throw', (window: DOMWindow) => [blockStorage(window), blockCookies(window)]],
  ])('lasts in the page if %s', (_what, prepare) => {
    const { engine, root, dispatch } = openPage({ prepare });
    engine.choose('dark');
    dispatch('pageshow');
    expect(engine.preference()).toBe('dark');
    expect(root.className).toBe('print dark');
  });
});

describe('a choice in another tab', () => {
  test('is applied and announced in the page', () => {
    const { root, store, changes } = openPage({ cookie: 'light' });
    store('basket', 'dark');
    store(site.themeStorageKey, 'dark');
    expect(root.className).toBe('print dark');
    expect(changes).toEqual(['dark']);
  });

  test.each([
    [site.themeStorageKey, 'purple'],
    [site.themeStorageKey, null],
    [null, null],
  ])('that stores %s: %s leaves the theme to the cookie', (key, value) => {
    const { engine, store, window } = openPage({ cookie: 'dark' });
    store(key, value);
    expect(engine.preference()).toBe('dark');
    window.document.cookie = `${site.themeCookie}=; Max-Age=0; ${SHARED}`;
    store(key, value);
    expect(engine.preference()).toBe('system');
  });
});

describe('a choice in the app, which writes the shared cookie', () => {
  test.each(['pageshow', 'visibilitychange'])('is applied on %s', (type) => {
    const { window, root, changes, dispatch } = openPage({ cookie: 'light' });
    const target = type === 'pageshow' ? window : window.document;
    dispatch(type, target);
    window.document.cookie = `${site.themeCookie}=dark; ${SHARED}`;
    dispatch(type, target);
    expect(root.className).toBe('print dark');
    expect(changes).toEqual(['dark']);
  });

  test.each(['purple', ''])('is ignored if it is "%s"', (value) => {
    const { window, engine, dispatch } = openPage({ cookie: 'dark' });
    window.document.cookie = `${site.themeCookie}=${value}; ${SHARED}`;
    dispatch('pageshow');
    expect(engine.preference()).toBe('dark');
  });
});
