/** @jest-environment node */
import { parse } from 'postcss';
import { rowsUnder } from '../../../checks/browser-support/document';
import { dropFallbacks } from './drop-fallbacks';

function drop(css: string): string {
  const root = parse(css);
  dropFallbacks(root);
  return root.toString();
}

const MIX = '@supports (color:color-mix(in lab,red,red))';

describe('dropFallbacks', () => {
  test('replaces a fallback by the rule that every supported browser uses', () => {
    expect(drop(`.a{color:red}${MIX}{.a{color:color-mix(x)}}.b{c:d}`)).toBe(
      '.a{color:color-mix(x)}.b{c:d}',
    );
  });

  test('keeps declarations that the newer rule does not repeat', () => {
    expect(drop(`.a{color:red;margin:0}${MIX}{.a{color:blue}}`)).toBe('.a{margin:0}.a{color:blue}');
  });

  test('keeps the rule before if its selector differs', () => {
    expect(drop(`.b{color:red}${MIX}{.a{color:blue}}`)).toBe('.b{color:red}.a{color:blue}');
  });

  test('keeps other conditions', () => {
    const css =
      '@supports (animation-timeline:view()){.a{b:c}}@supports not (color:color-mix(x)){}';
    expect(drop(css)).toBe(css);
  });

  test('empties Tailwind’s layer for browsers without registered properties', () => {
    expect(drop('@layer properties{@supports (x:y){*{--tw-a:0}}}@layer base{a{b:c}}')).toBe(
      '@layer properties{}@layer base{a{b:c}}',
    );
  });

  test('relies on features that docs/browsers.md requires', () => {
    const needed = rowsUnder('What the site needs').map(({ id }) => id);
    expect(needed).toEqual(expect.arrayContaining(['color-mix', 'registered-custom-properties']));
  });
});
