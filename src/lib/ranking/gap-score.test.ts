/** @jest-environment node */
import { biggestGaps, COUNTED_GAPS, missingPart, rankDishes } from './gap-score';

test('missingPart is the gap as a part of the target', () => {
  expect(missingPart({ target: 40, eaten: 10 })).toBe(0.75);
  expect(missingPart({ target: 40, eaten: 50 })).toBe(0);
  expect(missingPart({ target: 0, eaten: 0 })).toBe(0);
});

test('biggestGaps puts the gap furthest from its target first, in percent', () => {
  const gaps = [
    { target: 1000, eaten: 800 },
    { target: 10, eaten: 1 },
    { target: 10, eaten: 10 },
    { target: 2, eaten: 1 },
  ];
  expect(biggestGaps(gaps)).toEqual([1, 3, 0]);
});

const gapsMissing = (...parts: number[]) => parts.map((part) => ({ target: 10, eaten: 10 - part }));

test('biggestGaps takes five', () => {
  expect(COUNTED_GAPS).toBe(5);
  expect(biggestGaps(gapsMissing(4, 9, 8, 7, 6, 5, 3))).toEqual([1, 2, 3, 4, 5]);
});

test('biggestGaps takes all gaps that tie with the fifth, which floating-point numbers may hide', () => {
  expect(biggestGaps(gapsMissing(1, 9, 8, 7, 6, 5, 5, 5))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const large = { target: 2_971_215_073, eaten: 1_134_903_170 };
  const larger = { target: 1_836_311_903, eaten: 701_408_733 };
  expect(missingPart(larger)).toBe(missingPart(large));
  expect(biggestGaps([...gapsMissing(9, 9, 9, 9), large, larger])).toEqual([0, 1, 2, 3, 5]);
});

const scoresOf = (gaps: { target: number; eaten: number }[], ...dishes: number[][]) =>
  rankDishes(
    gaps,
    dishes.map((amounts) => ({ amounts })),
  ).map(({ score }) => score);

test('a share is the part of the gap that an amount closes, from 0 to 1', () => {
  expect(scoresOf([{ target: 30, eaten: 15 }], [12])).toEqual([0.8]);
  expect(scoresOf([{ target: 80, eaten: 60 }], [50])).toEqual([1]);
  expect(scoresOf([{ target: 10, eaten: 0 }], [])).toEqual([0]);
});

test('a score is the mean over the gaps that count, and 0 without gaps', () => {
  const smallest = { target: 10, eaten: 9 };
  const day = [smallest, ...Array.from({ length: COUNTED_GAPS }, () => ({ target: 10, eaten: 0 }))];
  expect(scoresOf(day, [1, 5])).toEqual([0.5 / COUNTED_GAPS]);
  expect(scoresOf([{ target: 1, eaten: 1 }], [5])).toEqual([0]);
});

test('rankDishes keeps the order of equal scores, also where floating-point numbers differ', () => {
  const gaps = [3, 5, 10].map((target) => ({ target, eaten: 0 }));
  const [first, second] = scoresOf(gaps, [0, 0, 3], [0, 1, 1]);
  expect(first).toBeLessThan(second!);
});
