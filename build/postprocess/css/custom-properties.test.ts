/** @jest-environment node */
import { parse, type Root } from 'postcss';
import { inlineConstantProperties, removeUnusedProperties } from './custom-properties';

const applyTo = (change: (root: Root) => void) => (css: string) => {
  const root = parse(css);
  change(root);
  return root.toString();
};

const RING = '@property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #0000}';

describe('inlineConstantProperties', () => {
  const inline = applyTo(inlineConstantProperties);

  test('replaces a property that no rule sets by its registered value', () => {
    expect(inline(`${RING}.a{box-shadow:var(--tw-ring),1px 1px red}`)).toBe(
      `${RING}.a{box-shadow:0 0 #0000,1px 1px red}`,
    );
  });

  test('keeps a property that a rule sets', () => {
    const css = `${RING}.a{box-shadow:var(--tw-ring)}.b{--tw-ring:1px 1px red}`;
    expect(inline(css)).toBe(css);
  });

  test('replaces a property without a registered value by its fallback', () => {
    expect(inline('.a{filter:var(--tw-blur,) var(--tw-hue,) var(--tw-sepia, sepia(1))}')).toBe(
      '.a{filter:sepia(1)}',
    );
  });

  test('removes a declaration whose value becomes empty', () => {
    expect(inline('.a{filter:var(--tw-blur,);color:red}')).toBe('.a{color:red}');
  });

  test('removes the fallback of a property that the root sets', () => {
    expect(
      inline(
        ':host,:root{--default-font:var(--sans)}p{font:var(--default-font,ui-sans,"Segoe UI")}',
      ),
    ).toBe(':host,:root{--default-font:var(--sans)}p{font:var(--default-font)}');
  });

  test('keeps the fallback of a property that the root sets only under a condition', () => {
    const css = '@media print{:root{--ink:#000}}p{color:var(--ink,#333)}';
    expect(inline(css)).toBe(css);
  });

  test('replaces properties in a fallback', () => {
    expect(inline('.a{margin:calc(1px + var(--tw-a,var(--tw-b,2px)))}')).toBe(
      '.a{margin:calc(1px + 2px)}',
    );
  });

  test('keeps the site’s own properties, which scripts can set', () => {
    const css = '.a{width:var(--shelf-end,-50%);color:var(--color-ink)}';
    expect(inline(css)).toBe(css);
  });
});

describe('removeUnusedProperties', () => {
  const remove = applyTo(removeUnusedProperties);

  test('keeps tokens that are used, and tokens that those refer to', () => {
    expect(remove(':root{--a:1;--b:var(--c);--c:2}p{x:var(--b, 3)}')).toBe(
      ':root{--b:var(--c);--c:2}p{x:var(--b, 3)}',
    );
  });

  test('removes a token that only an unused token refers to', () => {
    expect(remove(':root,:host{--b:var(--c);--c:2}p{x:y}')).toBe(':root,:host{}p{x:y}');
  });

  test('removes unused registrations and Tailwind’s unused properties', () => {
    const css =
      '@property --tw-a{syntax:"*"}@property --b{syntax:"*"}.a{--tw-a:0;--tw-b:0}p{x:var(--b)}';
    expect(remove(css)).toBe('@property --b{syntax:"*"}.a{}p{x:var(--b)}');
  });

  test('keeps a property that an element’s rule sets, because scripts can read it', () => {
    expect(remove('.hero{--clock:running}')).toBe('.hero{--clock:running}');
  });
});
