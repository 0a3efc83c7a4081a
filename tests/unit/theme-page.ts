import { JSDOM, type DOMWindow } from 'jsdom';
import { THEME } from '../../src/theme/constants';
import { preHydrationScript } from '../../src/theme/pre-hydration-script';
import { createMedia, DARK_DEVICE } from './media';

type Visit = {
  url?: string;
  /** The theme in the cookie and in local storage. */
  cookie?: string;
  stored?: string;
  /** Whether the device is in dark mode. */
  darkDevice?: boolean;
  /** Changes the window before the script runs. */
  prepare?(window: DOMWindow): void;
};

const HTML = `<!doctype html>
  <meta name="theme-color" media="(prefers-color-scheme: light)" content="">
  <meta name="theme-color" media="(prefers-color-scheme: dark)" content="">`;

/** Opens a page in its own jsdom window and runs the theme's inline script. */
export function openPage(visit: Visit = {}) {
  const { url = `https://www.${THEME.parentDomain}`, cookie, stored, darkDevice = false } = visit;
  const { window, cookieJar } = new JSDOM(HTML, { url, runScripts: 'outside-only' });
  const media = createMedia();
  window.matchMedia = media.match;
  media.set(DARK_DEVICE, darkDevice);
  if (cookie !== undefined) {
    window.document.cookie = `${THEME.cookie}=${cookie}; Path=/; Domain=${THEME.parentDomain}`;
  }
  if (stored !== undefined) window.localStorage.setItem(THEME.storageKey, stored);
  visit.prepare?.(window);

  window.eval(preHydrationScript);
  return {
    window,
    root: window.document.documentElement,
    engine: window.themeEngine!,
    setDarkDevice: (dark: boolean) => media.set(DARK_DEVICE, dark),
    /** The theme's cookie in the cookie jar. */
    themeCookie: () => cookieJar.getCookiesSync(url).find(({ key }) => key === THEME.cookie),
  };
}
