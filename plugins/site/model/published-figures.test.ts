/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { formatAmount, formatShare } from '../../../src/lib/format-amount';
import { nutrientsOf, portionsFor, rankForDay } from '../../../src/lib/ranking/day';
import { createExampleDay } from '../../../src/lib/ranking/example-day';
import { missingPart } from '../../../src/lib/ranking/gap-score';
import type { Day } from '../../../src/lib/ranking/ranking-data';
import { rankingSources, siteData } from '../../../tests/unit/content-data';
import { randomDays } from '../../../tests/unit/random-days';

import { createRankingData } from './ranking-data';

// Compares what the site's own pages state about the ranking with what it computes.
const sources = rankingSources('.');
const { foods, recipes, 'reference-intakes': intakes, try: tryPage } = sources;
const data = createRankingData(sources);
const examples = siteData('feature-examples');
const [forCreators, forProfessionals] = examples.days;
const article = readFileSync('content/blog/how-ranking-by-nutrient-gaps-works.md', 'utf8');

const rank = (day: Day) =>
  rankForDay(nutrientsOf(data, day), portionsFor(data, day.set, data.dishes));

const FIRSTS = randomDays(data, 3000, 28).map((day) => rank(day)[0]!);
const SCORES = FIRSTS.map(({ score }) => score).toSorted((one, other) => one - other);
const MEDIAN = SCORES[1500]!;

/** The words of an article's tables and sentences, without the spaces that line tables up. */
const ARTICLE = article.replace(/ +/g, ' ');
const NOTES = tryPage.notes.items.join('\n');

/** The amount of a nutrient in a portion of a dish, in its unit. */
const inPortion = (title: string, nutrient: string) => {
  const { amounts, servings } = data.dishes.find((dish) => dish.title === title)!;
  return amounts[data.nutrients.findIndex(({ id }) => id === nutrient)]! / servings;
};

const CURRY = 'Lentil and carrot curry with rice';
const SALMON = 'Salmon rice bowl with edamame';
const SHAKSHUKA = 'Shakshuka with eggs and feta';
const THREE = [SHAKSHUKA, CURRY, SALMON];

describe('/try', () => {
  test('how often each dish comes first on 3,000 random days', () => {
    const share = (title: string) =>
      FIRSTS.filter(({ dish }) => dish.title === title).length / FIRSTS.length;
    expect(data.dishes.map(({ title }) => [title, formatShare(share(title))])).toEqual([
      [SHAKSHUKA, '30%'],
      [CURRY, '7%'],
      [SALMON, '37%'],
      ['Weekend pancakes with berries', '0%'],
      ['Berry oats with almonds', '10%'],
      ['Mixed berry smoothie', '12%'],
      ['Chickpea salad with feta and mint', '0.4%'],
      ['Avocado toast with a fried egg', '0%'],
      ['Roasted tomato soup', '4%'],
      ['Spaghetti with cherry tomatoes', '0%'],
    ]);
    expect(NOTES).toContain(
      'Of 3,000 random days, each with 3 to 6 foods in 1 or 2 portions, the salmon bowl came first on 37%, the shakshuka on 30%, the smoothie on 12%, the oats on 10%, the curry on 7%, the soup on 4%, and the chickpea salad on fewer than 1%. The avocado toast, the spaghetti, and the pancakes never did.',
    );
  });

  test('the first day is the median day the notes call it', () => {
    expect(formatShare(MEDIAN)).toBe('56%');
    expect(formatShare(rank(tryPage.start)[0]!.score)).toBe('56%');
    expect(NOTES).toContain(
      'its first dish closes 56% of the gaps, the median of those 3,000 days',
    );
  });

  test('vitamin D is among the biggest gaps on most days', () => {
    const at = data.nutrients.findIndex(({ id }) => id === 'vitamin-d');
    const lacking = FIRSTS.filter(({ gaps }) => gaps.some(({ nutrient }) => nutrient === at));
    expect(lacking.length).toBeGreaterThan(2000);
  });

  test('choline and vitamin K have adequate intakes as targets', () => {
    const kindOf = (nutrient: string) =>
      intakes.sets.map(({ kinds }) => kinds[intakes.columns.indexOf(nutrient)]);
    expect([kindOf('choline'), kindOf('vitamin-k')]).toEqual([
      ['AI', 'AI'],
      ['AI', 'AI'],
    ]);
  });

  test('milk, rice, pasta and flour count without what the US adds', () => {
    const plain = foods.foods.filter(({ unfortified }) => unfortified).map(({ name }) => name);
    expect(plain).toEqual([
      'White rice, cooked',
      'Pasta, cooked',
      'White rice, dry',
      'Spaghetti, dry',
      'Wheat flour',
      'Whole milk',
      'Milk, 2% fat',
    ]);
  });

  test('the protein target of the US and Canada is 0.8 g for each of 57 kg', () => {
    const { targets } = intakes.sets[0]!.people.find(({ person }) => person === 'woman-35')!;
    expect(targets[intakes.columns.indexOf('protein')]).toBe(Math.round(0.8 * 57));
  });
});

