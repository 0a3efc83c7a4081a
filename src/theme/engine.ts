import type { ThemePreference } from './constants';

/** The one place that reads, applies, stores and announces the theme. */
export type ThemeEngine = {
  /** The current choice. */
  preference(): ThemePreference;
  /** Chooses, applies and stores a theme, and tells everyone in the page. */
  choose(preference: ThemePreference): void;
  /** Goes on to the next choice: light, dark, system, light. */
  cycle(): void;
};

/**
 * Starts the theme (specification, sections 4 and 7). After every change of the choice the window gets
 * the event `changeEvent`.
 *
 * Its text is part of the page's first script, before anything is painted. So it uses nothing from
 * outside its own body but the browser, and syntax that compiles to itself (no `?.`). Where cookies or
 * storage are blocked and throw, the theme lasts as long as the page. Each constant is a parameter of its
 * own, which the minifier puts where it is used; those of an object it leaves there, with their names.
 */
export function startThemeEngine(
  cookie: string,
  storageKey: string,
  parentDomain: string,
  changeEvent: string,
  cookieSeconds: number,
  lightColor: string,
  darkColor: string,
): ThemeEngine {
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

  const readCookie = () => {
    const [, rest = ''] = `; ${document.cookie}`.split(`; ${cookie}=`);
    return valid(rest.split(';')[0]);
  };

  const writeCookie = (preference: ThemePreference) => {
    const { hostname, protocol } = location;
    const isShared = `.${hostname}`.endsWith(`.${parentDomain}`);
    document.cookie =
      `${cookie}=${preference}; Max-Age=${cookieSeconds}; Path=/; SameSite=Lax` +
      (isShared ? `; Domain=${parentDomain}` : '') +
      (protocol === 'https:' ? '; Secure' : '');
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
      .forEach((meta) => (meta.content = dark ? darkColor : lightColor));
  };

  const change = (preference: ThemePreference) => {
    current = preference;
    apply();
    dispatchEvent(new Event(changeEvent));
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
    if (key === storageKey || key === null) change(valid(newValue) || 'system');
  });

  return {
    preference: () => current,
    choose,
    cycle: () => choose(current === 'light' ? 'dark' : current === 'dark' ? 'system' : 'light'),
  };
}
