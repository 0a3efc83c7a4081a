import { defineIslands } from '../islands/island-element';
import { repeatMessages } from '../islands/repeat-messages';
import { startTheme } from '../theme/theme';
import { startFonts } from './fonts';
import { startHiddenTab } from './hidden-tab';
import { startLinkButtons } from './link-buttons';
import { startPictures } from './pictures';

/**
 * The page script: applies the theme before the first paint, lets islands start React, and does everything else that
 * isn't a control.
 * Exported, because esbuild treats an entry without exports as CommonJS and wraps each module.
 */
export const PARTS = [
  startTheme,
  startHiddenTab,
  repeatMessages,
  defineIslands,
  startLinkButtons,
  startPictures,
  startFonts,
];

for (const start of PARTS) {
  try {
    start();
  } catch (error) {
    // Continue with the other parts.
    reportError(error);
  }
}
