import { runFeatureTiles } from '../../site/src/inline-scripts/feature-tiles';
import { runMarquee } from '../../site/src/inline-scripts/marquee';
import { runSlideshow } from '../../site/src/inline-scripts/slideshow';
import { runTabs } from '../../site/src/inline-scripts/tabs';
import { preHydrationScript } from '../../site/src/theme/pre-hydration-script';

const cycleThemeOnClick = () =>
  document.addEventListener('click', ({ target }) => {
    const toggle = (target as Element).closest<HTMLElement>('[data-inline=theme]');
    if (toggle) window.themeEngine!.cycle();
  });

/** The site's inline script without the part that loads React, which Astro's islands do. */
export const firstScript = `${preHydrationScript};
(${runSlideshow})();
(${runTabs})();
(${runMarquee})();
(${runFeatureTiles})();
(${cycleThemeOnClick})();`;
