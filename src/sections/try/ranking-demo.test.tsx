import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from '../../../tests/content/data/try.json';
import { findByTitle } from '../../lib/find-or-throw';
import { DAY, RANKING } from '../../../tests/unit/ranking';
import { RankingDemo } from './ranking-demo.island';

// A busy machine needs longer than the default of a second.
configure({ asyncUtilTimeout: 10_000 });

const LABELS = {
  ...content,
  start: DAY,
  who: { ...content.who, without: 'No {set} figures.', chosen: '{person} by {set}' },
  foods: {
    ...content.foods,
    answers: [],
    more: 'One more: {food}',
    less: 'One less: {food}',
    quick: ['apple', 'liver'],
    morning: ['apple'],
  },
  ranking: {
    ...content.ranking,
    empty: 'All {gaps} gaps count.',
    lead: '{gaps} gaps, on average.',
    score: '{score} closed',
    over: { text: 'Over: {nutrients}', nutrient: '{nutrient}, {amount} of {limit} {unit}' },
    passed: {
      text: 'Before: {nutrients}',
      nutrient: '{nutrient}, {eaten} and {added} of {limit} {unit}',
    },
    limits: 'For months.',
    noneOver: 'Above: {nutrients}.',
    cookThrough: 'Cook {foods} well.',
    few: '{gaps} gaps so early.',
    adds: 'Adds: {nutrients}',
    portion: '{ingredients}; serves {servings}.',
    unknown: 'No {nutrients} for {food}.',
  },
  day: {
    ...content.day,
    amounts: '{eaten} of {target} {unit}',
    atMost: '{eaten} of at most {limit} {unit}',
    safe: '{eaten} {unit}; safe: {limit} {unit}',
    missing: '{part} missing',
    over: {
      upper: 'over the limit of {limit} {unit}',
      riskReduction: 'over the risk reduction intake of {limit} {unit}',
      safeAndAdequate: 'over the safe intake of {limit} {unit}',
    },
    notScored: [
      { nutrient: 'iron', why: 'No iron by {set}.' },
      { nutrient: 'sodium', why: 'No sodium by {set}.' },
    ],
  },
  changes: {
    ...content.changes,
    more: '{food}: {portions}.',
    same: 'The same order.',
    newFirst: 'Now: {dish}.',
    movedUp: 'Moved: {dish}.',
    rising: 'Smaller gaps.',
    noLonger: 'Closed: {nutrients}.',
    cleared: 'Nothing there.',
  },
};

beforeEach(() => {
  window.history.replaceState(null, '', '/try');
  Element.prototype.animate = jest.fn();
});

async function renderDemo(dishes = RANKING.dishes) {
  render(<RankingDemo data={{ ...RANKING, dishes }} labels={LABELS} pictures={[]} safety={null} />);
  await userEvent.click(screen.getByText(/^All .* things to eat$/));
}

/** The dishes in their order. */
const order = () =>
  screen.getAllByRole('heading', { level: 3, name: /^Place/ }).map((each) => each.textContent);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const rowOf = (nutrient: string) =>
  // The day's table is the last one.
  screen.getAllByRole('rowheader', { name: nutrient }).at(-1)?.closest('tr')?.textContent;

async function pressTimes(name: string, times: number) {
  for (let time = 1; time <= times; time += 1) await press(name);
}

const LIVER = 'Liver a slice, 100 g';

test('says that the order stays the same, and why scores rise', async () => {
  await renderDemo();
  await press(LIVER);
  expect(await screen.findByText('Liver: 1. The same order. Smaller gaps.')).toBeInTheDocument();
  // From 41% to 66%.
  expect(screen.getByText('25 drops more')).toBeInTheDocument();
  await press('One more: Liver');
  expect(await screen.findByText('Liver: 2. Now: Soup. Closed: iron.')).toBeInTheDocument();
  await press('One less: Liver');
  expect(await screen.findByText('Liver: 1. Now: Stew.')).toBeInTheDocument();
});

test('never says that a dish that adds nothing moved up', async () => {
  const stew = findByTitle(RANKING.dishes, 'Stew');
  const water = findByTitle(RANKING.dishes, 'Water');
  const bread = { ...water, title: 'Bread', amounts: [20, 0, 0] };
  await renderDemo([stew, water, bread]);
  expect(order()).toEqual(['Place 1 Stew', 'Place 2 Bread', 'Place 3 Water']);
  await press('Banana a large one, 100 g');
  await pressTimes('One more: Banana', 5);
  expect(order()).toEqual(['Place 1 Stew', 'Place 2 Water', 'Place 3 Bread']);
  expect(await screen.findByText('Banana: 6.')).toBeInTheDocument();
  expect(screen.queryByText('Forward by 1')).not.toBeInTheDocument();
});

