// Named imports, because the bundler then takes no other field of the file into the script.
import { parentDomain, themeCookie, themeStorageKey } from '../../content/data/site.json';
import { PREFERENCES, THEME_COLORS, THEME_COOKIE_SECONDS, type ThemePreference } from './constants';

/** Whether the device prefers dark colors. */
export const darkDevice = () => matchMedia('(prefers-color-scheme: dark)');

/** A value as a theme; null for all but light, dark and system. */
export const validTheme = (value: string | null | undefined): ThemePreference | null =>
  PREFERENCES.find((preference) => preference === value) ?? null;

/** The result of an access to cookies or storage; null where they are blocked and throw. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The theme in the cookie, which the app writes, too. Of several cookies of this name, the first valid one counts. */
export const themeInCookie = (): ThemePreference | null =>
  attempt(() =>
    document.cookie
      .split('; ')
      .filter((each) => each.startsWith(`${themeCookie}=`))
      .map((each) => validTheme(each.slice(themeCookie.length + 1)))
      .find(Boolean),
  ) ?? null;

function writeCookie(preference: ThemePreference): void {
  const isShared = `.${location.hostname}`.endsWith(`.${parentDomain}`);
  document.cookie =
    `${themeCookie}=${preference}; Max-Age=${THEME_COOKIE_SECONDS}; Path=/; SameSite=Lax` +
    (isShared ? `; Domain=${parentDomain}` : '') +
    (location.protocol === 'https:' ? '; Secure' : '');
}

/** The theme in the cookie, else the one in the storage, which it copies into the cookie, else `system`. */
export function readTheme(): ThemePreference {
  const inCookie = themeInCookie();
  if (inCookie) return inCookie;
  const inStorage = attempt(() => validTheme(localStorage.getItem(themeStorageKey)));
  if (inStorage) attempt(() => writeCookie(inStorage));
  return inStorage ?? 'system';
}

/** Stores a theme in cookie and storage, as far as they aren't blocked. */
export function storeTheme(preference: ThemePreference): void {
  attempt(() => writeCookie(preference));
  attempt(() => localStorage.setItem(themeStorageKey, preference));
}

/** Gives the root the class of a theme, and the browser's bars their color. The root keeps the choice for `appliedTheme`. */
export function applyTheme(preference: ThemePreference): void {
  const root = document.documentElement;
  const isDark = preference === 'system' ? darkDevice().matches : preference === 'dark';
  root.classList.toggle('dark', isDark);
  root.classList.toggle('light', !isDark);
  root.dataset.theme = preference;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
    meta.content = THEME_COLORS[isDark ? 'dark' : 'light'];
}

/** The theme that the page has; null before one is applied. */
export const appliedTheme = (): ThemePreference | null =>
  validTheme(document.documentElement.dataset.theme);