describe('the example days', () => {
  const days = [tryPage.start, forCreators!, forProfessionals!];

  test('each is near the median, has five gaps, exceeds no limit and has no near tie in front', () => {
    for (const day of days) {
      const ranked = rank(day);
      const [first, second, third] = ranked.map(({ score }) => score);
      expect(Math.abs(first! - MEDIAN)).toBeLessThan(0.03);
      expect(ranked[0]!.gaps).toHaveLength(5);
      expect(ranked.flatMap(({ over }) => over)).toEqual([]);
      expect(Math.min(first! - second!, second! - third!)).toBeGreaterThan(0.02);
    }
  });

  test('each puts another dish first', () => {
    expect(days.map((day) => rank(day)[0]!.dish.title)).toEqual([SHAKSHUKA, CURRY, SALMON]);
  });
});

describe('the article', () => {
  const day = createExampleDay(data, tryPage.start);
  const dishes = THREE.map((title) => day.dishes.find((dish) => dish.title === title)!);

  test('its gaps are those /try starts with', () => {
    for (const { name, unit, target, eaten } of day.gaps) {
      const amounts = [target, eaten, target - eaten].map(
        (amount) => `${formatAmount(amount)} ${unit.replace(' RAE', '')}`,
      );
      const missing = formatShare(1 - eaten / target);
      expect(ARTICLE).toContain(`| ${[name, ...amounts, missing].join(' | ')} |`);
    }
    const nutrients = nutrientsOf(data, tryPage.start);
    const missing = (nutrient: string) =>
      missingPart(nutrients[data.nutrients.findIndex(({ id }) => id === nutrient)]!);
    expect([missing('folate'), missing('protein')].map(formatShare)).toEqual(['59%', '47%']);
    expect(ARTICLE).toContain('Folate, 59% short, just misses the list. Protein is 47% short.');
  });

  test('its shares and scores are those of the first three dishes', () => {
    expect(day.dishes.slice(0, 3).map(({ title }) => title)).toEqual(THREE);
    for (const [at, { name, target, eaten }] of day.gaps.entries()) {
      const shares = dishes.map(({ amounts }) => Math.min(1, amounts[at]! / (target - eaten)));
      expect(ARTICLE).toContain(`| ${[name, ...shares.map(formatShare)].join(' | ')} |`);
    }
    const scores = dishes.map(({ score }) => formatShare(score));
    expect(ARTICLE).toContain(`| **Score** | ${scores.join(' | ')} |`);
    expect(ARTICLE).toContain('18 + 53 + 100 + 62 + 48 = 281, and 281 ÷ 5 = 56%');
  });

  test('its amounts are those of one portion', () => {
    const round = (title: string, nutrient: string) => Math.round(inPortion(title, nutrient));
    expect(THREE.map((title) => round(title, 'protein'))).toEqual([27, 24, 30]);
    expect(inPortion(SHAKSHUKA, 'iron')).toBeCloseTo(7.63, 2);
    expect(round(SHAKSHUKA, 'choline')).toBe(336);
    expect(round(CURRY, 'vitamin-a')).toBe(933);
    const vitaminD = data.dishes.map(({ title }) => inPortion(title, 'vitamin-d'));
    expect(Math.max(...vitaminD)).toBe(inPortion(SALMON, 'vitamin-d'));
    const calcium = day.gaps.findIndex(({ name }) => name === 'Calcium');
    const { target, eaten } = day.gaps[calcium]!;
    const left = target - eaten - dishes[0]!.amounts[calcium]!;
    const milk = data.groups.flatMap((group) => group.foods).find(({ id }) => id === 'milk')!;
    const glass =
      (milk.amounts[data.nutrients.findIndex(({ id }) => id === 'calcium')]! * 244) / 100;
    expect([Math.floor(left), Math.floor(glass)]).toEqual([313, 275]);
  });

  test('without the cap the curry would come first, with two gaps wide open', () => {
    const uncapped = dishes.map(({ amounts }) =>
      formatShare(
        day.gaps.reduce(
          (sum, { target, eaten }, at) => sum + amounts[at]! / (target - eaten) / 5,
          0,
        ),
      ),
    );
    expect(uncapped).toEqual(['58%', '64%', '42%']);
    const open = day.gaps.map(({ name, target, eaten }, at) => [
      name,
      (1 - dishes[1]!.amounts[at]! / (target - eaten)).toFixed(3),
    ]);
    expect(Object.fromEntries(open)).toMatchObject({ 'Vitamin D': '0.997', Calcium: '0.694' });
  });

  test('the second person has the gaps and scores it states', () => {
    expect(forCreators!.person).toBe('man-38');
    const his = createExampleDay(data, forCreators!);
    expect(his.gaps.map(({ name }) => name)).toEqual([
      'Vitamin D',
      'Vitamin A',
      'Choline',
      'Fiber',
      'Folate',
    ]);
    const names = ['Shakshuka', 'Curry', 'Salmon bowl'];
    const both = THREE.map((title, at) => {
      const scores = [day, his].map((each) => each.dishes.find((dish) => dish.title === title)!);
      const [hers, second] = scores.map(({ score }) => score) as [number, number];
      expect(ARTICLE).toContain(
        `| ${[names[at], formatShare(hers), formatShare(second)].join(' | ')} |`,
      );
      return formatShare((hers + second) / 2);
    });
    expect(both.slice(0, 2)).toEqual(['52%', '52%']);
    const more = ['fiber', 'folate'].map((id) => inPortion(CURRY, id) > inPortion(SHAKSHUKA, id));
    expect(more).toEqual([true, true]);
  });

  test('the three dishes have 550 to 590 kcal, and most of the curry’s choline is from other lentils', () => {
    const foodOf = (id: string) => foods.foods.find((food) => food.id === id)!;
    const energies = THREE.map((title) => {
      const { recipe } = sources.trending.items.find((item) => item.title === title)!;
      const { ingredients, servings } = recipes.recipes.find(({ id }) => id === recipe)!;
      return ingredients.reduce(
        (sum, { food, grams }) => sum + (foodOf(food).energy * grams) / 100 / servings,
        0,
      );
    });
    expect(energies.map(Math.round)).toEqual([551, 588, 557]);
    const { amounts, nearest } = foodOf('red-lentils');
    const at = foods.columns.indexOf('choline');
    expect([amounts[at], nearest!.amounts[at]]).toEqual([null, 96.4]);
    expect((96.4 * 0.65) / inPortion(CURRY, 'choline')).toBeGreaterThan(0.5);
  });
});