test('shows amount, target and missing part of the biggest gaps', async () => {
  await renderDemo();
  expect(rowOf('Fiber')).toContain('4 of 20 g 80% missing');
  await press(LIVER);
  expect(rowOf('Iron')).toContain('9.25 of 18 mg 49% missing');
});

test('names each limit by its kind', async () => {
  await renderDemo();
  await press(LIVER);
  expect(rowOf('Sodium')).toContain('500 of at most 2,300 mg');
  await pressTimes('One more: Liver', 5);
  expect(rowOf('Iron')).toContain('over the limit of 45 mg');
  expect(rowOf('Sodium')).toContain('over the risk reduction intake of 2,300 mg');
  // The six slices alone are above the limits.
  expect(screen.queryByText(/^Over/)).not.toBeInTheDocument();
  expect(
    screen.getByText(/^Before: iron, 54.3 and 9 of 45 mg and sodium, 3,000 and 300 of 2,300 mg/),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: content.day.above })).toBeVisible();
  // Once, with the first of the warnings.
  expect(screen.getAllByText(/^Before/)).toHaveLength(2);
  expect(screen.getAllByText('For months.')).toHaveLength(1);
  // Above the foods of a phone, where only the first dishes are in view.
  expect(document.querySelectorAll('.podium .over-mark')).toHaveLength(2);
  await pressTimes('One less: Liver', 2);
  expect(screen.queryByText(/^Before/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Over: iron, 45.3 of 45 mg/)).toBeVisible();
  expect(screen.getByText(/^Over: sodium, 2,600 of 2,300 mg/)).toBeVisible();
  await pressTimes('One more: Liver', 2);
  await choose('EU');
  expect(rowOf('Sodium')).toContain('3,000 mg; safe: 2,000 mg over the safe intake of 2,000 mg');
});

test('offers no meat to those who eat none', async () => {
  await renderDemo();
  expect(screen.getByRole('button', { name: 'Liver' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: content.who.meatless }));
  expect(screen.queryByRole('button', { name: 'Liver' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Apple 1' })).toBeVisible();
});

test('counts dishes as the official set does, and says why it leaves out a nutrient', async () => {
  await renderDemo();
  expect(rowOf('Iron')).toContain('+ 9 mg');
  expect(screen.getByText('No sodium by US/Canada.')).toBeVisible();
  expect(screen.queryByText(/No iron/)).not.toBeInTheDocument();
  await choose('EU');
  expect(rowOf('Iron')).toContain('+ 6 mg');
  expect(screen.getByText('No sodium by EU.')).toBeVisible();
});

test('says what a portion of a dish is, and what it closes to one decimal place', async () => {
  await renderDemo();
  expect(screen.getByText('300 g stew; serves 2.')).toBeInTheDocument();
  expect(screen.getAllByText('Cook eggs well.')).toHaveLength(1);
  expect(screen.getByRole('row', { name: 'Fiber 16 g 5 g 31.3%' })).toBeInTheDocument();
  expect(screen.getByText('No fiber and iron for red lentils.')).toBeInTheDocument();
});

test('offers only the official sets that have figures for a person', async () => {
  await renderDemo();
  await choose('EU');
  await choose('Girl, 10');
  expect(screen.getByRole('radio', { name: 'US/Canada' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'EU' })).toBeDisabled();
  expect(screen.getByText('No EU figures.')).toBeInTheDocument();
});

test('counts the gaps that are left, and all of an empty plate, which it doesn’t list', async () => {
  await renderDemo();
  expect(screen.getByText('2 gaps so early.')).toBeVisible();
  await press('Empty the bowl');
  expect(screen.getByText('All 2 gaps count.')).toBeVisible();
  expect(screen.getByText('Put something in.')).toBeVisible();
  expect(screen.queryByText(/% missing/)).not.toBeInTheDocument();
});

test('says when no gap is left, and then shows no ranking', async () => {
  await renderDemo();
  await press('Banana a large one, 100 g');
  await pressTimes('One more: Banana', 6);
  await press(LIVER);
  await press('One more: Liver');
  expect(screen.getAllByText('Nothing is missing.')[0]).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3, name: /^Place/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Above/)).not.toBeInTheDocument();
  await pressTimes('One more: Liver', 4);
  expect(
    screen.getByText('Above: iron and sodium. For months.', { ignore: '[aria-hidden] *' }),
  ).toBeVisible();
  expect(
    await screen.findByText('Liver: 6. Nothing is missing. Above: iron and sodium.'),
  ).toBeInTheDocument();
  // Nobody is invited to eat more.
  expect(
    screen.queryByRole('link', { name: content.ranking.signUp.label }),
  ).not.toBeInTheDocument();
});
