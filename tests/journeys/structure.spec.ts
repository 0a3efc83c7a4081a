import { Readability } from '@mozilla/readability';
import { expect, test } from '@playwright/test';
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import { documents, post } from '../support/site';
import { desktop } from '../support/visit';

test('no id or class looks like junk to reader views', async ({ request }) => {
  const expressions: Record<'unlikelyCandidates' | 'okMaybeItsACandidate', RegExp> = Reflect.get(
    Readability.prototype,
    'REGEXPS',
  );
  const { unlikelyCandidates, okMaybeItsACandidate } = expressions;
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

test('reader views keep the tables, callouts and footnotes of articles', async ({ request }) => {
  // What the readability code of Firefox, GNOME Web and Python ranks low, and the `div`s that it may drop.
  const LOW =
    /banner|comment|contact|foot|hidden|media|meta|promo|related|scroll|share|sidebar|tags|tool|widget/;
  for (const path of ['/house-rules', post.path]) {
    const document = parse(await (await request.get(path)).text());
    const names = document
      .querySelectorAll('.prose *:not(a)')
      .map(({ id, classList }) => `${classList.value.join(' ')} ${id}`);
    expect(
      names.filter((each) => LOW.test(each)),
      path,
    ).toEqual([]);
    expect(names.length, path).toBeGreaterThan(10);
    const dropped = document.querySelectorAll('.prose div table, .prose div[role="note"]');
    expect(dropped, path).toEqual([]);
  }
});

test('readers that skip heroes keep the words of the home page’s hero', async ({ request }) => {
  // defuddle 0.19 drops an element whose class or id contains this, with everything in it.
  const SKIPPED = /hero[_a-z-]/;
  const skipped = parse(await (await request.get('/')).text())
    .querySelectorAll('main *')
    .filter(({ id, classList }) => SKIPPED.test(`${classList.value.join(' ')} ${id}`));
  const words = skipped.flatMap((element) => element.querySelectorAll('h1, p, a'));
  expect(words.map(({ text }) => text.trim()).filter(Boolean)).toEqual([]);
});

test('labels and values don’t run together in plain text', async ({ request }) => {
  // Programs that ignore `<dl>`, or read `textContent`, put nothing between a term and its value, a legend and its
  // labels, or a heading and its badge: "Vitamin D3 µg".
  const APART = 'dt, dd, legend, label, h1, h2, h3, h4, h5, h6';
  const BLOCKS = [
    'p',
    'ul',
    'ol',
    'dl',
    'div',
    'details',
    'figure',
    'table',
    'section',
    'h1',
    'h2',
    'h3',
    'h4',
  ];
  for (const path of documents) {
    const glued = parse(await (await request.get(path)).text())
      .querySelectorAll(APART)
      .filter(({ rawTagName, nextSibling, text }) => {
        if (!(nextSibling instanceof HTMLElement) || /\s$/.test(text)) return false;
        const isHeading = /^h\d$/.test(rawTagName);
        return !(isHeading && BLOCKS.includes(nextSibling.rawTagName));
      })
      .map(({ text, nextElementSibling }) => `${text}|${nextElementSibling?.text}`);
    expect(glued, path).toEqual([]);
  }
});

test('table cells don’t run together in plain text', async ({ request }) => {
  for (const path of documents) {
    const glued = parse(await (await request.get(path)).text())
      .querySelectorAll('caption, th, td')
      .filter(
        ({ text, nextSibling }) =>
          text.trim() && !/\s$/.test(text) && !(nextSibling instanceof TextNode),
      )
      .map(({ text }) => text);
    expect(glued, path).toEqual([]);
  }
});

test('drawings have no letters, which text-only programs would read as words', async ({
  request,
}) => {
  for (const path of documents) {
    const document = parse(await (await request.get(path)).text());
    expect(
      document.querySelectorAll('svg text').map(({ text }) => text),
      path,
    ).toEqual([]);
    const symbols = document.querySelectorAll('[data-symbol]');
    expect(symbols.map(({ text }) => text).filter(Boolean), path).toEqual([]);
    if (['/', '/try'].includes(path)) expect(symbols.length, path).toBeGreaterThan(5);
  }
});

/** Words that are separate on the page, but that a program without styles, such as a text browser, would join. */
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

test('screen readers skip pictures whose text stands beside them', async ({ request }) => {
  let skipped = 0;
  for (const path of documents) {
    const document = parse(await (await request.get(path)).text());
    const pictures = document.querySelectorAll('img[alt=""]');
    // Without the role, WebKit tells of those in a figure.
    const told = pictures.filter((each) => each.getAttribute('role') !== 'presentation');
    expect(
      told.map((each) => each.getAttribute('src')),
      path,
    ).toEqual([]);
    skipped += pictures.length;
  }
  expect(skipped).toBeGreaterThan(50);
});
