import { startTheme } from '../theme/theme';
import { startFonts } from './fonts';
import { startLinkButtons } from './link-buttons';
import { startPrefetch } from './links';
import { startPictures } from './pictures';
import { startReact } from './react';

/**
 * The script in the head of every document. It applies the theme before the first paint, loads React, and does what
 * isn't a control.
 * Exported, because esbuild would take an entry without an export for CommonJS, and wrap each part of the script.
 */
export const PARTS = [
  startTheme,
  startReact,
  startLinkButtons,
  startPictures,
  startPrefetch,
  startFonts,
];

for (const start of PARTS) {
  try {
    start();
  } catch (error) {
    // The other parts go on.
    reportError(error);
  }
}
