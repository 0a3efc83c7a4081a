import { parse } from 'node-html-parser';
import { finishDocument } from '../documents';

/**
 * The styles for a first sight of an element with `data-state="waiting"`, with scripts that set `data-theme` and `state`.
 */
function stylesOfFirstSight(css: string, end = '<template id="end-of-first-sight"></template>') {
  const { html } = finishDocument(
    '<html lang="en" dir="ltr"><head><meta charset="utf-8"><style data-identity="gatsby-global-css"></style>' +
      '<script>root.dataset.theme="dark";root.dataset.pageState=1</script></head>' +
      `<body><main><p class="a" data-state="waiting"></p>${end}</main>` +
      '<script id="page-script">island.setAttribute("state","failed")</script></body></html>',
    css,
    {},
  );
  return parse(html, { blockTextElements: { script: true, style: true } }).querySelector('style')
    ?.rawText;
}

test.each([
  '.a[data-state=current]{margin:0}',
  '.a[data-count="3"]{margin:0}',
  '.a[aria-current]{margin:0}',
  'main:has([data-state=current]) .a{margin:0}',
  '.a:dir(rtl){margin:0}',
])('%s isn’t for a first sight, whose elements lack the attribute until islands run', (css) => {
  expect(stylesOfFirstSight(css)).toBe('');
});

test.each([
  '.a[data-state=waiting]{margin:0}',
  '.a[data-state]{margin:0}',
  '[data-theme=dark] .a{margin:0}',
  '[data-page-state] .a{margin:0}',
  '[state=failed] .a{margin:0}',
  '.a[open]{margin:0}',
  '.a:not([data-state=current]){margin:0}',
  '.a:is([data-count],.a){margin:0}',
  'main:has([data-count],p) .a{margin:0}',
])('%s is for a first sight', (css) => {
  expect(stylesOfFirstSight(css)).toBe(css);
});

test('a whole document has styles for text from right to left, into which browsers may translate it', () => {
  const css = '.a:dir(rtl){margin:0}';
  expect(stylesOfFirstSight(css, '')).toBe(css);
});
