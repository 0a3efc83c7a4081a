/** @jest-environment node */
import { biggestGaps, COUNTED_GAPS, gapScore, missingPart, shareOfGap } from './gap-score';

test('missingPart is the gap as a part of the target', () => {
  expect(missingPart({ target: 40, eaten: 10 })).toBe(0.75);
  expect(missingPart({ target: 40, eaten: 50 })).toBe(0);
  expect(missingPart({ target: 0, eaten: 0 })).toBe(0);
});

test('shareOfGap is the part of the gap that an amount closes, at most 1', () => {
  expect(shareOfGap({ target: 30, eaten: 15 }, 12)).toBe(0.8);
  expect(shareOfGap({ target: 80, eaten: 60 }, 50)).toBe(1);
  expect(shareOfGap({ target: 30, eaten: 30 }, 12)).toBe(0);
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

test('biggestGaps takes all gaps that tie with the fifth', () => {
  expect(biggestGaps(gapsMissing(1, 9, 8, 7, 6, 5, 5, 5))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(biggestGaps(gapsMissing(9, 9, 9, 9, 9, 9))).toHaveLength(6);
});

test('biggestGaps finds a tie that the rounding of numbers hides', () => {
  const seven = { target: 10, eaten: 3 };
  const alsoSeven = { target: 3, eaten: 0.9 };
  expect(missingPart(alsoSeven)).not.toBe(missingPart(seven));
  expect(biggestGaps([...gapsMissing(9, 9, 9, 9), seven, alsoSeven])).toHaveLength(6);
});

test('gapScore is the mean over the gaps that count', () => {
  const smallest = { target: 10, eaten: 9 };
  const day = [smallest, ...Array.from({ length: COUNTED_GAPS }, () => ({ target: 10, eaten: 0 }))];
  expect(gapScore(day, [1, 5])).toBe(0.5 / COUNTED_GAPS);
});

test('gapScore is 0 without gaps', () => {
  expect(gapScore([{ target: 1, eaten: 1 }], [5])).toBe(0);
});

test('gapScore counts a missing amount as 0', () => {
  expect(gapScore([{ target: 10, eaten: 0 }], [])).toBe(0);
});
