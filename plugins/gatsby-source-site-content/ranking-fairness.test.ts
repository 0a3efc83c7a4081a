/** @jest-environment node */
import { formatAmount, formatExactShare, formatScores } from '../../src/lib/format-amount';
import { foodsOf, nutrientsOf, portionsFor, rankForDay } from '../../src/lib/ranking/day';
import type { Day } from '../../src/lib/ranking/ranking-data';
import { contentData } from '../../tests/unit/content-data';
import { createRankingData } from './ranking-data';

const sources = {
  nutrients: contentData('nutrients'),
  foods: contentData('foods'),
  recipes: contentData('recipes'),
  'reference-intakes': contentData('reference-intakes'),
  trending: contentData('trending'),
  try: contentData('try'),
};
const { nutrients, foods, recipes, trending, 'reference-intakes': intakes, try: content } = sources;
const data = createRankingData(sources);

/** Random numbers from 0 to 1, the same in every run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Days of all people and sets with up to nine foods, of most of which they ate one portion. */
function randomDays(count: number, seed: number, fewest = 5): Day[] {
  const random = createRandom(seed);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)]!;
  const people = data.people.flatMap(({ id, sets }) =>
    sets.map((set) => ({ person: id, set: set.id })),
  );
  return Array.from({ length: count }, () => {
    const ids = new Set<string>();
    const size = fewest + Math.floor(random() * (10 - fewest));
    while (ids.size < size) ids.add(pick(foodsOf(data)).id);
    const eaten = [...ids].map((food) => ({ food, portions: random() < 0.85 ? 1 : 2 }));
    return { ...pick(people), eaten };
  });
}

const rank = (day: Day) =>
  rankForDay(nutrientsOf(data, day), portionsFor(data, day.set, data.dishes));

test('at least four dishes come first on 5% of 3,000 days each, none on more than 60%, and three never', () => {
  const firsts = randomDays(3000, 28).map((day) => rank(day)[0]!.dish.title);
  const parts = data.dishes.map(({ title }) => ({
    title,
    part: firsts.filter((first) => first === title).length / firsts.length,
  }));
  expect(parts.filter(({ part }) => part >= 0.05).length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...parts.map(({ part }) => part))).toBeLessThanOrEqual(0.6);
  expect(parts.filter(({ part }) => part === 0).map(({ title }) => title)).toEqual([
    'Avocado toast with a fried egg',
    'Spaghetti with cherry tomatoes',
    'Weekend pancakes with berries',
  ]);
  expect(content.notes.items.join(' ')).toMatch(
    'In 3,000 days that we made up, the avocado toast, the spaghetti, and the pancakes never came',
  );
});

test('vitamin D is among the biggest gaps on most days, as the page says', () => {
  const position = data.nutrients.findIndex(({ id }) => id === 'vitamin-d');
  const days = randomDays(500, 31).map((day) => rank(day)[0]!.gaps);
  const counted = days.filter((gaps) => gaps.some(({ nutrient }) => nutrient === position));
  expect(counted.length / days.length).toBeGreaterThan(0.75);
});

test('the page says of each nutrient without a target why the score leaves it out', () => {
  const without = data.people.flatMap(({ sets }) =>
    sets.flatMap(({ targets }) => data.nutrients.filter((_nutrient, at) => targets[at] === 0)),
  );
  const why = content.gaps.notScored.map(({ nutrient }) => nutrient);
  expect(new Set(without.map(({ id }) => id))).toEqual(new Set(why));
});

test('a portion of each dish has 450 to 600 kcal', () => {
  const energies = data.dishes.map(({ energy }) => energy);
  expect(Math.min(...energies)).toBeGreaterThanOrEqual(450);
  expect(Math.max(...energies)).toBeLessThanOrEqual(600);
});

test('a set that limits a nutrient for one person limits it for all', () => {
  for (const { id, people } of intakes.sets)
    for (const [column, nutrient] of intakes.columns.entries()) {
      const limited = people.filter(({ limits }) => limits[column] !== null);
      const what = `${id}, ${nutrient}`;
      expect([what, limited.length]).toEqual([what, limited.length > 0 ? people.length : 0]);
    }
});

