import { findOrThrow } from '../../../../src/lib/find-or-throw';
import { createExampleDay } from '../../../../src/lib/ranking/example-day';
import { daysOf, possibleDays } from '../../../../src/sections/home/hero/days';
import { announceTap, describeTap } from '../../../../src/sections/home/hero/describe-tap';
import { dayAfterTap, ownDay, type HeroDay } from '../../../../src/sections/home/hero/hero-day';
import { rankingSources, siteData } from '../../../../tests/unit/content-data';
import { createRankingData } from './ranking-data';

// What the hero's card says after each possible tap, from the site's own content.
const data = createRankingData(rankingSources('.'));
const hero = siteData('hero') as unknown as Queries.HeroFragment;
const { changes } = hero.example;
const foods = hero.example.foods.map(({ food, label }) => ({ id: food, label }));
const names = {
  changes,
  foods,
  locale: 'en-US',
  nutrients: Object.fromEntries(data.nutrients.map(({ symbol, name }) => [symbol, name])),
};
const days = daysOf(hero, data, { text: '', nutrient: '' });

/** The names of the biggest gaps, the first dish of a day and its score, as the ranking of /try has them. */
function rankedDay({ owner, foods: tapped }: HeroDay) {
  const { day } = findOrThrow(
    possibleDays(hero),
    (each) => each.owner === owner && each.foods.join() === tapped.join(),
    `day of ${owner} with ${tapped.join()}`,
  );
  const { gaps, dishes } = createExampleDay(data, day);
  const [first] = dishes;
  return {
    gaps: gaps.map(({ name }) => name.toLowerCase()),
    first: first!.title,
    score: `${Math.round(first!.score * 100)}%`,
  };
}

/** Whether the same dish comes first with a food that was added, and closes less. */
function closesLess({ before, after }: { before: HeroDay; after: HeroDay }): boolean {
  const [was, is] = [rankedDay(before), rankedDay(after)];
  const isAdded = after.foods.length > before.foods.length;
  return (
    isAdded && was.first === is.first && Number.parseInt(is.score) < Number.parseInt(was.score)
  );
}

const taps = days.flatMap((before) =>
  foods.map(({ id, label }) => {
    const after = dayAfterTap(days, before, id);
    return { before, after, label, said: describeTap(before, after, names).toLowerCase() };
  }),
);

test('each of the 40 days can be tapped three times', () => {
  expect(days).toHaveLength(40);
  expect(taps).toHaveLength(120);
});

test('each of the days has five gaps, as the sentences say', () => {
  expect(days.filter((day) => rankedDay(day).gaps.length !== 5)).toEqual([]);
});

test('after each tap, the card names exactly the gaps that the food closed or opened', () => {
  for (const { before, after, label, said } of taps.filter((tap) => !closesLess(tap))) {
    const [was, is] = [rankedDay(before).gaps, rankedDay(after).gaps];
    const isAdded = after.foods.length > before.foods.length;
    const changed = isAdded
      ? was.filter((name) => !is.includes(name))
      : is.filter((name) => !was.includes(name));
    const food = label.toLowerCase();
    const verb = changed.length === 1 ? 'is' : 'are';
    const list = changed.join(' and ');
    const added = `with ${food}, ${list} ${verb} out of the top five gaps.`;
    const removed = `without ${food}, ${list} ${verb} in the top five gaps.`;
    const expected = isAdded ? added : removed;
    expect(said.includes('top five gaps')).toBe(changed.length > 0);
    expect(said).toContain(changed.length > 0 ? expected : '');
  }
});

test('if a dish closes less with a food, the card says which gap took the place of the closed one', () => {
  const less = taps.filter(closesLess);
  expect(less).toHaveLength(2);
  for (const { before, after, label, said } of less) {
    const [was, is] = [rankedDay(before).gaps, rankedDay(after).gaps];
    const closed = was.filter((name) => !is.includes(name)).join();
    const opened = is.filter((name) => !was.includes(name)).join();
    expect(said).toBe(
      `with ${label.toLowerCase()}, ${opened} replaces ${closed} in the top five gaps. this dish closes less of it.`,
    );
  }
  // Two gaps take the places of two.
  const man = ownDay(days, 1);
  const withEgg = dayAfterTap(days, man, 'boiled-egg');
  const gaps = [
    ['D', 0],
    ['Ca', 0.1],
    ...withEgg.gaps.slice(0, 3).map(({ symbol }) => [symbol, 0.4]),
  ];
  expect(
    describeTap(
      man,
      {
        ...withEgg,
        gaps: gaps.map(([symbol, part]) => ({
          symbol: String(symbol),
          part: Number(part),
          closed: '',
        })),
      },
      names,
    ),
  ).toBe(
    'With egg, vitamin D and calcium replace folate and fiber in the top five gaps. This dish closes less of them.',
  );
});

