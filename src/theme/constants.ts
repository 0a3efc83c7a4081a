/** The themes to choose from; `system` follows the device. */
export const PREFERENCES = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof PREFERENCES)[number];

/** The window's event for a theme change. */
export const THEME_CHANGE = 'theme-change';

/** 365 days. */
export const THEME_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Values of `<meta name="theme-color">`, equal to `--color-page` (theme.css). */
export const THEME_COLORS = { light: '#fcf8f1', dark: '#101b16' } as const;
