import examples from '../../../content/data/feature-examples.json';
import { gapScore, shareOfGap } from './gap-score';

test('shareOfGap is the part of the gap that an amount closes', () => {
  expect(shareOfGap({ target: 30, eaten: 15 }, 12)).toBeCloseTo(0.8);
});

test('shareOfGap is at most 1', () => {
  expect(shareOfGap({ target: 80, eaten: 60 }, 50)).toBe(1);
});

test.each([30, 45])('shareOfGap is null for a target of 30 if %s were eaten', (eaten) => {
  expect(shareOfGap({ target: 30, eaten }, 12)).toBeNull();
});

test('gapScore is the mean over the open gaps', () => {
  const day = [
    { target: 10, eaten: 0 },
    { target: 10, eaten: 5 },
    { target: 10, eaten: 10 },
  ];
  expect(gapScore(day, [5, 5, 5])).toBeCloseTo(0.75);
});

test('gapScore is 0 without gaps', () => {
  expect(gapScore([{ target: 1, eaten: 1 }], [5])).toBe(0);
});

test('gapScore of the example dishes matches the article on ranking', () => {
  const { nutrients, dishes } = examples.gaps;
  const scores = dishes.map(({ amounts }) => Math.round(gapScore(nutrients, amounts) * 100));
  expect(scores).toEqual([35, 75, 80]);
});

test('gapScore counts a missing amount as 0', () => {
  expect(gapScore([{ target: 10, eaten: 0 }], [])).toBe(0);
});
