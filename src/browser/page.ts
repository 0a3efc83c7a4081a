import { startCategoryFilter } from './category-filter';
import { startFeatureTiles } from './feature-tiles';
import { startFonts } from './fonts';
import { startIslandTaps } from './island-taps';
import { startMarquee } from './marquee';
import { startMenu } from './menu';
import { startPictures } from './pictures';
import { startPrefetch } from './links';
import { startSlideshow } from './slideshow';
import { startTabs } from './tabs';
import { startThemeEngine } from './theme-engine';
import { startThemeToggle } from './theme-toggle';

/**
 * The script in the head of every document. It applies the theme before the first paint, and runs the
 * controls of all pages by listeners on the document: React renders these controls at build time only.
 */
const CONTROLS = [
  startThemeEngine,
  startThemeToggle,
  startMenu,
  startIslandTaps,
  startSlideshow,
  startTabs,
  startMarquee,
  startPictures,
  startFeatureTiles,
  startCategoryFilter,
  startPrefetch,
  startFonts,
];

for (const start of CONTROLS) {
  try {
    start();
  } catch (error) {
    // One control that fails doesn't end the others.
    reportError(error);
  }
}
