/** @jest-environment node */
import { parse } from 'postcss';
import { findClasses, shortenClasses, withShortClasses } from './short-classes';

function shorten(utilities: string, { rest = '', taken = [] as string[] } = {}) {
  const root = parse(`${rest}@layer utilities{${utilities}}`);
  const short = shortenClasses(root, findClasses(root), new Set(taken));
  return { css: root.last!.toString().slice('@layer utilities{'.length, -1), short };
}

test('a utility has a short name, in all of its rules and states', () => {
  const { css, short } = shorten(
    '.mt-2{a:b}.hover\\:mt-2:hover{a:b}@media print{.mt-2{a:c}}.\\[\\&_svg\\]\\:b svg{a:b}',
  );
  expect(css).toBe('.a{a:b}.b:hover{a:b}@media print{.a{a:c}}.c svg{a:b}');
  expect([...short.keys()]).toEqual(['mt-2', 'hover:mt-2', '[&_svg]:b']);
});

test('a utility keeps its name that a rule names beside another', () => {
  const css = '.group{a:b}.in-group:is(:where(.group):hover *){a:b}.alone{a:b}';
  expect(shorten(css).css).toBe(css.replace('.alone', '.a'));
});

test('a utility keeps its name that a rule excludes', () => {
  const css = '.flex{a:b}';
  expect(shorten(css, { rest: '@layer base{:not(.flex):before{a:b}}' }).css).toBe(css);
  expect(shorten(`${css}p:not(.flex){a:b}`).css).toBe(`${css}p:not(.flex){a:b}`);
});

test('a component keeps its name', () => {
  expect(shorten('.mt-2{a:b}', { rest: '@layer components{.hero{a:b}}' }).short.size).toBe(1);
});

test('a name that is taken is left out', () => {
  const rest = '@layer components{.b{a:b}}';
  expect(shorten('.x1{a:b}.x2{a:b}', { rest, taken: ['a'] }).css).toBe('.c{a:b}.d{a:b}');
});

test('after z comes aa', () => {
  const many = Array.from({ length: 28 }, (_, at) => `.u-${at}{a:b}`).join('');
  expect([...shorten(many).short.values()].slice(25)).toEqual(['z', 'aa', 'ab']);
});

test('a document gets the short names, and keeps the others', () => {
  const short = new Map([
    ['mt-2', 'a'],
    ['[&_svg]:size-5', 'b'],
  ]);
  expect(
    withShortClasses('<p id="x" class="mt-2 hero  [&amp;_svg]:size-5">class="mt-2"</p>', short),
  ).toBe('<p id="x" class="a hero b">class="mt-2"</p>');
});
