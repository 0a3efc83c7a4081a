import type { Page } from '@playwright/test';

/** By how many pixels glyphs may overflow: slanted and accented ones are wider than their advance. */
const TOLERANCE = 1.5;

/**
 * Texts that extend beyond the sides of the window, of an ancestor with hidden overflow, or of their own
 * button, link or badge. Scroll containers may hold wider texts.
 */
export const findClippedTexts = (page: Page) =>
  page.evaluate((tolerance) => {
    const isForScreenReaders = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1;
    };
    const isControl = (element: Element) =>
      element.matches('a, button, summary, [data-slot="badge"]') &&
      getComputedStyle(element).display !== 'inline';

    const isClipped = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (boxes.length === 0) return false;
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const isIn = (from: number, to: number) =>
        left >= from - tolerance && right <= to + tolerance;

      for (let part = text.parentElement; part; part = part.parentElement) {
        const { overflowX, position } = getComputedStyle(part);
        if (isForScreenReaders(part) || part.closest('.recipe-marquee, .hero-slides')) return false;
        const box = part.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const isTight = isControl(part) || overflowX === 'hidden' || overflowX === 'clip';
        if (isTight && !isIn(box.left, box.right)) return true;
        if (position === 'fixed') return false;
      }
      return !isIn(0, document.documentElement.clientWidth);
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clipped: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const isSeen = text.parentElement!.checkVisibility({ visibilityProperty: true });
      const words = text.textContent!.trim();
      if (words !== '' && isSeen && isClipped(text)) clipped.push(words.slice(0, 60));
    }
    return clipped;
  }, TOLERANCE);

/** How many pixels the document scrolls horizontally. */
export const measureHorizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Texts with words in the letters from a to z, which a made-up language lacks: in text nodes, in attributes
 * that are read aloud, in the title, in metadata and in structured data. Code, e-mail addresses, units and
 * currency signs are the same in every language; dates and the "und" of a list come from the locale.
 */
export const findUntranslatedTexts = (page: Page) =>
  page.evaluate(() => {
    const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];
    const METADATA = ['description', 'og:title', 'og:description', 'og:site_name', 'og:image:alt'];
    const JSON_LD = /^(name|headline|description|text|articleSection)$/;
    const UNCHANGED = /\S+@\S+|US\$|\bmg\b|\bund\b/g;
    const isUntranslated = (text: string) => /[a-z]{2,}/i.test(text.replace(UNCHANGED, ''));

    const found: string[] = [];
    const check = (where: string, text: string | null | undefined) => {
      if (text && isUntranslated(text)) found.push(`${where}: ${text.trim().slice(0, 80)}`);
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.parentElement!.closest('script, style, code, time'))
        check('text', text.textContent);
    }
    for (const name of ATTRIBUTES) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        check(name, element.getAttribute(name));
      }
    }
    check('title', document.title);
    for (const name of METADATA) {
      const meta = document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
      check(name, meta?.getAttribute('content'));
    }
    for (const block of document.querySelectorAll('script[type="application/ld+json"]')) {
      JSON.parse(block.textContent!, (key, value: unknown) => {
        if (JSON_LD.test(key) && typeof value === 'string') check(`JSON-LD ${key}`, value);
        return value;
      });
    }
    return found;
  });
