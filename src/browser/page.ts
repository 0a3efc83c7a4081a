import { defineIslands } from '../islands/island-element';
import { repeatMessages } from '../islands/repeat-messages';
import { startFonts } from './fonts';
import { startHiddenTab } from './hidden-tab';
import { startPictures } from './pictures';
import { run } from './run';

/**
 * The page script: lets islands start React, and does everything else that isn't a control. It comes at the end of a
 * document, or of its first sight if the document says where that ends, so that a slow network brings the headline with
 * the first 14 kB, which arrive together.
 * Exported for the same reason as in head.ts.
 */
export const PARTS = [startHiddenTab, repeatMessages, defineIslands, startPictures, startFonts];

run(PARTS);
