import { Readability } from '@mozilla/readability';
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { documents } from '../support/site';
import { desktop } from '../support/visit';

test('no id or class looks like junk to reader views', async ({ request }) => {
  const { unlikelyCandidates, okMaybeItsACandidate } = Reflect.get(
    Readability.prototype,
    'REGEXPS',
  ) as Record<'unlikelyCandidates' | 'okMaybeItsACandidate', RegExp>;
  for (const path of documents) {
    const document = parse(await (await request.get(path)).text());
    const names = document
      .querySelectorAll('main *')
      .map(({ id, classList }) => `${classList.value.join(' ')} ${id}`);
    expect(names.length, path).toBeGreaterThan(10);
    expect(
      names.filter((each) => unlikelyCandidates.test(each) && !okMaybeItsACandidate.test(each)),
      path,
    ).toEqual([]);
  }
});

/** Words that stand apart on the page, and that a program without styles, such as a text browser, would join. */
const findJoinedWords = () => {
  const BLOCKS =
    'address, article, aside, blockquote, br, dd, details, div, dl, dt, fieldset, figcaption, figure, findable-part, footer, form, h1, h2, h3, h4, h5, h6, header, hr, img, input, legend, li, main, nav, ol, p, pre, section, summary, svg, table, td, th, tr, ul';
  const joined: string[] = [];
  let before: Text | undefined;
  const edge = (text: Text, start: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + 1);
    return range.getBoundingClientRect();
  };
  const visit = (node: Node) => {
    if (node instanceof Text && node.data) {
      if (before && /\S$/.test(before.data) && /^[^\s,.;:!?)]/.test(node.data)) {
        const [left, right] = [edge(before, before.data.length - 1), edge(node, 0)];
        const isSeenAsOne =
          left.width * right.width > 0 &&
          Math.abs(right.left - left.right) < 1.5 &&
          right.top < left.bottom;
        if (!isSeenAsOne) joined.push(`${before.data.slice(-20)}|${node.data.slice(0, 20)}`);
      }
      before = node;
    }
    if (!(node instanceof Element) || node.matches('script, style, svg, sup')) return;
    const isBlock = node.matches(BLOCKS);
    if (isBlock) before = undefined;
    node.childNodes.forEach(visit);
    if (isBlock) before = undefined;
  };
  visit(document.body);
  return joined;
};

test('words that look separate don’t run together in text browsers', async ({ page }) => {
  await page.setViewportSize(desktop);
  for (const path of documents) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(findJoinedWords), path).toEqual([]);
  }
});
