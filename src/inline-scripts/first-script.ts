import { runSlideshow } from './slideshow';
import { preHydrationScript } from '../theme/pre-hydration-script';
import { deferHydration } from './deferred-hydration';
import { runFeatureTiles } from './feature-tiles';
import { FONTS_MARK, loadFontsLate } from './late-fonts';
import { runMarquee } from './marquee';
import { runTabs } from './tabs';
import { NAVIGATION_TIMES, showNavigationProgress } from './navigation-progress';
import { canPrerender } from './speculation-rules';

/** Marks the inline script for the build, which replaces the attribute by the page's script URLs. */
export const FIRST_SCRIPT_MARK = 'data-first-script';

/**
 * The inline script in the head of every document. It handles what can't wait for React, and loads React
 * when it is needed. Its text is the same in all documents, so that one CSP hash covers it. The attribute
 * `data-files` names the scripts of the page, `data-panels` the contents of the feature explorer
 * (build/postprocess/scripts/defer-scripts.ts).
 */
export const firstScript = `${preHydrationScript};
(${loadFontsLate})(${JSON.stringify(FONTS_MARK)});
(${runSlideshow})();
(${runTabs})();
(${runMarquee})();
(${runFeatureTiles})(document.currentScript.dataset.panels);
window.navigationProgress=(${showNavigationProgress})(${Object.values(NAVIGATION_TIMES).join()});
window.hydration=(${deferHydration})(document.currentScript.dataset.files,window.themeEngine.cycle,(file)=>import(file),!(${canPrerender})())`;
