/** @jest-environment node */
import { biggestGaps, COUNTED_GAPS, missingPart, rankDishes } from './gap-score';

const gapsMissing = (...parts: number[]) => parts.map((part) => ({ target: 10, eaten: 10 - part }));

test('missingPart is the gap as a part of the target', () => {
  expect(missingPart({ target: 40, eaten: 10 })).toBe(0.75);
  expect(missingPart({ target: 40, eaten: 50 })).toBe(0);
  expect(missingPart({ target: 0, eaten: 0 })).toBe(0);
});

test('biggestGaps puts the gap furthest from its target first, in percent', () => {
  const [rare, closed] = [{ target: 1000, eaten: 800 }, gapsMissing(0)[0]!];
  expect(biggestGaps([rare, ...gapsMissing(9), closed, { target: 2, eaten: 1 }])).toEqual([
    1, 3, 0,
  ]);
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

test('a share is the part of the gap that an amount closes, from 0 to 1', () => {
  expect(scoresOf([{ target: 30, eaten: 15 }], [12])).toEqual([0.8]);
  expect(scoresOf([{ target: 80, eaten: 60 }], [50])).toEqual([1]);
  expect(scoresOf([{ target: 10, eaten: 0 }], [])).toEqual([0]);
});

test('a score is the mean over the gaps that count, and 0 without gaps', () => {
  const day = gapsMissing(1, ...Array.from({ length: COUNTED_GAPS }, () => 10));
  expect(scoresOf(day, [1, 5])).toEqual([0.5 / COUNTED_GAPS]);
  expect(scoresOf([{ target: 1, eaten: 1 }], [5])).toEqual([0]);
});

test('rankDishes keeps the order of equal scores, also where floating-point numbers differ', () => {
  const gaps = [3, 5, 10].map((target) => ({ target, eaten: 0 }));
  const [first, second] = scoresOf(gaps, [0, 0, 3], [0, 1, 1]);
  expect(first).toBeLessThan(second!);
});
