import { comparePlans } from '../../../src/sections/pricing/compare-plans';
import { siteData } from '../../../tests/unit/content-data';

test('the table of the plans compares what each of them has a value of, and doesn’t repeat their cards', () => {
  const compared = siteData('plans').plans.map(({ id, name, features }) => ({
    id,
    name,
    includes: null,
    features: features.map(({ topic = null, text }) => ({ topic, text, mark: 'benefit' as const })),
  }));
  const { rows, others } = comparePlans(compared);
  const shown = rows.map(({ topic, cells }) => [
    topic,
    ...cells.map(({ lines }) => lines.map(({ text }) => text).join()),
  ]);
  expect(shown).toEqual([
    [
      'Profiles',
      'Single baseline profile',
      'Up to 6 profiles, all in one search',
      'Unlimited profiles, all in one search',
    ],
  ]);
  expect(others.flatMap(({ lines }) => lines)).toEqual([]);
});
