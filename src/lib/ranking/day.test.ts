/** @jest-environment node */
import { DAY } from '../../../tests/unit/ranking';
import { portionsOf, withPortions } from './day';

// ranking-fairness.test.ts and ranking-demo.test.tsx cover how days are counted.
test('withPortions adds, changes and removes a food, and stops at nine portions', () => {
  const added = withPortions(DAY, 'banana', 1);
  expect(added.eaten.map(({ food }) => food)).toEqual(['apple', 'banana']);
  expect(portionsOf(withPortions(added, 'apple', 3), 'apple')).toBe(3);
  expect(withPortions(added, 'apple', 0).eaten).toEqual([{ food: 'banana', portions: 1 }]);
  expect(portionsOf(withPortions(DAY, 'apple', 10), 'apple')).toBe(9);
});
