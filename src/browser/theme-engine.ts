// Named imports, because the bundler then takes no other field of the file into the script.
import { parentDomain, themeCookie, themeStorageKey } from '../../content/data/site.json';
import {
  PREFERENCES,
  THEME_CHANGE,
  THEME_COLORS,
  THEME_COOKIE_SECONDS,
  type ThemePreference,
} from '../theme/constants';

/** Reads, applies, stores and announces the theme. Nothing else does. */
export type ThemeEngine = {
  /** The chosen theme. */
  preference(): ThemePreference;
  /** Applies and stores a theme, and dispatches the change event. */
  choose(preference: ThemePreference): void;
  /** Chooses the next theme: light, dark, system, light. */
  cycle(): void;
};

/**
 * Loads and applies the theme, and keeps the engine in `window.themeEngine`. Every choice dispatches
 * `THEME_CHANGE` on the window. If cookies or storage are blocked and throw, the choice lasts until the page is
 * closed.
 */
export function startThemeEngine(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');

  const valid = (value: string | null | undefined) =>
    PREFERENCES.find((preference) => preference === value) ?? null;

  const attempt = <T>(action: () => T): T | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };

  const readCookie = () =>
    document.cookie
      .split('; ')
      .filter((each) => each.startsWith(`${themeCookie}=`))
      .map((each) => valid(each.slice(themeCookie.length + 1)))
      .find(Boolean);

  const writeCookie = (preference: ThemePreference) => {
    const isShared = `.${location.hostname}`.endsWith(`.${parentDomain}`);
    document.cookie =
      `${themeCookie}=${preference}; Max-Age=${THEME_COOKIE_SECONDS}; Path=/; SameSite=Lax` +
      (isShared ? `; Domain=${parentDomain}` : '') +
      (location.protocol === 'https:' ? '; Secure' : '');
  };

  const load = () =>
    attempt(readCookie) ||
    attempt(() => {
      const stored = valid(localStorage.getItem(themeStorageKey));
      attempt(() => stored && writeCookie(stored));
      return stored;
    }) ||
    'system';

  const apply = () => {
    const dark = current === 'system' ? system.matches : current === 'dark';
    root.classList.toggle('dark', dark);
    root.classList.toggle('light', !dark);
    root.dataset.theme = current;
    document
      .querySelectorAll<HTMLMetaElement>('[name=theme-color]')
      .forEach((meta) => (meta.content = dark ? THEME_COLORS.dark : THEME_COLORS.light));
  };

  const change = (preference: ThemePreference) => {
    current = preference;
    apply();
    dispatchEvent(new Event(THEME_CHANGE));
  };

  const refresh = () => {
    const chosen = attempt(readCookie);
    if (chosen && chosen !== current) change(chosen);
  };

  const choose = (preference: ThemePreference) => {
    attempt(() => writeCookie(preference));
    attempt(() => localStorage.setItem(themeStorageKey, preference));
    change(preference);
  };

  let current: ThemePreference = load();
  apply();
  system.addEventListener('change', apply);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === themeStorageKey || key === null) change(valid(newValue) || load());
  });
  // The app writes the same cookie, and a visitor may return from it to a page that is still open.
  addEventListener('pageshow', refresh);
  document.addEventListener('visibilitychange', refresh);

  window.themeEngine = {
    preference: () => current,
    choose,
    cycle: () => choose(current === 'light' ? 'dark' : current === 'dark' ? 'system' : 'light'),
  };
}

declare global {
  interface Window {
    /** Set by the script of every document (page.ts); missing if that script didn't run. */
    themeEngine?: ThemeEngine;
  }
}
