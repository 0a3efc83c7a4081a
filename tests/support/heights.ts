import { expect, type Locator } from '@playwright/test';
import { boxOf } from './position';

/** The heights that an element has had in windows of these widths. */
export class Heights {
  private readonly found: Map<number, Set<number>>;

  constructor(
    private readonly element: Locator,
    widths: readonly number[],
  ) {
    this.found = new Map(widths.map((width) => [width, new Set()]));
  }

  /** Measures the element in each window. The last one stays. */
  async measure() {
    for (const [width, heights] of this.found) {
      await this.element.page().setViewportSize({ width, height: 900 });
      heights.add(Math.round((await boxOf(this.element)).height));
    }
  }

  /** Expects that its height never changed. */
  expectOneEach() {
    for (const [width, heights] of this.found) expect([...heights], `${width} px`).toHaveLength(1);
  }
}

/** Removes the other sections, but no styles: they take most of the time of each new width. */
export const removeOtherSections = (element: Locator) =>
  element.evaluate((own) => {
    for (const section of document.querySelectorAll('main > :not(link), footer'))
      if (!section.contains(own)) section.remove();
  });
