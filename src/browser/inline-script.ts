import { MENU_ID, WIDE_SCREEN } from '../components/site-header/menu';
import { THEME } from '../theme/constants';
import { startThemeEngine } from './theme-engine';
import { runCategoryFilter } from './category-filter';
import { runFeatureTiles } from './feature-tiles';
import { FIRST_FONTS } from '../styles/web-fonts';
import { FONTS_MARK, loadFontsLate } from './fonts';
import { PREFETCH_ARGUMENTS, prefetchLinks } from './links';
import { runMarquee } from './marquee';
import { fetchPictures } from './pictures';
import { runMenu } from './menu';
import { runSlideshow } from './slideshow';
import { runTabs } from './tabs';
import { runThemeToggle } from './theme-toggle';

/** A call of a function by its text, so that the script needs no file and runs before the first paint. */
const call = <Arguments extends readonly unknown[]>(
  run: (...values: Arguments) => unknown,
  ...values: Arguments
) => `(${run})(${values.map((value) => JSON.stringify(value)).join()})`;

/**
 * The script in the head of every document. It applies the theme before the first paint, and runs the
 * controls of all pages by listeners on the document. React renders these controls once and never changes them.
 */
export const inlineScript = [
  `window.themeEngine=${call(startThemeEngine, THEME)}`,
  `(${runThemeToggle})(window.themeEngine)`,
  call(runMenu, MENU_ID, WIDE_SCREEN),
  call(runSlideshow),
  call(runTabs),
  call(runMarquee),
  call(fetchPictures),
  call(runFeatureTiles),
  call(runCategoryFilter),
  call(prefetchLinks, ...PREFETCH_ARGUMENTS),
  call(loadFontsLate, FONTS_MARK, FIRST_FONTS),
].join(';\n');
