// Named imports, so that the bundler leaves the rest of the file out of what visitors load.
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

/** The result of accessing cookies or storage; null where they are blocked and throw. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The theme in the cookie, which the app writes as well. The first valid cookie of this name counts. */
const themeInCookie = (): ThemePreference | null =>
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

function writeStorage(preference: ThemePreference): void {
  // Other tabs get no event if the value stays the same, although their cookie has changed.
  if (localStorage.getItem(themeStorageKey) === preference)
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

/** Sets the root's class and `data-theme`, and the color of the browser's bars. */
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

/** Stores a theme in cookie and storage, where they aren't blocked, and changes the page to it. */
export function chooseTheme(preference: ThemePreference): void {
  attempt(() => writeCookie(preference));
  attempt(() => writeStorage(preference));
  changeTheme(preference);
}

/**
 * Applies the stored theme before the first paint, and follows other tabs, the app and the device from then on,
 * whether the page is visible, hidden or prerendered, with or without React. Only the page script calls it.
 */
export function startTheme(): void {
  applyTheme(readTheme());
  // The app writes the cookie. Where cookies are blocked, the page keeps its theme.
  const refresh = () => changeTheme(themeInCookie() ?? currentTheme());
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeStorageKey || key === null) changeTheme(validTheme(newValue) ?? readTheme());
  });
  addEventListener('pageshow', refresh);
  for (const event of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(event, refresh);
  darkDevice().addEventListener('change', () => applyTheme(currentTheme()));
}
