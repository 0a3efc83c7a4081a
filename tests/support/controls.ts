import type { Locator } from '@playwright/test';
import type { Box } from './pixels';

const STOPS = 'a[href], button, input, select, textarea, summary';

/**
 * Finds controls, one of each look: those that differ in classes, state or ground.
 * @returns a CSS selector of each
 */
export const findControls = (part: Locator): Promise<string[]> =>
  part.evaluate((element, stops) => {
    const groundOf = (each: Element): string => {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      const isClear = backgroundColor.endsWith(', 0)') && backgroundImage === 'none';
      return isClear && each.parentElement ? groundOf(each.parentElement) : backgroundColor;
    };
    const lookOf = (each: Element) => {
      const states = ['aria-selected', 'aria-pressed', 'aria-current', 'type'];
      const checked = (each as HTMLInputElement).checked;
      return [
        ...states.map((state) => each.getAttribute(state)),
        checked,
        each.className,
        groundOf(each.parentElement!),
      ].join();
    };
    const isThere = (each: Element) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.closest('[inert]') &&
      each.getBoundingClientRect().width > 1 &&
      each.getBoundingClientRect().bottom > 0;

    const controls = [...element.querySelectorAll(stops)].filter(isThere);
    const oneOfEach = new Map(controls.map((each) => [lookOf(each), each]));
    return [...oneOfEach.values()].map((each, index) => {
      each.setAttribute('data-control', String(index));
      return `[data-control="${index}"]`;
    });
  }, STOPS);

/** Brings a control to the middle of the window and tells what it is and where it stands. */
export const describeControl = (control: Locator) =>
  control.evaluate((element: HTMLElement) => {
    const toBox = (each: Element): Box => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x, y, width, height };
    };
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    // A radio button's border is the one around its group.
    const bordered = element.closest('fieldset') ?? element;
    const { borderTopWidth, backgroundColor } = getComputedStyle(bordered);
    const isOnlySign = parseFloat(borderTopWidth) > 0 && backgroundColor.endsWith(', 0)');
    const { position, content } = getComputedStyle(element, '::after');
    const cover = content !== 'none' && position === 'absolute' ? element.offsetParent : null;
    return {
      name: `${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`,
      // Which of them draws the ring is known once there is one: itself, its label or a cover.
      frames: [element, element.closest('label'), cover].map((frame) => toBox(frame ?? element)),
      border: isOnlySign ? toBox(bordered) : null,
    };
  });

/** Which frame of a focused control draws the ring. */
export const ringedFrame = (control: Locator) =>
  control.evaluate((element) => {
    const isRinged = (each: Element | null, part?: string) =>
      each !== null && getComputedStyle(each, part).outlineStyle === 'solid';
    if (isRinged(element)) return 0;
    return isRinged(element.closest('label')) ? 1 : 2;
  });

/** Makes the border of a control, or of its group, invisible; or visible again. */
export const toggleBorder = (control: Locator) =>
  control.evaluate((element) => {
    const { style } = element.closest('fieldset') ?? (element as HTMLElement);
    style.transition = 'none';
    style.borderColor = style.borderColor ? '' : 'transparent';
  });
