import { findById, findOrThrow } from '../../../../src/lib/find-or-throw';
import { formatAmount, formatExactShare, formatShare } from '../../../../src/lib/format-amount';
import {
  nutrientsOf,
  portionsFor,
  portionsOf,
  rankForDay,
  withPortions,
} from '../../../../src/lib/ranking/day';
import type { Day } from '../../../../src/lib/ranking/ranking-data';
import { itemAt } from '../../../../src/lib/item-at';
import { rankingSources } from '../../../../tests/unit/content-data';
import { randomDays } from '../../../../tests/unit/random-days';
import { MemoryCache } from '../../memory-cache';
import { createRankingData } from './ranking-data';

// The site's own figures, compared with each other: these tests say whether the demo keeps its promises.
const sources = rankingSources('.');
const { nutrients, foods, recipes, trending, 'reference-intakes': intakes, try: content } = sources;
const data = createRankingData(sources);

const FOODS = new Map(foods.foods.map((food) => [food.id, food]));

/** A food by its id. A list would be slow. */
function foodOf(id: string) {
  const food = FOODS.get(id);
  if (food === undefined) throw new Error(`There is no food "${id}".`);
  return food;
}

const rank = (day: Day) =>
  rankForDay(nutrientsOf(data, day), portionsFor(data, day.set, data.dishes));

test('another food never lowers a score while the same gaps count', () => {
  const days = randomDays(data, 1000, 31, 1);
  const pairs = days.map((day, at) => {
    const { food } = itemAt(itemAt(days, at === 0 ? days.length - 1 : at - 1).eaten, 0);
    return [rank(day), rank(withPortions(day, food, portionsOf(day, food) + 1))] as const;
  });
  const gapsOf = (ranked: ReturnType<typeof rank>) =>
    itemAt(ranked, 0).gaps.map(({ nutrient }) => nutrient);
  const alike = pairs.filter(
    ([before, after]) => `${gapsOf(before).toSorted()}` === `${gapsOf(after).toSorted()}`,
  );
  expect(alike.length).toBeGreaterThan(300);
  for (const [before, after] of alike)
    for (const { dish, score } of before)
      expect(after.find((one) => one.dish.title === dish.title)?.score).toBeGreaterThanOrEqual(
        score,
      );
});

test('the page says of each nutrient without a target why the score leaves it out', () => {
  const without = data.people.flatMap(({ sets }) =>
    sets.flatMap(({ targets }) => data.nutrients.filter((_nutrient, at) => targets[at] === 0)),
  );
  const why = content.day.notScored.map(({ nutrient }) => nutrient);
  expect(new Set(without.map(({ id }) => id))).toEqual(new Set(why));
});

test('a set that limits a nutrient for one person limits it for all', () => {
  for (const { id, people } of intakes.sets)
    for (const [column, nutrient] of intakes.columns.entries()) {
      const limited = people.filter(({ limits }) => limits[column] !== null);
      const what = `${id}, ${nutrient}`;
      expect([what, limited.length]).toEqual([what, limited.length > 0 ? people.length : 0]);
    }
});

type Fraction = [numerator: bigint, denominator: bigint];

