import type { ThemeEngine } from './engine';

declare global {
  interface Window {
    themeEngine?: ThemeEngine;
  }
}

/**
 * The engine that the page's first script has started.
 * @throws when that script did not run: nothing else starts the theme
 */
export function currentEngine(): ThemeEngine {
  if (!window.themeEngine) throw new Error('The first script of the page did not run.');
  return window.themeEngine;
}
