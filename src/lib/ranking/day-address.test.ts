/** @jest-environment node */
import * as fc from 'fast-check';
import { DAY, RANKING } from '../../../tests/unit/ranking';
import { foodsOf } from './day';
import { dayFromFragment, dayToFragment } from './day-address';

test('dayToFragment writes version, set, person and foods', () => {
  const day = { ...DAY, eaten: [...DAY.eaten, { food: 'banana', portions: 2 }] };
  expect(dayToFragment(day)).toBe('#day=1,us,woman,apple,banana.2');
});

test('dayFromFragment reads every day that dayToFragment writes', () => {
  const helpings = foodsOf(RANKING).map(({ id }) =>
    fc.record({ food: fc.constant(id), portions: fc.integer({ min: 1, max: 9 }) }),
  );
  const day = fc.record({
    person: fc.constantFrom('woman', 'man'),
    set: fc.constantFrom('us', 'eu'),
    eaten: fc.tuple(...helpings).chain((all) => fc.shuffledSubarray(all)),
  });
  fc.assert(
    fc.property(day, (each) => {
      expect(dayFromFragment(dayToFragment(each), RANKING)).toEqual(each);
    }),
    { seed: 2025 },
  );
});

test.each(['', '#', '#content', '#daylight'])('dayFromFragment finds no day in %j', (fragment) => {
  expect(dayFromFragment(fragment, RANKING)).toBeNull();
});

test.each([
  ['a day without values', '#day='],
  ['another version', '#day=2,us,woman,apple'],
  ['an unknown set', '#day=1,mars,woman,apple'],
  ['an unknown person', '#day=1,us,nobody,apple'],
  ['an unknown food', '#day=1,us,woman,stone'],
  ['the same food twice', '#day=1,us,woman,apple,apple.2'],
  ['zero portions', '#day=1,us,woman,apple.0'],
  ['too many portions', '#day=1,us,woman,apple.10'],
  ['an empty food', '#day=1,us,woman,'],
  ['markup', '#day=1,us,woman,<img src=x>'],
  ['a food named like a property of every object', '#day=1,us,woman,constructor'],
])('dayFromFragment rejects %s', (_what, fragment) => {
  expect(dayFromFragment(fragment, RANKING)).toBe('invalid');
});

test('dayFromFragment never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(['object', 'string']).toContain(typeof dayFromFragment(`#day=${text}`, RANKING));
    }),
    { seed: 2025 },
  );
});