describe('the features', () => {
  test('the swap in the tomato soup changes fiber and iron as stated', () => {
    const soup = recipes.recipes.find(({ id }) => id === 'tomato-soup')!;
    const portion = soup.ingredients.map(({ food, grams }) => ({
      food,
      grams: grams / soup.servings,
    }));
    const swapped = portion
      .filter(({ food }) => food !== 'cream')
      .concat({ food: 'white-beans', grams: 90 });
    const amountIn = (helpings: typeof portion, nutrient: string) =>
      Math.round(
        helpings.reduce((sum, { food: id, grams }) => {
          const { amounts } = foods.foods.find((food) => food.id === id)!;
          return sum + (amounts[foods.columns.indexOf(nutrient)]! * grams) / 100;
        }, 0),
      );
    expect(['fiber', 'iron'].map((id) => [amountIn(portion, id), amountIn(swapped, id)])).toEqual([
      [9, 15],
      [6, 9],
    ]);
    expect(examples.custom.effects.map(({ before, after }) => [before, after])).toEqual([
      [9, 15],
      [6, 9],
    ]);
  });

  test('portions of the chickpea salad follow each person’s energy needs', () => {
    const salad = recipes.recipes.find(({ id }) => id === 'chickpea-salad')!;
    const grams = salad.ingredients.reduce((sum, each) => sum + each.grams, 0) / salad.servings;
    const tens = [1758, 2098, 2695].map((kcal) => Math.round((grams * kcal) / 2098 / 10) * 10);
    expect(tens).toEqual([350, 420, 530]);
    expect(examples.portions.people.map(({ amount }) => amount)).toEqual([350, 420, 530]);
  });

  test('captions name the set and the person of the first day', () => {
    expect(tryPage.start).toMatchObject({ person: 'woman-35', set: 'us-canada' });
    expect(examples.targets.caption).toContain('The US/Canada set for a 35-year-old woman');
    expect(examples.household.caption).toContain('from the US/Canada set');
  });
});
