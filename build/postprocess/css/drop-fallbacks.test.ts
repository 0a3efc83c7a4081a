/** @jest-environment node */
import { parse } from 'postcss';
import { rowsUnder } from '../../../checks/browser-support/document';
import { dropFallbacks } from './drop-fallbacks';

function settled(css: string): string {
  const root = parse(css);
  dropFallbacks(root);
  return root.toString();
}

const MIX = '@supports (color:color-mix(in lab,red,red))';

test('what every browser of the floor can replaces what stood there for others', () => {
  expect(settled(`.a{color:red}${MIX}{.a{color:color-mix(x)}}.b{c:d}`)).toBe(
    '.a{color:color-mix(x)}.b{c:d}',
  );
});

test('a rule keeps what the newer one doesn’t say', () => {
  expect(settled(`.a{color:red;margin:0}${MIX}{.a{color:blue}}`)).toBe(
    '.a{margin:0}.a{color:blue}',
  );
});

test('the rule before stays as it is if it speaks of something else', () => {
  expect(settled(`.b{color:red}${MIX}{.a{color:blue}}`)).toBe('.b{color:red}.a{color:blue}');
});

test('other conditions stay', () => {
  const css = '@supports (animation-timeline:view()){.a{b:c}}@supports not (color:color-mix(x)){}';
  expect(settled(css)).toBe(css);
});

test('nothing is initialized that a registration initializes', () => {
  expect(settled('@layer properties{@supports (x:y){*{--tw-a:0}}}@layer base{a{b:c}}')).toBe(
    '@layer properties{}@layer base{a{b:c}}',
  );
});

test('the floor is high enough for that', () => {
  const needed = rowsUnder('What the site needs').map(({ id }) => id);
  expect(needed).toEqual(expect.arrayContaining(['color-mix', 'registered-custom-properties']));
});
