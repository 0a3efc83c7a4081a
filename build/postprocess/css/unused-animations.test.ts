/** @jest-environment node */
import { parse } from 'postcss';
import { removeUnusedAnimations } from './unused-animations';

const KEYFRAMES = '@keyframes turn{to{a:b}}';

function without(css: string, others: string[] = []): string {
  const root = parse(css);
  removeUnusedAnimations(root, others);
  return root.toString();
}

test('keyframes stay that a rule names, or a custom property', () => {
  for (const rule of ['.a{animation:2s turn}', '.a{--motion:turn}']) {
    expect(without(rule + KEYFRAMES)).toBe(rule + KEYFRAMES);
  }
});

test('keyframes stay that a component’s own style names', () => {
  expect(without(KEYFRAMES, ['.a{--motion:turn}'])).toBe(KEYFRAMES);
});

test('keyframes go that only another’s name begins with', () => {
  expect(without(`.a{animation:turn-back 1s}${KEYFRAMES}`, ['turning'])).toBe(
    '.a{animation:turn-back 1s}',
  );
});
