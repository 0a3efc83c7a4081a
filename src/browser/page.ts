import { applyTheme, readTheme } from '../theme/stored-theme';
import { startBeforeReact } from './before-react';
import { startFonts } from './fonts';
import { startPictures } from './pictures';
import { startPrefetch } from './links';

/**
 * The script in the head of every document. It applies the theme before the first paint, and does what isn't a
 * control: React runs those (src/islands).
 * Without an export esbuild would take an entry for CommonJS, and wrap each part of the script.
 */
export const PARTS = [
  () => applyTheme(readTheme()),
  startBeforeReact,
  startPictures,
  startPrefetch,
  startFonts,
];

for (const start of PARTS) {
  try {
    start();
  } catch (error) {
    // One part that fails doesn't end the others.
    reportError(error);
  }
}
