import { THEME } from './constants';
import { startThemeEngine, type ThemeEngine } from './engine';

declare global {
  interface Window {
    themeEngine?: ThemeEngine;
  }
}

/** The engine that the pre-hydration script started, or a new one where that script did not run. */
export function currentEngine(): ThemeEngine {
  window.themeEngine ??= startThemeEngine(THEME);
  return window.themeEngine;
}
