import type { Page } from '@playwright/test';
import { contrast } from './contrast';

/** WCAG 1.4.3. */
const ENOUGH = 4.5;

/** The texts of a printed page that paper lacks: they are scrolled, transparent, or hardly readable on white. */
export async function findLostInPrint(page: Page) {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
      )
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const own = getComputedStyle(element);
        const styles = [own];
        for (let each = element.parentElement; each; each = each.parentElement) {
          styles.push(getComputedStyle(each));
        }
        return {
          text: element.textContent,
          color: Array.from(own.color.matchAll(/[\d.]+/g), Number),
          // Its own background is printed with it.
          hasGround: own.printColorAdjust === 'exact',
          opacity: Math.min(...styles.map(({ opacity }) => Number(opacity))),
          isScrolled: styles.some(({ overflowX }) => /auto|scroll/.test(overflowX)),
        };
      }),
  );
  return texts.filter(
    ({ color, hasGround, opacity, isScrolled }) =>
      isScrolled || opacity < 1 || (!hasGround && contrast(color, [255, 255, 255]) < ENOUGH),
  );
}
