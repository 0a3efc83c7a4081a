import type { Locator } from '@playwright/test';
import type { Box } from './pixels';

const STOPS = 'a[href], button, input, select, textarea, summary';

/**
 * Finds one control of each look, that is of each combination of classes, state and background.
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

/** Scrolls a control to the center of the window and returns its name and boxes. */
export const describeControl = (control: Locator) =>
  control.evaluate((element: HTMLElement) => {
    const toBox = (each: Element): Box => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x, y, width, height };
    };
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    // A radio button has the border of its group.
    const bordered = element.closest('fieldset') ?? element;
    const { borderTopWidth, backgroundColor } = getComputedStyle(bordered);
    const isOnlySign = parseFloat(borderTopWidth) > 0 && backgroundColor.endsWith(', 0)');
    const { position, content } = getComputedStyle(element, '::after');
    const cover = content !== 'none' && position === 'absolute' ? element.offsetParent : null;
    return {
      name: `${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`,
      // The ring may belong to the control, its label or a pseudo-element that covers its parent.
      frames: [element, element.closest('label'), cover].map((frame) => toBox(frame ?? element)),
      border: isOnlySign ? toBox(bordered) : null,
    };
  });

/** The index in `frames` of the box that has the focus ring. */
export const ringedFrame = (control: Locator) =>
  control.evaluate((element) => {
    const isRinged = (each: Element | null, part?: string) =>
      each !== null && getComputedStyle(each, part).outlineStyle === 'solid';
    if (isRinged(element)) return 0;
    return isRinged(element.closest('label')) ? 1 : 2;
  });

/** Hides or shows the border of a control or its group. */
export const toggleBorder = (control: Locator) =>
  control.evaluate((element) => {
    const { style } = element.closest('fieldset') ?? (element as HTMLElement);
    style.transition = 'none';
    style.borderColor = style.borderColor ? '' : 'transparent';
  });
