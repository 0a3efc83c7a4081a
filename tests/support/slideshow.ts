import type { Page } from '@playwright/test';

const CURRENT_DOT = '.hero-dot[aria-current]';

/** The animations that time the slideshow: their durations in ms, and whether they run. */
export const readSlideAnimations = (page: Page) =>
  page.locator(CURRENT_DOT).evaluate((dot) =>
    Object.fromEntries(
      dot
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ animationName, effect, playState }) => [
          animationName,
          { lasts: effect!.getComputedTiming().duration, runs: playState === 'running' },
        ]),
    ),
  );

/**
 * Advances the running animations of the slideshow.
 * @param time in ms
 * @returns the number of the slide that was current, from 1
 */
export const advanceTime = (page: Page, time: number) =>
  page.locator(CURRENT_DOT).evaluate((dot, passed) => {
    for (const animation of dot.getAnimations({ subtree: true })) {
      if (animation.playState === 'running') {
        animation.currentTime = Number(animation.currentTime) + passed;
      }
    }
    return [...document.querySelectorAll('.hero-dot')].indexOf(dot) + 1;
  }, time);
