import { runSlideshow } from './slideshow';
import { preHydrationScript } from '../theme/pre-hydration-script';
import { deferHydration } from './deferred-hydration';
import { FONTS_MARK, loadFontsLate } from './late-fonts';
import { syncPopoverState } from './menu-state';

/** The attribute by which the build finds the first script, and in whose place it says what differs. */
export const FIRST_SCRIPT_MARK = 'data-first-script';

/**
 * The one script of every document, in its head: it does what can't wait for React, and fetches React
 * when it is wanted. It is the same in all documents; which scripts a page needs is said by
 * `data-files` of its element (build/postprocess/scripts/defer-scripts.ts).
 */
export const firstScript = `${preHydrationScript};
(${syncPopoverState})();
(${loadFontsLate})(${JSON.stringify(FONTS_MARK)});
(${runSlideshow})();
window.hydration=(${deferHydration})(document.currentScript.dataset.files,window.themeEngine.cycle,(file)=>import(file))`;
