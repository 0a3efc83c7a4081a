import { formatShare } from '../../../../src/lib/format-amount';
import { overLimits } from '../../../../src/lib/over-limits';
import { createExampleDay } from '../../../../src/lib/ranking/example-day';
import { possibleDays } from '../../../../src/sections/home/hero/days';
import { fullestPlate } from '../../../../src/sections/home/hero/fullest-plate';
import { profilesOf } from '../../../../src/sections/home/how-it-works/profiles';
import { householdDays } from '../../../../src/sections/home/household/days';
import { sharedDinner } from '../../../../src/sections/home/household/shared-dinner';
import { rankingSources, siteData } from '../../../../tests/unit/content-data';
import { createRankingData } from './ranking-data';

// What the home page shows of its people and their plates, from the site's own content.
const data = createRankingData(rankingSources('.'));
const { start } = siteData('try');
const examples = siteData('feature-examples') as Queries.FeatureExamplesFragment;
const hero = siteData('hero') as unknown as Queries.HeroFragment & { closing: { also: string } };
const { people } = examples.household;
const days = householdDays({ people, slides: hero.slides, start }, data);

test('the household’s table has the dish that comes first on average for its four people', () => {
  const { title, score, plates } = sharedDinner(days, data);
  expect(title).toBe('Lentil and carrot curry with rice');
  expect(formatShare(score)).toBe('55%');
  expect(plates.map(({ line, ...plate }) => `${line}: ${formatShare(plate.score)}`)).toEqual([
    'Girl, 10, after a cheese sandwich: 60%',
    'Boy, 15, after rice and beans: 41%',
    'Woman, 35, after a light lunch: 48%',
    'Man, 38, after beef and a potato: 70%',
  ]);
  const means = data.dishes.map((dish) => {
    const scores = days.map(({ day }) =>
      createExampleDay(data, day).dishes.find((each) => each.title === dish.title),
    );
    return scores.reduce((sum, each) => sum + each!.score, 0) / days.length;
  });
  expect(Math.max(...means)).toBe(score);
});

test('the family’s dinner takes nobody above a limit, as three other dishes would take the girl', () => {
  const { plates } = sharedDinner(days, data);
  expect(plates.map(({ over }) => over)).toEqual([[], [], [], []]);
  const [girl] = days;
  const { dishes } = createExampleDay(data, girl!.day);
  const salty = dishes.filter(({ over }) => over.length > 0);
  const templates = siteData('try').ranking.over;
  expect(salty.map(({ title, over }) => `${title}: ${overLimits(templates, over)}`)).toEqual([
    'Roasted tomato soup: Over the limit, day plus one portion: sodium (1,980 of 1,800 mg)',
    'Shakshuka with eggs and feta: Over the limit, day plus one portion: sodium (2,210 of 1,800 mg)',
    'Chickpea salad with feta and mint: Over the limit, day plus one portion: sodium (1,883 of 1,800 mg)',
  ]);
});

test('/try says a score in the words of the other pages', () => {
  expect(siteData('try').ranking.score).toBe('{score} of today’s biggest gaps closed');
  expect(examples.gaps.score).toBe('{score} of today’s biggest gaps closed');
});

test('each rim on the table is about the gaps of its own person', () => {
  const symbols = sharedDinner(days, data).plates.map(({ gaps }) =>
    gaps.map(({ symbol }) => symbol).join(' '),
  );
  expect(new Set(symbols).size).toBe(4);
  for (const [place, { day }] of days.entries())
    expect(symbols[place]).toBe(
      createExampleDay(data, day)
        .gaps.map(({ symbol }) => symbol)
        .join(' '),
    );
});

test('the steps show each person’s first dishes by each set with figures for their age', () => {
  const profiles = profilesOf(
    { days, examples, labels: { ...siteData('try'), adds: '' }, owner: start.person },
    data,
  );
  const namesOf = (dishes: (typeof profiles)[number]['sets'][number]['dishes']) =>
    dishes.map(({ title, score }) => `${title.split(' ', 2).join(' ')} ${score}`).join(', ');
  const shown = profiles.flatMap(({ name, sets }) =>
    sets.map((set) => `${name}, ${set.name}: ${namesOf(set.dishes)}`),
  );
  expect(shown).toEqual([
    'Girl, 10, US/Canada: Berry oats 71%, Mixed berry 65%, Salmon rice 63%',
    'Boy, 15, US/Canada: Salmon rice 45%, Shakshuka with 41%, Lentil and 41%',
    'Woman, 35, US/Canada: Shakshuka with 56%, Lentil and 48%, Salmon rice 42%',
    'Woman, 35, EU: Salmon rice 66%, Shakshuka with 66%, Avocado toast 41%',
    'Man, 38, US/Canada: Lentil and 70%, Shakshuka with 52%, Roasted tomato 52%',
    'Man, 38, EU: Roasted tomato 68%, Shakshuka with 62%, Salmon rice 53%',
  ]);
  expect(
    profiles[2]?.sets[0]?.targets.map((row) => `${row.name} ${row.own ?? row.official}`),
  ).toEqual(['Fiber 30', 'Iron 18', 'Calcium 1,000']);
  expect(profiles[0]?.sets[0]?.elsewhere).toBe('In the app, too: Australia/NZ, EU, and Nordic');
  expect(profiles[2]?.sets[0]?.elsewhere).toBe('In the app, too: Australia/NZ and Nordic');
});

test('the page ends on the fullest plate that its hero can show', () => {
  const plate = fullestPlate({ ...hero, also: hero.closing.also }, data);
  expect(plate).toMatchObject({
    title: 'Berry oats with almonds',
    line: 'Woman, 70, who also had egg, carrots, and tofu',
  });
  expect(formatShare(plate.score)).toBe('85%');
  const scores = possibleDays(hero).flatMap(({ day }) =>
    createExampleDay(data, day).dishes.map(({ score }) => score),
  );
  expect(scores).toHaveLength(400);
  expect(Math.max(...scores)).toBe(plate.score);
});

test('the dinner that is logged closes what its rim shows of the day of the steps', () => {
  const { steps } = siteData('how-it-works');
  const logged = steps.map(({ example }) => Reflect.get(example, 'dish')).filter(Boolean);
  expect(logged).toEqual(['Lentil and carrot curry with rice']);
  const { gaps, dishes } = createExampleDay(data, start);
  const curry = dishes.find(({ title }) => title === logged[0]);
  expect(gaps.map(({ name }, at) => `${name} ${formatShare(curry!.shares[at]!)}`)).toEqual([
    'Vitamin D 0.3%',
    'Vitamin A 100%',
    'Choline 33%',
    'Iron 76%',
    'Calcium 31%',
  ]);
});
