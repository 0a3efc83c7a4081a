import { DAY, RANKING } from '../../../tests/unit/ranking';
import { foodsOf } from './day';
import { dayFromFragment, dayToFragment } from './day-address';
import { withFoodInAddress } from './food-in-address';

test('dayToFragment writes version, set, person and foods', () => {
  const day = { ...DAY, eaten: [...DAY.eaten, { food: 'banana', portions: 2 }] };
  expect(dayToFragment(day)).toBe('#day=1,us,woman,apple,banana.2');
});

test.each(['woman', 'man'])('dayFromFragment reads what dayToFragment writes: %s', (person) => {
  const eaten = foodsOf(RANKING).map(({ id }, at) => ({ food: id, portions: (at % 9) + 1 }));
  for (const set of ['us', 'eu']) {
    const day = { person, set, eaten };
    expect(dayFromFragment(dayToFragment(day), RANKING)).toEqual(day);
  }
});

test('a day without meat and fish keeps that in its address', () => {
  const day = { ...DAY, isMeatless: true };
  expect(dayToFragment(day)).toBe('#day=1,us,woman,-meat,apple');
  expect(dayFromFragment('#day=1,us,woman,-meat,apple', RANKING)).toEqual(day);
  expect(dayFromFragment('#day=1,us,woman,-meat', RANKING)).toEqual({ ...day, eaten: [] });
  expect(dayFromFragment('#day=1,us,woman,apple,-meat', RANKING)).toBe('invalid');
});

test.each([
  ['liver', '/try#day=1,us,woman,apple,banana.2,liver'],
  ['apple', '/try#day=1,us,woman,apple.2,banana.2'],
  ['banana', '/try#day=1,us,woman,apple,banana.3'],
  ['app', '/try#day=1,us,woman,apple,banana.2,app'],
])('withFoodInAddress adds a portion of %s', (food, address) => {
  expect(withFoodInAddress('/try#day=1,us,woman,apple,banana.2', food)).toBe(address);
});

test('withFoodInAddress never writes more portions than a day can have', () => {
  expect(withFoodInAddress('#day=1,us,woman,apple.9', 'apple')).toBe('#day=1,us,woman,apple.9');
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
  ['one unknown food of two', '#day=1,us,woman,apple,stone'],
  ['a food after a punctuation mark', '#day=1,us,woman,!apple'],
  ['zero portions', '#day=1,us,woman,apple.0'],
  ['too many portions', '#day=1,us,woman,apple.10'],
  ['an empty food', '#day=1,us,woman,'],
  ['markup', '#day=1,us,woman,<img src=x>'],
  ['a food named like an object’s built-in property', '#day=1,us,woman,constructor'],
])('dayFromFragment rejects %s', (_what, fragment) => {
  expect(dayFromFragment(fragment, RANKING)).toBe('invalid');
});
