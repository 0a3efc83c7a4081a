import { expect, test, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { criticalStyles } from '../../plugins/site/bundle';

/** At-rules that belong at the start of a stylesheet. */
const FIRST =
  '@layer reset,page;@import url("data:text/css,") layer(page);@namespace svg url(http://www.w3.org/2000/svg);';

/** At-rules that are allowed anywhere, except for the groups below. */
const ANYWHERE = [
  '@property --turn{syntax:"<angle>";inherits:false;initial-value:0deg}',
  '@font-face{font-family:Soup;src:url(/soup.woff2)}',
  '@font-feature-values Soup{@styleset{round:2}@swash{long:1}}',
  '@font-palette-values --warm{font-family:Soup;base-palette:1}',
  '@counter-style steps{system:cyclic;symbols:"→";suffix:" "}',
  '@keyframes turn{0%{opacity:0}to{opacity:1}}',
  '@page{margin:1cm}',
  '@page :first{margin:2cm;@top-left{content:"Soup"}@bottom-right{content:counter(page)}}',
  '@position-try --below{inset:auto;top:anchor(bottom)}',
  '@view-transition{navigation:auto}',
  '@layer page{}',
  '@layer page;',
  '@function --double(--size){result:calc(var(--size)*2);@media print{result:0px}}',
];

/** At-rules within style rules. */
const NESTED =
  '.soup{order:1;@media print{order:2}@starting-style{opacity:0}&:hover{@supports (display:grid){order:3}}}';

const GROUPS = [
  '@media print{',
  '@supports (display:grid){',
  '@layer page{',
  '@layer{',
  '@container card (min-width:1px){',
  '@scope (.card) to (.end){',
  '@starting-style{',
  '@media screen{@layer page{@supports (display:grid){',
];

/** The rules of a stylesheet as the browser understands them. */
const rulesIn = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const style = document.createElement('style');
    style.textContent = text;
    // In Firefox it has no rules until what it imports has loaded.
    const loaded = new Promise((resolve) => style.addEventListener('load', resolve));
    document.head.append(style);
    await loaded;
    const rules = Array.from(style.sheet?.cssRules ?? [], ({ cssText }) => cssText);
    style.remove();
    return rules;
  }, css);

const HTML = '<div class="card"><p class="soup">Hot</p><p class="end"></p></div>';

/** Adds a rule after every at-rule, which must not be lost with it. */
const separated = (atRules: string[]) =>
  atRules.map((rule, at) => `${rule}.soup{order:${at};rotate:var(--turn)}`).join('');

const expectSameRules = async (page: Page, css: string) => {
  await page.setContent(HTML);
  const plain = await rulesIn(page, css);
  expect(plain.length).toBeGreaterThan(0);
  const elements = parse(HTML).querySelectorAll('*');
  expect(
    await rulesIn(page, criticalStyles(css, elements, { scripts: [], withIslands: true })),
  ).toEqual(plain);
};

test('every at-rule is kept as written, and so is the rule after it', async ({ page }) => {
  await expectSameRules(page, FIRST + NESTED + separated(ANYWHERE));
});

for (const group of GROUPS) {
  test(`at-rules inside ${group} are kept as written`, async ({ page }) => {
    const end = '}'.repeat(group.split('{').length - 1);
    const nested = group.startsWith('@scope') ? ':scope{order:1}& p{order:2}> p{order:3}' : '';
    await expectSameRules(page, `${group}${separated(ANYWHERE)}${nested}${end}.soup{order:99}`);
  });
}
