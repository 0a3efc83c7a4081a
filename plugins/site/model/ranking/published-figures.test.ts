import { readFileSync } from 'node:fs';
import { findById, findByTitle, findOrThrow } from '../../../../src/lib/find-or-throw';
import { formatAmount, formatShare } from '../../../../src/lib/format-amount';
import { nutrientsOf, portionsFor, rankForDay } from '../../../../src/lib/ranking/day';
import { createExampleDay } from '../../../../src/lib/ranking/example-day';
import { gapOf, missingPart } from '../../../../src/lib/ranking/gap-score';
import type { Day } from '../../../../src/lib/ranking/ranking-data';
import { itemAt } from '../../../../src/lib/item-at';
import { rankingSources, siteData } from '../../../../tests/unit/content-data';
import { foodOf, recipeOf, sumOf } from '../../../../tests/unit/recipes';
import { randomDays } from '../../../../tests/unit/random-days';
import { createRankingData } from './ranking-data';

// Compares what the site's own pages state about the ranking with what it computes.
const sources = rankingSources('.');
const { foods, trending, 'reference-intakes': intakes, try: tryPage } = sources;
const data = createRankingData(sources);
/** A text, without the spaces that line up its tables. */
const textOf = (file: string) =>
  readFileSync(`content/${file}.md`, 'utf8').replace(/[ \u00A0]+/g, ' ');
const ARTICLE = textOf('blog/how-ranking-by-nutrient-gaps-works');
const METHOD = textOf('pages/method');

const rowIn = (text: string, ...cells: unknown[]) =>
  expect(text).toContain(`| ${cells.join(' | ')} |`);

const rank = (day: Day) =>
  rankForDay(nutrientsOf(data, day), portionsFor(data, day.set, data.dishes));
const bestFor = (day: Day) => itemAt(rank(day), 0);
const FIRSTS = randomDays(data, 3000, 28).map(bestFor);
const SCORES = FIRSTS.map(({ score }) => score).toSorted((one, other) => one - other);
const MEDIAN = itemAt(SCORES, 1500);

const CURRY = 'Lentil and carrot curry with rice';
const SALMON = 'Salmon rice bowl with edamame';
const SHAKSHUKA = 'Shakshuka with eggs and feta';
const THREE = [SHAKSHUKA, CURRY, SALMON];

const at = (nutrient: string) => data.nutrients.findIndex(({ id }) => id === nutrient);
/** The amount of a nutrient in a portion of a dish, in its unit. */
const inPortion = (title: string, nutrient: string) => {
  const { amounts, servings } = findByTitle(data.dishes, title);
  return itemAt(amounts, at(nutrient)) / servings;
};

