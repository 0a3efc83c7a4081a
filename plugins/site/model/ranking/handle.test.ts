import { findByTitle, findOrThrow } from '../../../../src/lib/find-or-throw';
import { itemAt } from '../../../../src/lib/item-at';
import { overLimits } from '../../../../src/lib/over-limits';
import { formatAmount, formatShare } from '../../../../src/lib/format-amount';
import { nutrientsOf, portionsFor, rankForDay } from '../../../../src/lib/ranking/day';
import { tracedGap, withGrams } from '../../../../src/lib/ranking/handle';
import { rankingSources } from '../../../../tests/unit/content-data';
import { createHandle } from './handle';
import { createRankingData, type RankingSources } from './ranking-data';

const SITE = rankingSources('.');
const FIXTURE = rankingSources();

/** The handle's data, which the content has. */
function handleOf(sources: RankingSources) {
  const data = createHandle(sources);
  if (!data) throw new Error('The content has no handle.');
  return data;
}

test.each([
  ['site', SITE],
  ['fixture site', FIXTURE],
])('as the recipe has it, the slider of the %s shows what the ranking does', (_name, sources) => {
  const data = createRankingData(sources);
  const { start } = sources.try;
  const ranked = rankForDay(nutrientsOf(data, start), portionsFor(data, start.set, data.dishes));
  const handle = handleOf(sources);
  const dish = findOrThrow(ranked, (each) => each.dish.title === handle.dish, handle.dish);
  const { amounts, shares, score } = withGrams(handle, handle.grams);
  expect(shares.map((share) => Number(share.toFixed(6)))).toEqual(
    dish.gaps.map(({ share }) => Number(share.toFixed(6))),
  );
  expect(amounts.map((amount) => Number(amount.toFixed(6)))).toEqual(
    dish.gaps.map(({ amount }) => Number(amount.toFixed(6))),
  );
  expect(score).toBeCloseTo(dish.score, 6);
});

test.each([
  [0, '5.29', '43%', '51%'],
  [60, '7.63', '62%', '56%'],
  [150, '11.2', '90%', '63%'],
])('with %i g of bread the shakshuka has %s mg of iron', (grams, iron, share, score) => {
  const handle = handleOf(SITE);
  const traced = tracedGap(handle);
  expect(handle.gaps[traced]).toMatchObject({ name: 'Iron', unit: 'mg' });
  const after = withGrams(handle, grams);
  expect([
    formatAmount(itemAt(after.amounts, traced)),
    formatShare(itemAt(after.shares, traced)),
    formatShare(after.score),
  ]).toEqual([iron, share, score]);
});

test('the amounts are those of the set: without the iron that the US adds', () => {
  const eu = { ...SITE, try: { ...SITE.try, start: { ...SITE.try.start, set: 'eu' } } };
  const data = createRankingData(eu);
  const handle = handleOf(eu);
  const portion = itemAt(portionsFor(data, 'eu', [findByTitle(data.dishes, handle.dish)]), 0);
  const position = data.nutrients.findIndex(({ name }) => name === handle.gaps[0]?.name);
  const { amounts } = withGrams(handle, handle.grams);
  expect(amounts[0]).toBeCloseTo(itemAt(portion.amounts, position), 6);
});

test('so much bread that the day exceeds a limit says so, and counts what was eaten', () => {
  const handle = handleOf(SITE);
  const overWith = (grams: number) =>
    overLimits(SITE.try.ranking.over, withGrams(handle, grams).over);
  expect([60, 218, 219].map(overWith)).toEqual([
    '',
    '',
    'Over the limit, day plus one portion: sodium (2,301 of 2,300 mg)',
  ]);
});

test('content without a slider has no data for it', () => {
  expect(createHandle({ ...SITE, try: { ...SITE.try, handle: undefined } })).toBeNull();
});
