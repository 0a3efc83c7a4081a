/** @jest-environment node */
import { parse } from 'postcss';
import { findClasses, shortenClasses, withShortClasses } from './short-classes';

function shorten(utilities: string, { rest = '', taken = [] as string[] } = {}) {
  const root = parse(`${rest}@layer utilities{${utilities}}`);
  const short = shortenClasses(root, findClasses(root), new Set(taken));
  return { css: root.last!.toString().slice('@layer utilities{'.length, -1), short };
}

describe('shortenClasses', () => {
  test('renames a utility in all of its rules and states', () => {
    const { css, short } = shorten(
      '.mt-2{a:b}.hover\\:mt-2:hover{a:b}@media print{.mt-2{a:c}}.\\[\\&_svg\\]\\:b svg{a:b}',
    );
    expect(css).toBe('.a{a:b}.b:hover{a:b}@media print{.a{a:c}}.c svg{a:b}');
    expect([...short.keys()]).toEqual(['mt-2', 'hover:mt-2', '[&_svg]:b']);
  });

  test('keeps a utility that a rule names together with another class', () => {
    const css = '.group{a:b}.in-group:is(:where(.group):hover *){a:b}.alone{a:b}';
    expect(shorten(css).css).toBe(css.replace('.alone', '.a'));
  });

  test('keeps a utility that a rule has in :not()', () => {
    const css = '.flex{a:b}';
    expect(shorten(css, { rest: '@layer base{:not(.flex):before{a:b}}' }).css).toBe(css);
    expect(shorten(`${css}p:not(.flex){a:b}`).css).toBe(`${css}p:not(.flex){a:b}`);
  });

  test('keeps the classes of components', () => {
    expect(shorten('.mt-2{a:b}', { rest: '@layer components{.hero{a:b}}' }).short.size).toBe(1);
  });

  test('skips names that are taken', () => {
    const rest = '@layer components{.b{a:b}}';
    expect(shorten('.x1{a:b}.x2{a:b}', { rest, taken: ['a'] }).css).toBe('.c{a:b}.d{a:b}');
  });

  test('continues with aa after z', () => {
    const many = Array.from({ length: 28 }, (_, at) => `.u-${at}{a:b}`).join('');
    expect([...shorten(many).short.values()].slice(25)).toEqual(['z', 'aa', 'ab']);
  });
});

describe('withShortClasses', () => {
  test('renames the classes of a document and keeps those without a short name', () => {
    const short = new Map([
      ['mt-2', 'a'],
      ['[&_svg]:size-5', 'b'],
    ]);
    expect(
      withShortClasses('<p id="x" class="mt-2 hero  [&amp;_svg]:size-5">class="mt-2"</p>', short),
    ).toBe('<p id="x" class="a hero b">class="mt-2"</p>');
  });
});
