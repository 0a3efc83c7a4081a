import site from '../../content/data/site.json';

/** What a visitor can choose. */
export const PREFERENCES = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof PREFERENCES)[number];

/** The facts that the pre-hydration script, the provider and the toggle share. */
export const THEME = {
  cookie: site.themeCookie,
  storageKey: site.themeStorageKey,
  parentDomain: site.parentDomain,
  changeEvent: `${site.themeCookie}-change`,
  cookieSeconds: 365 * 24 * 60 * 60,
  /** The browser's own colors around the page; each equals `--color-page` of its theme. */
  colors: { light: '#fcf8f1', dark: '#101b16' },
} as const;

/** The same, in the order of the engine's parameters. */
export const ENGINE_CONSTANTS = [
  THEME.cookie,
  THEME.storageKey,
  THEME.parentDomain,
  THEME.changeEvent,
  THEME.cookieSeconds,
  THEME.colors.light,
  THEME.colors.dark,
] as const;
