import { defineIslands } from '../islands/island-element';
import { repeatMessages } from '../islands/repeat-messages';
import { startFonts } from './fonts';
import { startHiddenTab } from './hidden-tab';
import { startPictures } from './pictures';
import { run } from './run';

/**
 * The page script: lets islands start React, and does everything else that isn't a control. In a document that
 * says where its first sight ends, it comes there, so that a slow network brings that sight with the first 14 kB, which
 * arrive together. In others it is in the head.
 * Exported for the same reason as in head.ts.
 */
export const PARTS = [startHiddenTab, repeatMessages, defineIslands, startPictures, startFonts];

run(PARTS);
