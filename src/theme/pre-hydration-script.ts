import { THEME } from './constants';
import { startThemeEngine } from './engine';

/** The arguments of `startThemeEngine`, in the order of its parameters. */
export const ENGINE_CONSTANTS = [
  THEME.cookie,
  THEME.storageKey,
  THEME.parentDomain,
  THEME.changeEvent,
  THEME.cookieSeconds,
  THEME.colors.light,
  THEME.colors.dark,
] as const;

/** Applies the theme before the first paint and sets `window.themeEngine` for the provider. */
export const preHydrationScript = `window.themeEngine=(${startThemeEngine})(${ENGINE_CONSTANTS.map((constant) => JSON.stringify(constant)).join()})`;
