import { findById, findOrThrow } from '../../../../src/lib/find-or-throw';
import { formatShare } from '../../../../src/lib/format-amount';
import { itemAt } from '../../../../src/lib/item-at';
import { nutrientsOf, portionsFor, rankForDay } from '../../../../src/lib/ranking/day';
import type { Day } from '../../../../src/lib/ranking/ranking-data';
import { possibleDays } from '../../../../src/sections/home/hero/days';
import { rankingSources, siteData } from '../../../../tests/unit/content-data';
import { createRankingData } from './ranking-data';

// The days of the hero's slides, which other pages show, too.
const data = createRankingData(rankingSources('.'));
const { slides } = siteData('hero');

const rank = (day: Day) =>
  rankForDay(nutrientsOf(data, day), portionsFor(data, day.set, data.dishes));

const CURRY = 'Lentil and carrot curry with rice';
const OATS = 'Berry oats with almonds';
const SALMON = 'Salmon rice bowl with edamame';
const SHAKSHUKA = 'Shakshuka with eggs and feta';
const SMOOTHIE = 'Mixed berry smoothie';

test('each slide of the hero shows the dish that comes first on its day', () => {
  const firsts = slides.map(({ day }) => {
    const [first, next] = rank(day);
    return {
      dish: first?.dish.title,
      score: formatShare(first?.score ?? NaN),
      isClear: (first?.score ?? NaN) > (next?.score ?? NaN),
    };
  });
  expect(firsts).toEqual([
    { dish: SHAKSHUKA, score: '56%', isClear: true },
    { dish: CURRY, score: '70%', isClear: true },
    { dish: SALMON, score: '45%', isClear: true },
    { dish: OATS, score: '71%', isClear: true },
    { dish: SMOOTHIE, score: '57%', isClear: true },
  ]);
  expect(slides.map(({ dish }) => dish)).toEqual(firsts.map(({ dish }) => dish));
  expect(new Set(slides.map(({ day }) => day.person)).size).toBe(5);
});

/** A low active adult's estimated energy requirement, from the coefficients of the National Academies (2023). */
const energyOf = (
  { constant, perYear, perCm, perKg }: Record<'constant' | 'perYear' | 'perCm' | 'perKg', number>,
  { age, cm, kg }: { age: number; cm: number; kg: number },
) => Math.round(constant - perYear * age + perCm * cm + perKg * kg);

test('the energy needs of adults follow from the published equations', () => {
  const men = { constant: 581.47, perYear: 10.83, perCm: 8.3, perKg: 14.94 };
  const women = { constant: 575.77, perYear: 7.01, perCm: 6.6, perKg: 12.14 };
  // The reference heights and weights of the Academies.
  const man = { cm: 177, kg: 70 };
  const woman = { cm: 163, kg: 57 };
  expect(energyOf(men, { age: 38, ...man })).toBe(2685);
  expect(energyOf(women, { age: 35, ...woman })).toBe(2098);
  expect(energyOf(women, { age: 70, ...woman })).toBe(1853);
});

test('before dinner, each person has had about half of a day’s energy, or the slide says how light the day is', () => {
  // Estimated energy needs (docs/nutrition-data.md).
  const needs = {
    'woman-35': 2098,
    'man-38': 2685,
    'boy-15': 2695,
    'girl-10': 1758,
    'woman-70': 1853,
  };
  const { foods } = siteData('foods');
  const days = slides.map(({ day: { person, line, eaten } }) => {
    const energy = eaten.reduce((sum, { food, portions }) => {
      const { energy: per100g, portions: sizes } = findById(foods, food);
      return sum + (portions * per100g * itemAt(sizes, 0).grams) / 100;
    }, 0);
    return `${line}: ${formatShare(energy / needs[person as keyof typeof needs])}`;
  });
  expect(days).toEqual([
    '{person}, after a light lunch: 40%',
    '{person}, after beef and a potato: 50%',
    '{person}, after rice and beans: 54%',
    '{person}, after a cheese sandwich: 51%',
    '{person}, after chicken and rice: 53%',
  ]);
});

test('no dish that the hero can put first takes its person above a limit', () => {
  const days = possibleDays(siteData('hero') as unknown as Queries.HeroFragment);
  expect(days).toHaveLength(40);
  const titles = slides.map(({ dish }) => dish);
  for (const { day, owner, foods } of days) {
    const shown = rank(day).find(({ dish }) =>
      foods.length > 0 ? titles.includes(dish.title) : dish.title === titles[owner],
    );
    expect(shown?.over).toEqual([]);
  }
});

const slideOf = (dish?: string) =>
  findOrThrow(slides, (slide) => slide.dish === dish, `slide of ${dish}`);
const firstThree = (dish?: string) => {
  const { day } = slideOf(dish);
  const three = rank(day).slice(0, 3);
  return [
    day.person,
    ...three.map(({ dish: { title }, score }) => `${formatShare(score)} ${title}`),
  ];
};

test('the ranking on /features is that of the boy, and its targets are those of the steps on /', () => {
  const { tiles } = siteData('features');
  const slideOfTile = (icon: string) =>
    findOrThrow(tiles, (tile) => tile.icon === icon, `tile ${icon}`).slide;
  expect(firstThree(slideOfTile('gaps'))).toEqual([
    'boy-15',
    `45% ${SALMON}`,
    `41% ${SHAKSHUKA}`,
    `41% ${CURRY}`,
  ]);
  // Both say "30 g instead of 25 g".
  expect(slideOfTile('targets')).toBeUndefined();
});

test('on /creators, a creator’s dishes come first, and others’ dishes are never the creator’s', () => {
  const { image, points } = siteData('creators');
  const slideOfView = (view: string) =>
    findOrThrow(points, ({ example }) => example.view === view, `view ${view}`).example.slide;
  expect(firstThree(slideOfView('meal')).slice(0, 2)).toEqual(['man-38', `70% ${CURRY}`]);
  for (const view of ['visit', 'order', 'claim'])
    expect(firstThree(slideOfView(view))).toEqual([
      'girl-10',
      `71% ${OATS}`,
      `65% ${SMOOTHIE}`,
      `63% ${SALMON}`,
    ]);
  // The claimed site has the first dish, the fourth and the fifth.
  const ranked = rank(slideOf(slideOfView('claim')).day).map(({ dish }) => dish.title);
  expect([ranked[0], ...ranked.slice(3, 5)]).toEqual([OATS, 'Roasted tomato soup', CURRY]);
  expect(image).toContain('tomato-soup');
});

test('a client on /professionals is one woman, whose first dish is the smoothie', () => {
  const days = siteData('professionals').points.flatMap(({ example }) => example.slide ?? []);
  expect(days.map((dish) => firstThree(dish))).toEqual(
    Array.from({ length: 4 }, () => [
      'woman-70',
      `57% ${SMOOTHIE}`,
      `54% ${OATS}`,
      `50% ${SHAKSHUKA}`,
    ]),
  );
});

test('the caption of the household on /features names the set of the first day', () => {
  expect(siteData('try').start.set).toBe('us-canada');
  expect(siteData('feature-examples').household.caption).toContain('from the US/Canada set');
});
