import { startTheme } from '../theme/theme';
import { startEarlyTaps } from './early-taps';
import { startFallbacks } from './fallbacks';
import { run } from './run';

/**
 * The head script: only what has to happen before the first paint, because it delays it.
 * Exported, because esbuild treats an entry without exports as CommonJS and wraps each module.
 */
export const PARTS = [startTheme, startEarlyTaps, startFallbacks];

run(PARTS);
