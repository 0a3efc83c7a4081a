/** @jest-environment node */
import { namesFor, search } from '../../../../tests/unit/food-search';

const PLANTS = 'Add what was in it, or leave it out: what’s like it here has vitamins or calcium';
const SALTY = 'Add what was in it, or what’s nearest. The real thing has far more salt';
const FORTIFIED = 'We have none with vitamins or iron added';

// No stand-in closes a gap that the real food doesn't, or hides a limit.
test.each([
  ['seitan', PLANTS, ''],
  ['smoked tempeh', PLANTS, ''],
  ['veggie burger', PLANTS, ''],
  ['veggie sausages', PLANTS, ''],
  ['vegan cheese', PLANTS, ''],
  ['vegan nuggets', PLANTS, ''],
  ['vegetarian mince', PLANTS, ''],
  ['plant-based chicken', PLANTS, ''],
  ['soy yogurt', PLANTS, ''],
  ['soya yoghurt', PLANTS, ''],
  ['coconut yogurt', PLANTS, ''],
  ['coconut milk', PLANTS, ''],
  ['rice milk', PLANTS, ''],
  ['cream cheese', PLANTS, ''],
  ['egg whites', PLANTS, ''],
  ['baked beans', PLANTS, ''],
  ['oat milk', 'Add fortified soy milk only if yours is', 'Soy milk'],
  ['barista almond milk', 'Add fortified soy milk only if yours is', 'Soy milk'],
  ['brazil nuts', 'Leave it out: one portion can exceed an official limit', ''],
  ['chicken liver', 'Leave it out: one portion can exceed an official limit', ''],
  ['cod liver oil', 'We count food only', ''],
  ['fish oil capsules', 'We count food only', ''],
  ['sardines', 'Our only fish is salmon', ''],
  ['sushi', 'That’s several foods in one', ''],
  ['big mac', SALTY, ''],
  ['whopper', SALTY, ''],
  ['a meal at McDonald’s', SALTY, ''],
  ['kfc chicken', SALTY, ''],
  ['chicken burger', SALTY, ''],
  ['smoked salmon', SALTY, 'Baked salmon'],
  ['instant noodles', SALTY, ''],
  ['sauerkraut', SALTY, ''],
  ['salted peanuts', SALTY, ''],
  ['gravy', 'We don’t count salt', ''],
  ['corned beef', 'We have no pork and nothing cured', ''],
  ['anchovies', 'We have no pork and nothing cured', ''],
  ['turkey bacon', 'We have no pork and nothing cured', ''],
  ['cereal', FORTIFIED, 'Oatmeal, Granola'],
  ['cornflakes', FORTIFIED, ''],
  ['special k', FORTIFIED, ''],
  ['weetabix', FORTIFIED, ''],
  ['bran flakes', FORTIFIED, ''],
])('%s: nothing stands in for it without “%s …”, followed by “%s”', (text, beginning, names) => {
  const { by, answer } = search(text);
  expect(by).toBe('answer');
  expect(answer).toContain(beginning);
  expect(namesFor(text)).toBe(names);
});
