import type { ThemePreference, ThemeSettings } from '../theme/constants';

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
 * Loads and applies the theme. Every choice dispatches `changeEvent` on the window. If cookies or storage
 * are blocked and throw, the choice lasts until the page is closed.
 * The text of this function is part of the inline script, which runs before the first paint: it must not
 * use anything outside its body.
 */
export function startThemeEngine(settings: ThemeSettings): ThemeEngine {
  const { cookie, storageKey, parentDomain, changeEvent, cookieSeconds, colors } = settings;
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');

  const valid = (value: string | null | undefined) =>
    /^(light|dark|system)$/.test(value!) ? (value as ThemePreference) : null;

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
      .filter((each) => each.startsWith(`${cookie}=`))
      .map((each) => valid(each.slice(cookie.length + 1)))
      .find(Boolean);

  const writeCookie = (preference: ThemePreference) => {
    const isShared = `.${location.hostname}`.endsWith(`.${parentDomain}`);
    document.cookie =
      `${cookie}=${preference}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax` +
      (isShared ? `; Domain=${parentDomain}` : '') +
      (location.protocol === 'https:' ? '; Secure' : '');
  };

  const load = () =>
    attempt(readCookie) ||
    attempt(() => {
      const stored = valid(localStorage.getItem(storageKey));
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
      .forEach((meta) => (meta.content = dark ? colors.dark : colors.light));
  };

  const change = (preference: ThemePreference) => {
    current = preference;
    apply();
    dispatchEvent(new Event(changeEvent));
  };

  const refresh = () => {
    const chosen = attempt(readCookie);
    if (chosen && chosen !== current) change(chosen);
  };

  const choose = (preference: ThemePreference) => {
    attempt(() => writeCookie(preference));
    attempt(() => localStorage.setItem(storageKey, preference));
    change(preference);
  };

  let current: ThemePreference = load();
  apply();
  system.addEventListener('change', apply);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey || key === null) change(valid(newValue) || load());
  });
  // The app writes the same cookie, and a visitor may return from it to a page that is still open.
  addEventListener('pageshow', refresh);
  document.addEventListener('visibilitychange', refresh);

  return {
    preference: () => current,
    choose,
    cycle: () => choose(current === 'light' ? 'dark' : current === 'dark' ? 'system' : 'light'),
  };
}

declare global {
  interface Window {
    /** Set by the inline script (src/browser/inline-script.ts). */
    themeEngine?: ThemeEngine;
  }
}

/**
 * The engine that the page's inline script has started.
 * @throws when that script did not run; nothing else starts the theme
 */
export function currentEngine(): ThemeEngine {
  if (!window.themeEngine) throw new Error('The inline script of the page did not run.');
  return window.themeEngine;
}