test('a tap that changes neither a gap nor the dish says how much the dish closes, and closed before', () => {
  const steady = taps.filter(({ before, after }) => {
    const [was, is] = [rankedDay(before), rankedDay(after)];
    return was.first === is.first && was.gaps.toSorted().join() === is.gaps.toSorted().join();
  });
  expect(steady).toHaveLength(24);
  for (const { before, after, label, said } of steady) {
    const [was, is] = [rankedDay(before).score, rankedDay(after).score];
    const food = label.toLowerCase();
    const when = after.foods.length > before.foods.length ? `with ${food}` : `without ${food}`;
    const way = Number.parseInt(is) > Number.parseInt(was) ? 'up' : 'down';
    expect(said).toBe(`${when}: ${is} closed, ${way} from ${was}.`);
    expect(is).not.toBe(was);
    // One line on a phone of 390 px.
    expect(said.length).toBeLessThanOrEqual(46);
  }
});

test('no tap is without an answer', () => {
  expect(taps.filter(({ said }) => said === '')).toEqual([]);
  // Days that differ in nothing, and days of which one has fewer gaps.
  const day: HeroDay = { ...ownDay(days, 0), gaps: [] };
  const withEgg = { ...day, foods: ['boiled-egg'] };
  expect(describeTap(day, withEgg, names)).toBe('The biggest gaps stay the same.');
  expect(describeTap({ ...withEgg, gaps: ownDay(days, 0).gaps }, day, names)).toBe(
    'The biggest gaps stay the same.',
  );
});

test('the card says that its dish comes first if, and only if, another dish came first before', () => {
  for (const { before, after, said } of taps) {
    const [was, is] = [rankedDay(before).first, rankedDay(after).first];
    expect(hero.slides[after.slide]!.dish).toBe(is);
    expect(said.includes('this dish comes first')).toBe(was !== is);
  }
  expect(taps.filter(({ said }) => said.includes('first'))).toHaveLength(56);
});

test('the sentences fit their two lines', () => {
  expect(Math.max(...taps.map(({ said }) => said.length))).toBeLessThanOrEqual(90);
});

test('by ear, dish, warning and change are sentences of their own', () => {
  const change = 'With egg, choline is out of the top five gaps.';
  expect(announceTap({ dish: 'Soup: 60% closed', change })).toBe(`Soup: 60% closed. ${change}`);
  expect(announceTap({ dish: 'Soup: 60% closed', warning: 'Over the limit: sodium', change })).toBe(
    `Soup: 60% closed. Over the limit: sodium. ${change}`,
  );
});

test('a tap is described in plain sentences', () => {
  const [shakshuka, oats] = [0, 3].map((owner) => ownDay(days, owner));
  const withEgg = dayAfterTap(days, shakshuka!, 'boiled-egg');
  expect(describeTap(shakshuka!, withEgg, names)).toBe(
    'With egg, choline is out of the top five gaps. This dish comes first.',
  );
  expect(describeTap(withEgg, shakshuka!, names)).toBe(
    'Without egg, choline is in the top five gaps. This dish comes first.',
  );
  expect(describeTap(shakshuka!, dayAfterTap(days, shakshuka!, 'tofu'), names)).toBe(
    'With tofu, iron and calcium are out of the top five gaps.',
  );
  const withCarrots = dayAfterTap(days, oats!, 'carrot');
  expect(describeTap(oats!, withCarrots, names)).toBe('With carrots: 75% closed, up from 71%.');
  expect(describeTap(withCarrots, oats!, names)).toBe(
    'Without carrots: 71% closed, down from 75%.',
  );
});
