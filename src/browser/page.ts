import { startCategoryFilter } from '../sections/blog/category-filter.browser';
import { startFeatureTiles } from '../sections/home/features/feature-tiles.browser';
import { startFonts } from './fonts';
import { startIslandTaps } from '../islands/island-taps.browser';
import { startMarquee } from '../sections/home/trending/recipe-marquee.browser';
import { startMenu } from '../components/site-header/menu.browser';
import { startPictures } from './pictures';
import { startPrefetch } from './links';
import { startSight } from './sight';
import { startSlideshow } from '../sections/home/hero/slideshow.browser';
import { startTabs } from '../sections/home/audiences/tabs.browser';
import { startThemeEngine } from './theme-engine';
import { startThemeToggle } from '../components/theme-toggle/theme-toggle.browser';

/**
 * The script in the head of every document. It applies the theme before the first paint, and runs the
 * controls of all pages by listeners on the document: React renders these controls at build time only.
 * Without an export esbuild would take an entry for CommonJS, and wrap each part of the script.
 */
export const CONTROLS = [
  startThemeEngine,
  startThemeToggle,
  startMenu,
  startIslandTaps,
  startSight,
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
