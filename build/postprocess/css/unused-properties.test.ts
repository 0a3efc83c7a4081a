/** @jest-environment node */
import { parse } from 'postcss';
import { removeUnusedProperties } from './unused-properties';

function without(css: string): string {
  const root = parse(css);
  removeUnusedProperties(root);
  return root.toString();
}

test('tokens stay that are asked for, and those that they ask for', () => {
  expect(without(':root{--a:1;--b:var(--c);--c:2}p{x:var(--b, 3)}')).toBe(
    ':root{--b:var(--c);--c:2}p{x:var(--b, 3)}',
  );
});

test('a token goes with the last one that asked for it', () => {
  expect(without(':root,:host{--b:var(--c);--c:2}p{x:y}')).toBe(':root,:host{}p{x:y}');
});

test('registrations and Tailwind’s own go when nothing asks for them', () => {
  const css =
    '@property --tw-a{syntax:"*"}@property --b{syntax:"*"}.a{--tw-a:0;--tw-b:0}p{x:var(--b)}';
  expect(without(css)).toBe('@property --b{syntax:"*"}.a{}p{x:var(--b)}');
});

test('a rule of an element keeps what it sets, which scripts may ask for', () => {
  expect(without('.hero{--clock:running}')).toBe('.hero{--clock:running}');
});