describe('the page about the method', () => {
  test('how often each dish comes first on 3,000 random days', () => {
    const share = (title: string) => FIRSTS.filter(({ dish }) => dish.title === title).length;
    const shares = data.dishes.map(({ title }) => [title, formatShare(share(title) / 3000)]);
    expect(Object.fromEntries(shares)).toEqual({
      [SALMON]: '36%',
      [SHAKSHUKA]: '32%',
      'Berry oats with almonds': '11%',
      'Mixed berry smoothie': '9%',
      [CURRY]: '7%',
      'Roasted tomato soup': '4%',
      'Chickpea salad with feta and mint': '0.3%',
      // One of 3,000: only 0 reads as 0%.
      'Avocado toast with a fried egg': '0.1%',
      'Spaghetti with cherry tomatoes': '0%',
      'Weekend pancakes with berries': '0%',
    });
    expect(share('Chickpea salad with feta and mint')).toBe(8);
    expect(share('Avocado toast with a fried egg')).toBe(1);
    // The table has whole percentages, and the text what is below 1%.
    for (const [title, each] of shares) if (!each?.startsWith('0')) rowIn(METHOD, title, each);
    expect(METHOD).toContain(
      'The chickpea salad came first on eight of these days, the avocado toast on one, and the spaghetti and the pancakes on none.',
    );
    expect(METHOD).toContain(
      'For each, we drew one of the demo’s five people, then one of the official sets with figures for their age, then 3 to 6 different foods in 1 or 2 portions each. At each step, everything was equally likely.',
    );
  });

  test('the first day is the median day', () => {
    expect([MEDIAN, bestFor(tryPage.start).score].map(formatShare)).toEqual(['56%', '56%']);
    expect(METHOD).toContain(
      'its first dish closes 56% of the gaps, the median of those 3,000 days',
    );
  });

  test('if all gaps counted, another dish would come first on three of the five examples', () => {
    const changed = siteData('hero').slides.filter(({ day }) => {
      const gaps = nutrientsOf(data, day);
      const sumOfShares = ({ dish }: { dish: { amounts: readonly number[] } }) =>
        gaps
          .map((gap, nutrient) => itemAt(dish.amounts, nutrient) / gapOf(gap))
          .filter((_, nutrient) => missingPart(itemAt(gaps, nutrient)) > 0)
          .reduce((sum, share) => sum + Math.min(share, 1), 0);
      const ranked = rank(day);
      const first = ranked.toSorted((one, other) => sumOfShares(other) - sumOfShares(one))[0];
      return first !== ranked[0];
    });
    expect(changed.length).toBe(3);
    expect(METHOD).toContain(
      'If all of them did, another dish would come first on three of our five example days.',
    );
  });

  test('vitamin D is among the biggest gaps on most days', () => {
    const isLacking = ({ nutrient }: { nutrient: number }) => nutrient === at('vitamin-d');
    expect(FIRSTS.filter(({ gaps }) => gaps.some(isLacking)).length).toBeGreaterThan(2000);
  });

  test('the iron in its shakshuka, from the rows of the source to 62% and 56%', () => {
    const { ingredients, servings } = recipeOf('shakshuka');
    for (const { food, grams } of ingredients) {
      const { ndb, amounts } = foodOf(food);
      const portion = grams / servings;
      const iron = Number(amounts[foods.columns.indexOf('iron')]);
      // As many decimals in each row, so that the points of a column are below each other.
      const figures = [portion.toFixed(1), iron.toFixed(2), ((portion * iron) / 100).toFixed(3)];
      expect(METHOD).toContain(` (${ndb}) | ${figures.join(' | ')} |`);
    }
    expect(METHOD).toContain('| **One portion** | | | **7.631** |');
    expect(inPortion(SHAKSHUKA, 'iron').toFixed(3)).toBe('7.631');
    const first = bestFor(tryPage.start);
    const { eaten, target } = itemAt(nutrientsOf(data, tryPage.start), at('iron'));
    const iron = findOrThrow(first.gaps, ({ nutrient }) => nutrient === at('iron'), 'gap of iron');
    const amounts = [iron.amount, target, eaten, iron.missing].map((each) => formatAmount(each));
    expect(amounts).toEqual(['7.63', '18', '5.63', '12.4']);
    expect(METHOD).toContain('7.63 ÷ 12.4 = 62%');
    for (const { nutrient, share } of first.gaps)
      rowIn(METHOD, itemAt(data.nutrients, nutrient).name, formatShare(share));
    rowIn(METHOD, '**Score**', `**${formatShare(first.score)}**`);
  });

  test('what it says about its tables, targets and fortified foods', () => {
    expect(tryPage.withoutTarget).toEqual(['niacin', 'sodium']);
    expect([data.dishes.length, intakes.people.length, intakes.sets.length]).toEqual([10, 5, 2]);
    for (const { kinds } of intakes.sets)
      for (const nutrient of ['choline', 'vitamin-k'])
        expect(kinds[intakes.columns.indexOf(nutrient)]).toBe('AI');
    const { people } = findById(intakes.sets, 'us-canada');
    const isShe = ({ person }: { person: string }) => person === 'woman-35';
    const { targets } = findOrThrow(people, isShe, 'woman of 35 years');
    expect(targets[intakes.columns.indexOf('protein')]).toBe(Math.round(0.8 * 57));
    const plain = foods.foods.filter(({ unfortified }) => unfortified).map(({ name }) => name);
    expect(plain.join('; ')).toBe(
      'White rice, cooked; Pasta, cooked; White rice, dry; Spaghetti, dry; Wheat flour; Whole milk; Milk, 2% fat',
    );
  });
});

