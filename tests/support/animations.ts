import type { Page } from '@playwright/test';

/** Records the animations outside the hero in documents that are opened from now on. */
export const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    const fading: string[] = [];
    Object.assign(window, { fading });
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (target instanceof Element && !target.closest('.hero')) fading.push(animationName);
    });
  });

/** The names of the animations that have started. */
export const animationsOf = (page: Page) =>
  page.evaluate<string[]>(() => Reflect.get(window, 'fading'));
