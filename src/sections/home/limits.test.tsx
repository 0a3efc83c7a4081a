import { render, screen } from '@testing-library/react';
import tryPage from '../../../tests/content/data/try.json';
import { photo } from '../../../tests/unit/pictures';
import { DAY, RANKING } from '../../../tests/unit/ranking';
import { ClosingPlate } from '../closing/closing-plate';
import { daysOf } from './hero/days';
import { fullestPlate } from './hero/fullest-plate';
import { HouseholdTable } from './household/household-table';
import { sharedDinner } from './household/shared-dinner';
import { profilesOf } from './how-it-works/profiles';

// The home page says which limits a dish exceeds wherever it recommends one.
const OVER = { text: 'Over: {nutrients}', nutrient: '{nutrient}, {amount} of {limit} {unit}' };

/** After four slices of liver, the soup exceeds the limit of sodium. */
const SALTY = { ...DAY, eaten: [{ food: 'liver', portions: 4 }] };

const person = (name: string, day: typeof DAY) => ({ name, day, line: name, href: '/try' });

const slide = (day: typeof DAY) =>
  ({ dish: 'Soup', day: { ...day, line: '{person}' } }) as Queries.HeroFragment['slides'][number];

const heroWith = (day: typeof DAY) => ({
  slides: [slide(day)],
  example: { foods: [] },
});

test('a plate of the household names the limits that it exceeds for its person, and no other plate does', () => {
  const days = [person('Salty', SALTY), person('Fresh', DAY)];
  const dinner = sharedDinner(days, { ...RANKING, dishes: [RANKING.dishes[0]!] });
  render(
    <HouseholdTable
      dinner={dinner}
      plate={photo('Soup')}
      dishes={3}
      template="{score} of {dishes}"
      over={OVER}
      label="Sample"
    />,
  );
  const [salty, fresh] = screen.getAllByRole('listitem');
  expect(salty).toHaveTextContent(/Over: sodium, 2,600 of 2,300 mg/);
  expect(fresh).not.toHaveTextContent(/Over/);
});

test('the hero’s card names the limits that its dish exceeds', () => {
  const warnings = [SALTY, DAY].map((day) => daysOf(heroWith(day), RANKING, OVER)[0]?.warning);
  expect(warnings).toEqual(['Over: sodium, 2,600 of 2,300 mg', undefined]);
});

test('the plate at the end of the page names the limits that it exceeds', () => {
  const plate = fullestPlate({ ...heroWith(SALTY), also: '' }, RANKING);
  const labels = { score: '{score}', over: OVER, example: 'Sample' };
  render(<ClosingPlate plate={plate} picture={photo('Soup')} labels={labels} />);
  expect(screen.getByRole('figure')).toHaveTextContent(/Over: sodium, 2,600 of 2,300 mg/);
});

describe('the first steps', () => {
  const examples = {
    profile: { people: [] },
    targets: { sets: ['US/Canada', 'EU'], elsewhere: '', rows: [{ nutrient: 'iron', own: 60 }] },
  } as unknown as Queries.FeatureExamplesFragment;
  const labels = { ranking: { over: OVER, child: '' }, day: tryPage.day, adds: '' };
  const profileOf = (owner: string, day = DAY) =>
    profilesOf({ days: [person('Woman', day)], examples, labels, owner }, RANKING)[0]?.sets.find(
      ({ id }) => id === 'us',
    );

  test('use a custom target in the ranking', () => {
    expect(profileOf('nobody')?.dishes[0]).toMatchObject({ title: 'Stew', score: '41%' });
    // A target of 60 mg of iron makes the stew's 9 mg a smaller share than the soup's fiber.
    expect(profileOf('woman')?.dishes[0]).toMatchObject({ title: 'Soup', score: '33%' });
  });

  test('say that a custom target is above the official limit', () => {
    expect(profileOf('woman')?.targets).toMatchObject([
      { official: '18', own: '60', warning: 'over the limit of 45 mg' },
    ]);
    expect(profileOf('nobody')?.targets).toMatchObject([{ official: '18', own: null }]);
    expect(profileOf('nobody')?.targets[0]?.warning).toBeUndefined();
  });

  test('name the limits that the first dish exceeds', () => {
    expect(profileOf('nobody', SALTY)?.dishes[0]?.warning).toBe('Over: sodium, 2,600 of 2,300 mg');
  });
});
