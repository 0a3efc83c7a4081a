import type { HTMLElement } from 'node-html-parser';
import { PAGE_SCRIPT, WEB_FONTS } from '../../../src/lib/page-ids';
import { pathPrefix } from '../model/site-url';
import { hashOf } from '../result-cache';

/**
 * Moves the rules of the web fonts, which are the same on all pages and which the first paint doesn't need, from the head
 * into a file. It is linked before the page script, which reads them (src/browser/fonts.ts).
 * @returns the file that the bundle needs
 */
export function moveFontRules(root: HTMLElement): { file: string; text: string }[] {
  const style = root.querySelector(`#${WEB_FONTS}`);
  const script = root.querySelector(`#${PAGE_SCRIPT}`);
  if (!style || !script) return [];
  const text = style.rawText;
  const file = `static/fonts-${hashOf(text).slice(0, 8)}.css`;
  const media = style.getAttribute('media');
  style.remove();
  script.insertAdjacentHTML(
    'beforebegin',
    `<link id="${WEB_FONTS}" rel="stylesheet" media="${media}" href="${pathPrefix()}/${file}">`,
  );
  return [{ file, text }];
}
