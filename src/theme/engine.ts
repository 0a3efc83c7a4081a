import type { ThemeConstants, ThemePreference } from './constants';

/** The one place that reads, applies, stores and announces the theme. */
export type ThemeEngine = {
  /** The current choice. */
  preference(): ThemePreference;
  /** Chooses, applies and stores a theme, and tells everyone in the page. */
  choose(preference: ThemePreference): void;
  /** Calls back after every change of the choice; returns how to stop. */
  subscribe(listener: () => void): () => void;
};

/**
 * Starts the theme (specification, sections 4 and 7).
 *
 * It runs twice from one source: its text is the script in the document's head, before anything is
 * painted, and the provider calls it where that script did not run. So it uses nothing from outside
 * its own body but the browser, and syntax that needs no helper when compiled. Where cookies or
 * storage are blocked and throw, the theme lasts as long as the page.
 */
export function startThemeEngine(constants: ThemeConstants): ThemeEngine {
  const root = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)');

  const valid = (value: string | null | undefined): ThemePreference | null =>
    value === 'light' || value === 'dark' || value === 'system' ? value : null;

  const attempt = <T>(action: () => T): T | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };

  const readCookie = () => {
    const start = `${constants.cookie}=`;
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(start));
    return valid(pair && pair.slice(start.length));
  };

  const writeCookie = (preference: ThemePreference) => {
    const { hostname, protocol } = window.location;
    const shared =
      hostname === constants.parentDomain || hostname.endsWith(`.${constants.parentDomain}`);
    document.cookie =
      `${constants.cookie}=${preference}; Max-Age=${constants.cookieSeconds}; Path=/; SameSite=Lax` +
      (shared ? `; Domain=${constants.parentDomain}` : '') +
      (protocol === 'https:' ? '; Secure' : '');
  };

  const load = (): ThemePreference => {
    const fromCookie = attempt(readCookie);
    if (fromCookie) return fromCookie;
    const stored = attempt(() => valid(window.localStorage.getItem(constants.storageKey)));
    if (stored) attempt(() => writeCookie(stored));
    return stored || 'system';
  };

  const apply = (preference: ThemePreference) => {
    const dark = preference === 'dark' || (preference === 'system' && system.matches);
    root.classList.toggle('dark', dark);
    root.classList.toggle('light', !dark);
    root.dataset.theme = preference;
    const color = dark ? constants.colors.dark : constants.colors.light;
    document
      .querySelectorAll('meta[name="theme-color"]')
      .forEach((meta) => meta.setAttribute('content', color));
  };

  let current = load();
  apply(current);

  const change = (preference: ThemePreference) => {
    current = preference;
    apply(current);
    window.dispatchEvent(new CustomEvent(constants.changeEvent, { detail: preference }));
  };

  system.addEventListener('change', () => apply(current));
  window.addEventListener('storage', (event) => {
    if (event.key === constants.storageKey || event.key === null) {
      change(valid(event.newValue) || 'system');
    }
  });

  return {
    preference: () => current,
    choose: (preference) => {
      attempt(() => writeCookie(preference));
      attempt(() => window.localStorage.setItem(constants.storageKey, preference));
      change(preference);
    },
    subscribe: (listener) => {
      window.addEventListener(constants.changeEvent, listener);
      return () => window.removeEventListener(constants.changeEvent, listener);
    },
  };
}