const FOODS = new Map(foods.foods.map((food) => [food.id, food]));

/** The amount of a nutrient in some grams of foods, with three digits as on the page. */
function amountIn(
  nutrient: string,
  portion: { food: string; grams: number }[],
  fortified: boolean,
  servings = 1,
) {
  let sum = 0;
  for (const { food: id, grams } of portion) {
    const food = FOODS.get(id)!;
    const { amounts } = fortified ? food : (food.unfortified ?? food);
    sum += ((amounts[foods.columns.indexOf(nutrient)] ?? 0) * grams) / 100;
  }
  return Number((sum / servings).toPrecision(3));
}

/**
 * Scores as the page's sentences describe them, from the files alone: "the average share of your 5 biggest gaps that
 * one portion closes: the nutrients furthest, in percent, from their targets, each counted up to 100%. Gaps that tie
 * for last place all count."
 */
function scoresBySentence({ person, set, eaten }: Day) {
  const { fortified, people } = intakes.sets.find(({ id }) => id === set)!;
  const figures = people.find((each) => each.person === person)!;
  const gaps = [];
  for (const { id } of nutrients.nutrients) {
    const target = figures.targets[intakes.columns.indexOf(id)];
    if (!target || content.withoutTarget.includes(id)) continue;
    let had = 0;
    for (const { food, portions } of eaten)
      had += portions * amountIn(id, [{ food, ...FOODS.get(food)!.portions[0]! }], fortified);
    if (had < target) gaps.push({ id, missing: target - had, percent: 100 - (100 * had) / target });
  }
  const [, , , , fifth] = gaps.map(({ percent }) => percent).toSorted((one, other) => other - one);
  const counted = gaps.filter(({ percent }) => percent > (fifth ?? 0) - 1e-6);
  return trending.items.map(({ title, recipe }) => {
    const { ingredients, servings } = recipes.recipes.find(({ id }) => id === recipe)!;
    let percents = 0;
    for (const { id, missing } of counted)
      percents += Math.min(100, (100 * amountIn(id, ingredients, fortified, servings)) / missing);
    return { title, percent: percents / counted.length || 0, counted: counted.length };
  });
}

test('a solver written from the page’s sentences agrees on 1,000 days, ties and empty plates included', () => {
  const days = randomDays(1000, 29, 0);
  const differences = days.flatMap((day) => {
    const own = new Map(rank(day).map(({ dish, score }) => [dish.title, score * 100]));
    return scoresBySentence(day).map(({ title, percent }) => Math.abs(percent - own.get(title)!));
  });
  expect(differences).toHaveLength(10_000);
  expect(Math.max(...differences)).toBeLessThan(1e-6);

  const ties = days.filter((day) => scoresBySentence(day)[0]!.counted > 5);
  expect(days.filter(({ eaten }) => eaten.length === 0).length).toBeGreaterThan(50);
  expect(ties.some(({ eaten }) => eaten.length > 0)).toBe(true);
});

test('the mean of the shares of a table is the score, and whoever recomputes them gets it within a point', () => {
  const read = (text: string) => Number(text.replace(/[,%]/g, ''));
  const wrong = randomDays(1000, 30).flatMap((day) => {
    const ranked = rank(day);
    const texts = formatScores(ranked.map(({ score }) => score));
    return ranked.flatMap(({ gaps }, place) => {
      const shown = gaps.map(({ share }) => read(formatExactShare(share)));
      const meanShown = shown.reduce((sum, share) => sum + share, 0) / shown.length;
      expect(Math.abs(meanShown - ranked[place]!.score * 100)).toBeLessThan(0.1);
      const shares = gaps.map(({ missing, amount }) =>
        Math.min(100, (100 * read(formatAmount(amount))) / read(formatAmount(missing))),
      );
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      return Math.abs(mean - read(texts[place]!)) > 1 ? [{ mean, shown: texts[place] }] : [];
    });
  });
  expect(wrong).toEqual([]);
});
