import { expect, test, type Page } from '@playwright/test';
import hero from '../../content/data/hero.json';
import {
  findForegrounds,
  measureContrast,
  type MeasuredForeground,
} from '../support/foreground-contrast';
import { visit } from '../support/visit';

// The measurement adds styles, which the policy would block.
test.use({ bypassCSP: true });

/** WCAG 1.4.3, without the exception for large text: a headline over a picture needs the same. */
const TEXT = 4.5;
/** WCAG 1.4.11 */
const DRAWING = 3;

const themes = ['light', 'dark'] as const;

const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
];

const slideshow = (page: Page) => page.getByRole('region', { name: hero.headline });

/** Makes colors and pictures change at once: an inherited color would change one nesting level per frame. */
const WITHOUT_TRANSITIONS = '*, ::before, ::after { transition: none !important; }';

/** Shows a slide, waits for its picture and pauses all animations. */
async function showSlide(page: Page, slide: number) {
  const dot = page.getByRole('button', { name: `Go to slide ${slide}` });
  await dot.dispatchEvent('click');
  await expect(dot).toHaveAttribute('aria-current');
  await slideshow(page).evaluate(async (section) => {
    const pictures = [...section.querySelectorAll('img')].filter((each) => each.checkVisibility());
    await Promise.all(pictures.map((picture) => picture.decode()));
    for (const animation of document.getAnimations()) animation.pause();
  });
}

/** Moves drifting pictures to the start or the end of their animation; returns whether there are any. */
const drift = (page: Page, end: boolean) =>
  slideshow(page).evaluate((section, atEnd) => {
    const drifting = section.getAnimations({ subtree: true }).filter(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      return target?.matches('img, :has(img)') && !target.textContent?.trim();
    });
    for (const animation of drifting) {
      const { delay = 0, duration } = animation.effect!.getComputedTiming();
      animation.pause();
      animation.currentTime = delay + (atEnd ? Number(duration) - 1 : 0);
    }
    return drifting.length > 0;
  }, end);

/** Measures the foregrounds of the hero in the window, then those in the rest of a taller hero. */
async function measureHero(page: Page): Promise<MeasuredForeground[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const first = await measureContrast(page, await findForegrounds(slideshow(page)));
  const isTaller = await slideshow(page).evaluate((section) => {
    section.scrollIntoView({ block: 'end', behavior: 'instant' });
    return window.scrollY > 0;
  });
  if (!isTaller) return first;
  return [...first, ...(await measureContrast(page, await findForegrounds(slideshow(page))))];
}

for (const screen of screens) {
  for (const colorScheme of themes) {
    test(`every text and control of the hero has enough contrast: ${screen.width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      await page.emulateMedia({ colorScheme });
      await visit(page, '/');
      await page.addStyleTag({ content: WITHOUT_TRANSITIONS });
      await page.getByRole('button', { name: 'Pause slideshow' }).click();
      await page.mouse.move(0, 0);
      const faint: string[] = [];
      for (const [index, { image }] of hero.slides.entries()) {
        await showSlide(page, index + 1);
        const drifts = await drift(page, false);
        const foregrounds = await measureHero(page);
        if (drifts && (await drift(page, true))) foregrounds.push(...(await measureHero(page)));

        const of = (kind: string) => foregrounds.filter((foreground) => foreground.kind === kind);
        expect(of('text').length).toBeGreaterThanOrEqual(5);
        expect(of('drawing').length).toBeGreaterThan(hero.slides.length);
        const where = `slide ${index + 1} (${image})`;
        const describe = ({ name, contrast }: MeasuredForeground) =>
          `${where}: "${name}" ${contrast.toFixed(2)}`;
        const isFaint = ({ kind, contrast }: MeasuredForeground) =>
          contrast < (kind === 'text' ? TEXT : DRAWING);
        faint.push(...foregrounds.filter(isFaint).map(describe));
        for (const kind of ['text', 'drawing']) {
          const [worst] = of(kind).toSorted((one, other) => one.contrast - other.contrast);
          test.info().annotations.push({ type: `worst ${kind}`, description: describe(worst!) });
        }
      }
      expect(faint).toEqual([]);
    });
  }
}