test('the first day has five gaps, exceeds no limit, and has a clear first dish', () => {
  const ranked = rank(tryPage.start);
  const [first = NaN, second = NaN, third = NaN] = ranked.map(({ score }) => score);
  expect(itemAt(ranked, 0).gaps).toHaveLength(5);
  expect(ranked.flatMap(({ over }) => over)).toEqual([]);
  expect(Math.min(first - second, second - third)).toBeGreaterThan(0.02);
});

/** The day of the second person in the article. */
const SECOND_DAY: Day = {
  person: 'man-38',
  set: 'us-canada',
  eaten: [
    { food: 'granola', portions: 1 },
    { food: 'yogurt', portions: 1 },
    { food: 'blueberries', portions: 1 },
    { food: 'potato', portions: 1 },
    { food: 'cottage-cheese', portions: 1 },
    { food: 'cucumber', portions: 1 },
    { food: 'kiwi', portions: 1 },
  ],
};

describe('the article', () => {
  const { gaps, dishes } = createExampleDay(data, tryPage.start);
  const missing = gaps.map(({ target, eaten }) => target - eaten);
  test('its gaps are those that /try starts with', () => {
    const part = gaps.map(({ target, eaten }) => formatShare(1 - eaten / target));
    expect(part).toEqual(['79%', '74%', '70%', '69%', '60%']);
    expect(ARTICLE).toContain(
      'vitamin D (79% missing), vitamin A (74%), choline (70%), iron (69%), and calcium (60%)',
    );
    const nutrients = nutrientsOf(data, tryPage.start);
    const partOf = (id: string) => formatShare(missingPart(itemAt(nutrients, at(id))));
    const parts = ['folate', 'protein'].map(partOf);
    expect(parts).toEqual(['59%', '47%']);
    expect(ARTICLE).toContain('Folate, 59% short, just misses the list. Protein is 47% short.');
  });

  test('its day so far has the energy that it states', () => {
    const energies = tryPage.start.eaten.map(({ food, portions }) => {
      const { energy, portions: sizes } = foodOf(food);
      return (portions * energy * itemAt(sizes, 0).grams) / 100;
    });
    const sum = energies.reduce((total, energy) => total + energy, 0);
    expect(Math.round(sum / 10) * 10).toBe(830);
    expect(ARTICLE).toContain('about 830 kcal, a light day so far');
  });

  test('its shares and scores are those of the first three dishes', () => {
    const three = dishes.slice(0, 3);
    expect(three.map(({ title }) => title)).toEqual(THREE);
    for (const [place, { name, unit }] of gaps.entries()) {
      const open = itemAt(missing, place);
      const shares = three.map(({ amounts }) => Math.min(1, itemAt(amounts, place) / open));
      const gap = `${name}, ${formatAmount(open)} ${unit.replace(' RAE', '')}`;
      rowIn(ARTICLE, gap, ...shares.map(formatShare));
    }
    rowIn(ARTICLE, '**Score**', '**56%**', '**48%**', '**42%**');
    expect(three.map(({ score }) => formatShare(score))).toEqual(['56%', '48%', '42%']);
    expect(ARTICLE).toContain('18 + 53 + 100 + 62 + 47 = 280, and 280 ÷ 5 = 56%');
  });

  test('its ingredients and amounts are those of one portion', () => {
    const grams = (recipe: string, ...names: string[]) => {
      const { ingredients, servings } = recipeOf(recipe);
      const whole = (name: string) =>
        findOrThrow(ingredients, ({ food }) => food === name, `${name} in ${recipe}`).grams;
      return names.map((name) => whole(name) / servings);
    };
    const tomatoes = ['canned-tomatoes', 'tomato'];
    // Two eggs of 50 g, and 250 g of tomatoes.
    const shakshuka = grams('shakshuka', 'egg', ...tomatoes, 'feta', 'french-bread');
    expect(shakshuka).toEqual([100, 200, 50, 20, 60]);
    const curry = grams('red-lentil-curry', 'red-lentils', 'carrot', 'canned-tomatoes', 'rice');
    expect(curry).toEqual([65, 100, 100, 40]);
    const bowl = ['baked-salmon', 'avocado', 'edamame', 'boiled-egg', 'rice'];
    expect(grams('salmon-rice-bowl', ...bowl)).toEqual([70, 70, 40, 25, 55]);
    const round = (title: string, nutrient: string) => Math.round(inPortion(title, nutrient));
    expect(THREE.map((title) => round(title, 'protein'))).toEqual([27, 24, 30]);
    expect(inPortion(SHAKSHUKA, 'iron')).toBeCloseTo(7.63, 2);
    expect([round(SHAKSHUKA, 'choline'), round(CURRY, 'vitamin-a')]).toEqual([336, 933]);
    const vitaminD = data.dishes.map(({ title }) => inPortion(title, 'vitamin-d'));
    expect(Math.max(...vitaminD)).toBe(inPortion(SALMON, 'vitamin-d'));
    const calcium = gaps.findIndex(({ name }) => name === 'Calcium');
    const left = itemAt(missing, calcium) - itemAt(itemAt(dishes, 0).amounts, calcium);
    const milk = findById(
      data.groups.flatMap((group) => group.foods),
      'milk',
    );
    const glass = itemAt(milk.amounts, at('calcium')) * 2.44;
    expect([Math.floor(left), Math.floor(glass)]).toEqual([313, 275]);
  });

  test('without the cap the curry would come first, with two gaps wide open', () => {
    const shares = dishes
      .slice(0, 3)
      .map(({ amounts }) => amounts.map((a, i) => a / itemAt(missing, i)));
    const uncapped = shares.map((each) => each.reduce((sum, share) => sum + share) / 5);
    expect(uncapped.map(formatShare)).toEqual(['58%', '64%', '42%']);
    const ofCurry = itemAt(shares, 1);
    const open = gaps.map(({ name }, place) => [name, (1 - itemAt(ofCurry, place)).toFixed(3)]);
    expect(Object.fromEntries(open)).toMatchObject({ 'Vitamin D': '0.997', Calcium: '0.694' });
  });

  test('the second person has the gaps and scores it states', () => {
    const his = createExampleDay(data, SECOND_DAY);
    const names = his.gaps.map(({ name }) => name).join(', ');
    expect(names).toBe('Vitamin D, Vitamin A, Choline, Fiber, Folate');
    const hisCurry = findByTitle(his.dishes, CURRY).shares.map(formatShare);
    expect(hisCurry).toEqual(['0.3%', '100%', '23%', '59%', '100%']);
    for (const [gap, { name }] of his.gaps.entries()) rowIn(ARTICLE, name, hisCurry[gap]);
    const short = { [SHAKSHUKA]: 'Shakshuka', [CURRY]: 'Curry', [SALMON]: 'Salmon bowl' };
    const means = Object.entries(short).map(([title, name]) => {
      const { score: hers } = findByTitle(dishes, title);
      const { score: second } = findByTitle(his.dishes, title);
      rowIn(ARTICLE, name, formatShare(hers), formatShare(second));
      return (hers + second) / 2;
    });
    expect(means.map((mean) => mean.toFixed(3))).toEqual(['0.520', '0.522', '0.465']);
    expect(ARTICLE).toContain("it's level with the shakshuka at 52%, rounded");
    for (const nutrient of ['fiber', 'folate'])
      expect(inPortion(CURRY, nutrient)).toBeGreaterThan(inPortion(SHAKSHUKA, nutrient));
  });

  test('its dishes have 550 to 590 kcal, and most of the curry’s choline is from other lentils', () => {
    const energies = THREE.map((title) => {
      const { recipe } = findByTitle(trending.items, title);
      const { ingredients, servings } = recipeOf(recipe);
      return Math.round(sumOf(ingredients, (food) => foodOf(food).energy) / servings);
    });
    expect(energies).toEqual([551, 588, 557]);
    const { amounts, nearest } = foodOf('red-lentils');
    const column = foods.columns.indexOf('choline');
    expect([amounts[column], nearest?.amounts[column]]).toEqual([null, 96.4]);
    expect((96.4 * 0.65) / inPortion(CURRY, 'choline')).toBeGreaterThan(0.5);
  });
});