const exactly = (figure: number): Fraction => [BigInt(Math.round(figure * 1e6)), 1_000_000n];
// Without the first case, the denominators of sums would have hundreds of digits.
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction =>
  b === d ? [a + c, b] : [a * d + c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const over = (one: Fraction, [c, d]: Fraction) => times(one, [d, c]);
const isMore = ([a, b]: Fraction, [c, d]: Fraction) => a * d > c * b;
const sumOf = ([first = [0n, 1n], ...others]: Fraction[]): Fraction => others.reduce(plus, first);
const largestFirst = (one: Fraction, other: Fraction) =>
  Number(isMore(other, one)) - Number(isMore(one, other));

/** A fraction as a number, with nine decimals. */
const asNumber = ([a, b]: Fraction) => Number((a * 10n ** 9n) / b) / 1e9;

type Portion = readonly { food: string; grams: number }[];

/** The amount of a nutrient in some grams of foods. */
const amountIn = (nutrient: string, portion: Portion, fortified: boolean) =>
  sumOf(
    portion.map(({ food: id, grams }) => {
      const food = foodOf(id);
      const { amounts, nearest } = fortified ? food : (food.unfortified ?? food);
      const column = foods.columns.indexOf(nutrient);
      const per100g = amounts[column] ?? nearest?.amounts[column] ?? NaN;
      return times(exactly(per100g), exactly(grams / 100));
    }),
  );

/** The amounts in portions of dishes, which are the same on every day. */
const inDishes = new MemoryCache<Fraction>();

/**
 * The ranking as the page's sentences describe it, from the files alone, in fractions: "your 5 biggest gaps are the
 * nutrients furthest, in percent, from their targets. We work out how much of each one portion closes, up to 100%. The
 * score is the average. Gaps that tie for last place all count", "of dishes with equal scores, the one with less sodium comes first", "over the limit".
 */
function rankBySentence({ person, set, eaten }: Day) {
  const { fortified, people, kinds } = findById(intakes.sets, set);
  const figures = findOrThrow(people, (each) => each.person === person, person);
  const day = nutrients.nutrients.map(({ id, name }) => {
    const column = intakes.columns.indexOf(id);
    const target = exactly(content.withoutTarget.includes(id) ? 0 : (figures.targets[column] ?? 0));
    const limit = kinds[column] === 'SAI' ? figures.targets[column] : figures.limits[column];
    const helpings = eaten.flatMap(({ food, portions }) =>
      Array.from({ length: portions }, () => ({ food, ...itemAt(foodOf(food).portions, 0) })),
    );
    const had = amountIn(id, helpings, fortified);
    return { id, name, had, target, limit, missing: plus(target, times(had, [-1n, 1n])) };
  });
  const open = day
    .filter(({ missing }) => missing[0] > 0n)
    .map((each) => ({ ...each, part: over(each.missing, each.target) }))
    .toSorted((one, other) => largestFirst(one.part, other.part));
  const counted = open.filter(({ part }) => !isMore(open[4]?.part ?? part, part));
  return trending.items
    .map(({ title, recipe }) => {
      const { ingredients, servings } = findById(recipes.recipes, recipe);
      const amountOf = (id: string) =>
        inDishes.get([recipe, id, fortified], () =>
          over(amountIn(id, ingredients, fortified), exactly(servings)),
        );
      const shares = counted.map(({ id, missing }) => over(amountOf(id), missing));
      const sum = sumOf(shares.map((share) => (isMore(share, exactly(1)) ? exactly(1) : share)));
      const score = over(sum, exactly(counted.length || 1));
      const warned = day.flatMap(({ id, name, had, limit }) => {
        const amount = amountOf(id);
        const total = plus(had, amount);
        const isOver = limit && amount[0] > 0n && isMore(total, exactly(limit));
        return isOver ? [{ name, amount: asNumber(total), limit }] : [];
      });
      const names = counted.map(({ name }) => name);
      return { title, score, sodium: amountOf('sodium'), gaps: names, warned };
    })
    .toSorted(
      (one, other) =>
        largestFirst(one.score, other.score) || largestFirst(other.sodium, one.sodium),
    )
    .map(({ score, sodium: _sodium, ...dish }) => ({ ...dish, score: asNumber(score) }));
}

test('an exact solver written from the page’s sentences agrees on 1,000 days, ties and empty plates included', () => {
  const days = randomDays(data, 1000, 29, 0);
  const names = (positions: readonly number[]) => positions.map((at) => data.nutrients[at]?.name);
  for (const day of days) {
    const ranked = rank(day).map(({ dish, score, gaps, over: above }) => ({
      title: dish.title,
      score: expect.closeTo(score, 8),
      gaps: names(gaps.map(({ nutrient }) => nutrient)),
      warned: above.map(({ nutrient, amount, limit }) => ({
        name: data.nutrients[nutrient]?.name,
        amount: expect.closeTo(amount, 5),
        limit,
      })),
    }));
    expect([day, ranked]).toEqual([day, rankBySentence(day)]);
  }
  const isTie = (day: Day) => day.eaten.length > 0 && itemAt(rank(day), 0).gaps.length > 5;
  expect(days.some(isTie)).toBe(true);
  expect(days.filter(({ eaten }) => eaten.length === 0).length).toBeGreaterThan(50);
});

test('the mean of the shares of a table is the score; recomputed from its amounts it is within a point', () => {
  const read = (text: string) => Number(text.replace(/[,%]/g, ''));
  const meanOf = (shares: number[]) =>
    shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const scored = randomDays(data, 1000, 30).flatMap(rank);
  const errors = scored.map(({ gaps, score }) => {
    const shown = gaps.map(({ share }) => read(formatExactShare(share)));
    const recomputed = gaps.map(({ missing, amount }) =>
      Math.min(100, (100 * read(formatAmount(amount))) / read(formatAmount(missing))),
    );
    return {
      shown: Math.abs(meanOf(shown) - score * 100),
      recomputed: Math.abs(meanOf(recomputed) - read(formatShare(score))),
    };
  });
  expect(Math.max(...errors.map(({ shown }) => shown))).toBeLessThan(0.1);
  expect(Math.max(...errors.map(({ recomputed }) => recomputed))).toBeLessThanOrEqual(1);
});
