import examples from '../../../../../content/data/feature-examples.json';
import { gapScore, shareOfGap } from './gap-score';

test('a share is the part of the gap that an amount closes', () => {
  expect(shareOfGap({ target: 30, eaten: 15 }, 12)).toBeCloseTo(0.8);
});

test('more than the gap counts as the gap', () => {
  expect(shareOfGap({ target: 80, eaten: 60 }, 50)).toBe(1);
});

test.each([30, 45])('a target of 30 with %s eaten has no gap, hence no share', (eaten) => {
  expect(shareOfGap({ target: 30, eaten }, 12)).toBeNull();
});

test('a score is the mean over the open gaps only', () => {
  const day = [
    { target: 10, eaten: 0 },
    { target: 10, eaten: 5 },
    { target: 10, eaten: 10 },
  ];
  expect(gapScore(day, [5, 5, 5])).toBeCloseTo(0.75);
});

test('a day without gaps has no score', () => {
  expect(gapScore([{ target: 1, eaten: 1 }], [5])).toBe(0);
});

test('the dishes of the site score as the article says', () => {
  const { nutrients, dishes } = examples.gaps;
  const scores = dishes.map(({ amounts }) => Math.round(gapScore(nutrients, amounts) * 100));
  expect(scores).toEqual([35, 75, 80]);
});
