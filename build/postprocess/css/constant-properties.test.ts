/** @jest-environment node */
import { parse } from 'postcss';
import { inlineConstantProperties } from './constant-properties';

function settled(css: string): string {
  const root = parse(css);
  inlineConstantProperties(root);
  return root.toString();
}

const RING = '@property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #0000}';

test('a part that no rule sets has the value of its registration', () => {
  expect(settled(`${RING}.a{box-shadow:var(--tw-ring),1px 1px red}`)).toBe(
    `${RING}.a{box-shadow:0 0 #0000,1px 1px red}`,
  );
});

test('a part that a rule sets stays', () => {
  const css = `${RING}.a{box-shadow:var(--tw-ring)}.b{--tw-ring:1px 1px red}`;
  expect(settled(css)).toBe(css);
});

test('a part without a value leaves nothing, or its fallback', () => {
  expect(settled('.a{filter:var(--tw-blur,) var(--tw-hue,) var(--tw-sepia, sepia(1))}')).toBe(
    '.a{filter:sepia(1)}',
  );
});

test('a declaration of which nothing is left goes', () => {
  expect(settled('.a{filter:var(--tw-blur,);color:red}')).toBe('.a{color:red}');
});

test('what the root sets needs no fallback', () => {
  expect(
    settled(
      ':host,:root{--default-font:var(--sans)}p{font:var(--default-font,ui-sans,"Segoe UI")}',
    ),
  ).toBe(':host,:root{--default-font:var(--sans)}p{font:var(--default-font)}');
});

test('what the root sets on a condition needs its fallback', () => {
  const css = '@media print{:root{--ink:#000}}p{color:var(--ink,#333)}';
  expect(settled(css)).toBe(css);
});

test('a fallback is settled, too', () => {
  expect(settled('.a{margin:calc(1px + var(--tw-a,var(--tw-b,2px)))}')).toBe(
    '.a{margin:calc(1px + 2px)}',
  );
});

test('properties of others stay, which scripts may set', () => {
  const css = '.a{width:var(--shelf-end,-50%);color:var(--color-ink)}';
  expect(settled(css)).toBe(css);
});
