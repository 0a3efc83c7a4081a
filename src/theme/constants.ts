import site from '../../content/data/site.json';

/** The themes to choose from; `system` follows the device. */
export const PREFERENCES = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof PREFERENCES)[number];

/** The settings of the theme, shared by the inline script and the components. */
export const THEME = {
  cookie: site.themeCookie,
  storageKey: site.themeStorageKey,
  parentDomain: site.parentDomain,
  changeEvent: `${site.themeCookie}-change`,
  cookieSeconds: 365 * 24 * 60 * 60,
  /** Values of `<meta name="theme-color">`; each equals `--color-page` of its theme (theme.css). */
  colors: { light: '#fcf8f1', dark: '#101b16' },
} as const;

export type ThemeSettings = typeof THEME;
