import { biggestGaps, missingPart, rankDishes } from './gap-score';

// ranking-fairness.test.ts compares ranking and scores with an exact solver.

const gapsMissing = (...parts: number[]) => parts.map((part) => ({ target: 10, eaten: 10 - part }));

test('missingPart is the gap as a part of the target, never below 0', () => {
  const days = [10, 50].map((eaten) => ({ target: 40, eaten }));
  expect([...days, { target: 0, eaten: 0 }].map(missingPart)).toEqual([0.75, 0, 0]);
});

test('a target reached by a sum of decimals leaves no gap', () => {
  // As floats, 0.1 + 0.7 is less than 0.8.
  expect(biggestGaps([{ target: 0.8, eaten: 0.1 + 0.7 }])).toEqual([]);
});

test('biggestGaps takes five and all that tie with the fifth', () => {
  expect(biggestGaps(gapsMissing(1, 9, 8, 7, 6, 5, 5, 5))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(biggestGaps(gapsMissing(4, 9, 8, 7, 6, 5, 3))).toEqual([1, 2, 3, 4, 5]);
  // As floats, the parts are 0.7000000000000001 and 0.7.
  const tie = [3, 0.9].map((target) => ({ target, eaten: target * 0.3 }));
  expect(biggestGaps([...gapsMissing(9, 9, 9, 9), ...tie])).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a day without gaps has the score 0', () => {
  expect(rankDishes([{ target: 1, eaten: 1 }], [{ amounts: [5] }])).toMatchObject([{ score: 0 }]);
});

test('the score is the mean share of the gaps, each closed once at most, and the best dish is first', () => {
  const gaps = [10, 4].map((target) => ({ target, eaten: 0 }));
  const [small, big] = [{ amounts: [1] }, { amounts: [5, 8] }];
  expect(rankDishes(gaps, [small, big])).toMatchObject([
    { dish: big, score: 0.75 },
    { dish: small, score: 0.05 },
  ]);
});

test('dishes with equal scores keep their order', () => {
  const gaps = [3, 5, 10].map((target) => ({ target, eaten: 0 }));
  // As floats, 0.2 + 0.1 is more than 0.3.
  const [first, second] = [{ amounts: [0, 0, 3] }, { amounts: [0, 1, 1] }];
  expect(rankDishes(gaps, [first, second]).map(({ dish }) => dish)).toEqual([first, second]);
});
