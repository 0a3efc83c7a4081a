// Named imports, so that the bundler drops the rest of the file.
import { parentDomain, themeCookie, themeStorageKey } from '../../content/data/site.json';
import {
  PREFERENCES,
  THEME_CHANGE,
  THEME_COLORS,
  THEME_COOKIE_SECONDS,
  type ThemePreference,
} from './constants';

const darkDevice = () => matchMedia('(prefers-color-scheme: dark)');

const validTheme = (value: string | null | undefined): ThemePreference | null =>
  PREFERENCES.find((preference) => preference === value) ?? null;

/** The result of accessing cookies or storage, or null if they are blocked. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Whether the page's domain shares the cookie with the app. */
const isShared = (): boolean => `.${location.hostname}`.endsWith(`.${parentDomain}`);

/** The values of the cookies with the theme's name, which differ by domain or path. */
const cookieValues = (): string[] =>
  document.cookie
    .split('; ')
    .filter((each) => each.startsWith(`${themeCookie}=`))
    .map((each) => each.slice(themeCookie.length + 1));

/**
 * Deletes the cookies of this host only. Browsers name an older one first, so that it would hide the shared one, which
 * the app writes as well.
 */
function deleteOwnCookies(): void {
  const { hostname } = location;
  const expired = `${themeCookie}=; Max-Age=0; Path=/`;
  document.cookie = expired;
  if (hostname !== parentDomain) document.cookie = `${expired}; Domain=${hostname}`;
}

/** The theme in the first valid cookie. The app writes it as well. */
const themeInCookie = (): ThemePreference | null =>
  attempt(() => {
    if (isShared() && cookieValues().length > 1) deleteOwnCookies();
    return cookieValues().map(validTheme).find(Boolean);
  }) ?? null;

function writeCookie(preference: ThemePreference): void {
  if (isShared()) deleteOwnCookies();
  document.cookie =
    `${themeCookie}=${preference}; Max-Age=${THEME_COOKIE_SECONDS}; Path=/; SameSite=Lax` +
    (isShared() ? `; Domain=${parentDomain}` : '') +
    (location.protocol === 'https:' ? '; Secure' : '');
}

function writeStorage(preference: ThemePreference): void {
  // Other tabs get no event for an equal value, although the cookie has changed.
  localStorage.removeItem(themeStorageKey);
  localStorage.setItem(themeStorageKey, preference);
}

/** Reads the cookie; without a valid one, reads the storage and copies its value to the cookie; else `system`. */
function readTheme(): ThemePreference {
  const inCookie = themeInCookie();
  if (inCookie) return inCookie;
  const inStorage = attempt(() => validTheme(localStorage.getItem(themeStorageKey)));
  if (inStorage) attempt(() => writeCookie(inStorage));
  return inStorage ?? 'system';
}

/** Sets the class and `data-theme` of `<html>`, and the color of the browser's toolbar. */
function applyTheme(preference: ThemePreference): void {
  const root = document.documentElement;
  const isDark = preference === 'system' ? darkDevice().matches : preference === 'dark';
  root.classList.toggle('dark', isDark);
  root.classList.toggle('light', !isDark);
  root.dataset.theme = preference;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
    meta.content = THEME_COLORS[isDark ? 'dark' : 'light'];
}

/** The page's theme; `system` before `startTheme` has run. */
export const currentTheme = (): ThemePreference =>
  validTheme(document.documentElement.dataset.theme) ?? 'system';

/** Applies a theme and announces it with `THEME_CHANGE` on the window, unless the page already has it. */
function changeTheme(preference: ThemePreference): void {
  if (preference === currentTheme()) return;
  applyTheme(preference);
  dispatchEvent(new Event(THEME_CHANGE));
}

/** Stores a theme in cookie and storage, unless they are blocked, and applies it. */
export function chooseTheme(preference: ThemePreference): void {
  attempt(() => writeCookie(preference));
  attempt(() => writeStorage(preference));
  changeTheme(preference);
}

/**
 * Applies the cookie's theme before the first paint, then follows other tabs, the app and the device, in visible, hidden
 * and prerendered pages, with or without React. Only the head script calls it.
 */
export function startTheme(): void {
  applyTheme(themeInCookie() ?? 'system');
  document.addEventListener('DOMContentLoaded', startStorage);
  // The app writes the cookie. If cookies are blocked, the theme stays the same.
  const refresh = () => changeTheme(themeInCookie() ?? currentTheme());
  addEventListener('pageshow', refresh);
  for (const event of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(event, refresh);
  darkDevice().addEventListener('change', () => applyTheme(currentTheme()));
}

/**
 * Follows other tabs, and applies the storage's theme if there is no cookie. Not before the first paint, because opening
 * the storage takes 30 ms on a slow phone: only visitors who have lost the cookie and kept the storage see a change.
 */
function startStorage(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeStorageKey) changeTheme(validTheme(newValue) ?? readTheme());
  });
  changeTheme(readTheme());
}
