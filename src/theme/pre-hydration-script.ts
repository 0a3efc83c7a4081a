import { ENGINE_CONSTANTS } from './constants';
import { startThemeEngine } from './engine';

/** The script that applies the theme before the first paint, and leaves its engine to the provider. */
export const preHydrationScript = `window.themeEngine=(${startThemeEngine})(${ENGINE_CONSTANTS.map((constant) => JSON.stringify(constant)).join()})`;
