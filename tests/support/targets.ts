import type { Page } from '@playwright/test';

/** The minimum size of a target in pixels with a mouse (WCAG 2.5.8) and on touch (WCAG 2.5.5). */
export const LEAST = { mouse: 24, touch: 44 };

/** The controls that are smaller, except links inside text. */
export const findSmallTargets = (page: Page, least: number) =>
  page.evaluate((size) => {
    const isWithinText = (target: Element) => {
      const text = target.closest('p, li, td, dd, figcaption')?.textContent ?? '';
      const isInline = getComputedStyle(target).display === 'inline';
      return isInline && text.trim().length > target.textContent.trim().length;
    };

    // The target may be the label of a control or a pseudo-element that covers its parent.
    const areaOf = (target: Element) => {
      const cover = getComputedStyle(target, '::after');
      if (cover.position !== 'absolute' || cover.content === 'none') {
        return (target.closest('label') ?? target).getBoundingClientRect();
      }
      // It may also be larger than its control.
      const isItsOwn = getComputedStyle(target).position !== 'static';
      if (isItsOwn) return { width: parseFloat(cover.width), height: parseFloat(cover.height) };
      const parent = target instanceof HTMLElement ? target.offsetParent : null;
      return (parent ?? target).getBoundingClientRect();
    };

    return [...document.querySelectorAll('a[href], button, input:enabled, summary')]
      .filter((target) => target.checkVisibility() && !target.closest('[inert]'))
      .filter((target) => !isWithinText(target))
      .map((target) => ({ html: target.outerHTML.slice(0, 120), area: areaOf(target) }))
      .filter(({ area }) => area.width > 1)
      .filter(({ area }) => Math.min(area.width, area.height) < size - 0.5)
      .map(({ html, area }) => `${area.width} x ${area.height}: ${html}`);
  }, least);
