import { startTheme } from '../theme/theme';
import { startEarlyTaps } from './early-taps';
import { startFallbacks } from './fallbacks';
import { startLinkButtons } from './link-buttons';
import { run } from './run';

/**
 * The head script: only what has to happen before the first paint, because it delays it, and what answers taps and keys
 * from then on.
 * Exported, because esbuild treats an entry without exports as CommonJS and wraps each module.
 */
export const PARTS = [startTheme, startEarlyTaps, startLinkButtons, startFallbacks];

run(PARTS);
