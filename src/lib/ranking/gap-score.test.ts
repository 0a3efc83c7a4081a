/** @jest-environment node */
import { biggestGaps, missingPart, rankDishes } from './gap-score';

// ranking-fairness.test.ts compares ranking and scores with an exact solver.

const gapsMissing = (...parts: number[]) => parts.map((part) => ({ target: 10, eaten: 10 - part }));

test('missingPart is the gap as a part of the target, never below 0', () => {
  const days = [10, 50].map((eaten) => ({ target: 40, eaten }));
  expect([...days, { target: 0, eaten: 0 }].map(missingPart)).toEqual([0.75, 0, 0]);
});

test('biggestGaps takes five and all that tie with the fifth, which floats may hide', () => {
  expect(biggestGaps(gapsMissing(1, 9, 8, 7, 6, 5, 5, 5))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(biggestGaps(gapsMissing(4, 9, 8, 7, 6, 5, 3))).toEqual([1, 2, 3, 4, 5]);
  const large = { target: 2_971_215_073, eaten: 1_134_903_170 };
  const larger = { target: 1_836_311_903, eaten: 701_408_733 };
  expect(missingPart(larger)).toBe(missingPart(large));
  expect(biggestGaps([...gapsMissing(9, 9, 9, 9), large, larger])).toEqual([0, 1, 2, 3, 5]);
});

const scoresOf = (gaps: { target: number; eaten: number }[], ...amounts: number[][]) =>
  rankDishes(
    gaps,
    amounts.map((each) => ({ amounts: each })),
  ).map(({ score }) => score);

test('a day without gaps has the score 0', () => {
  expect(scoresOf([{ target: 1, eaten: 1 }], [5])).toEqual([0]);
});

test('rankDishes keeps the order of equal scores, also where floating-point numbers differ', () => {
  const gaps = [3, 5, 10].map((target) => ({ target, eaten: 0 }));
  const [first, second] = scoresOf(gaps, [0, 0, 3], [0, 1, 1]);
  expect(first).toBeLessThan(second!);
});
