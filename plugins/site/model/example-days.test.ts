/** @jest-environment node */
import { findOrThrow } from '../../../src/lib/find-or-throw';
import { formatShare } from '../../../src/lib/format-amount';
import { nutrientsOf, portionsFor, rankForDay } from '../../../src/lib/ranking/day';
import type { Day } from '../../../src/lib/ranking/ranking-data';
import { rankingSources, siteData } from '../../../tests/unit/content-data';
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
    { dish: CURRY, score: '46%', isClear: true },
    { dish: SALMON, score: '47%', isClear: true },
    { dish: OATS, score: '58%', isClear: true },
    { dish: SMOOTHIE, score: '52%', isClear: true },
  ]);
  expect(slides.map(({ dish }) => dish)).toEqual(firsts.map(({ dish }) => dish));
  expect(new Set(slides.map(({ day }) => day.person)).size).toBe(5);
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

test('the ranking on /features is that of the boy, and its targets are the girl’s', () => {
  const { tiles } = siteData('features');
  const slideOfTile = (icon: string) =>
    findOrThrow(tiles, (tile) => tile.icon === icon, `tile ${icon}`).slide;
  expect(firstThree(slideOfTile('gaps'))).toEqual([
    'boy-15',
    `47% ${SALMON}`,
    `43% ${SHAKSHUKA}`,
    `34% ${OATS}`,
  ]);
  expect(slideOf(slideOfTile('targets')).day.person).toBe('girl-10');
});

test('on /creators, a creator’s dishes come first, and others’ dishes are never the creator’s', () => {
  const { image, points } = siteData('creators');
  const slideOfView = (view: string) =>
    findOrThrow(points, ({ example }) => example.view === view, `view ${view}`).example.slide;
  expect(firstThree(slideOfView('meal')).slice(0, 2)).toEqual(['woman-70', `52% ${SMOOTHIE}`]);
  for (const view of ['visit', 'order', 'claim'])
    expect(firstThree(slideOfView(view))).toEqual([
      'boy-15',
      `47% ${SALMON}`,
      `43% ${SHAKSHUKA}`,
      `34% ${OATS}`,
    ]);
  // The claimed site has the first dish, the fourth and the fifth.
  const ranked = rank(slideOf(slideOfView('claim')).day).map(({ dish }) => dish.title);
  expect([ranked[0], ...ranked.slice(3, 5)]).toEqual([SALMON, CURRY, SMOOTHIE]);
  expect(image).toContain('lentil-curry');
});

test('a client on /professionals is one woman, whose first dish is the smoothie', () => {
  const days = siteData('professionals').points.flatMap(({ example }) => example.slide ?? []);
  expect(days.map((dish) => firstThree(dish))).toEqual(
    Array.from({ length: 3 }, () => [
      'woman-70',
      `52% ${SMOOTHIE}`,
      `50% ${OATS}`,
      `40% ${SHAKSHUKA}`,
    ]),
  );
});
