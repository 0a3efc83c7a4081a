/** @jest-environment node */
import { JSDOM, type DOMWindow } from 'jsdom';
import { createMedia, DARK_DEVICE } from '../../tests/unit/media';
import site from '../../content/data/site.json';
import { scriptThatCalls } from '../../tests/unit/script';
import { THEME_CHANGE, type ThemePreference } from '../theme/constants';
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
const HTML = `<!doctype html><html class="print">`;
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
    dispatch: (type: string) => window.dispatchEvent(new window.Event(type)),
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

  test('is system without cookie and storage, and leaves the other classes of the root', () => {
    const { root, cookie } = openPage({ isDark: true });
    expect(root.className).toBe('print dark');
    expect(cookie()).toBeUndefined();
  });
});

describe('a choice', () => {
  test('is written to cookie and storage, and announced in the page', () => {
    const page = openPage({ cookie: 'light' });
    page.engine.cycle();
    expect(page.changes).toEqual(['dark']);
    expect(page.cookie()?.value).toBe('dark');
    expect(page.window.localStorage.getItem(site.themeStorageKey)).toBe('dark');
  });

  test.each([
    [`https://app.${site.parentDomain}/recipes/soup`, site.parentDomain, false],
    [`https://${site.parentDomain}.attacker.test`, `${site.parentDomain}.attacker.test`, true],
    ['http://localhost:9000', 'localhost', true],
  ])('on %s is a cookie for %s, of that host only: %s', (url, domain, hostOnly) => {
    const { engine, cookie } = openPage({ url });
    engine.choose('dark');
    expect(cookie()).toMatchObject({ domain, hostOnly, secure: url.startsWith('https:') });
  });

  test.each([
    ['the storage throws', blockStorage],
    ['cookies throw', blockCookies],
  ])('lasts in the page if %s', (_what, prepare) => {
    const { engine, root, dispatch } = openPage({ prepare });
    engine.choose('dark');
    dispatch('pageshow');
    expect(engine.preference()).toBe('dark');
    expect(root.className).toBe('print dark');
  });
});

describe('a choice in another tab', () => {
  test.each([
    [site.themeStorageKey, 'purple'],
    [site.themeStorageKey, null],
    [null, null],
    ['basket', 'light'],
  ])('that stores %s: %s leaves the theme to the cookie', (key, value) => {
    const { engine, store } = openPage({ cookie: 'dark' });
    store(key, value);
    expect(engine.preference()).toBe('dark');
  });
});

describe('a choice in the app, which writes the shared cookie', () => {
  test('is applied when the page comes back from the browser’s history', () => {
    const { window, root, changes, dispatch } = openPage({ cookie: 'light' });
    window.document.cookie = `${site.themeCookie}=dark; ${SHARED}`;
    dispatch('pageshow');
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
