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
  who: {
    ...content.who,
    meatlessNote: { set: 'us', text: 'More iron by {set}.' },
    without: 'No {set} figures.',
    chosen: '{person} by {set}',
  },
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
      nutrient: '{nutrient}, {eaten} of {limit} {unit}',
      adds: 'Besides: {nutrients}',
      added: '{added} {unit} of {nutrient}',
    },
    limits: 'For months.',
    noneOver: 'Above: {nutrients}.',
    unfortified: 'Added by {set}.',
    sodium: {
      atMost: '{amount} of at most {limit} {unit} sodium',
      safe: '{amount} {unit} sodium, safe {limit}',
    },
    caution: 'For some: {advice}.',
    cookThrough: 'cook {foods} well',
    pasteurized: 'heat {foods}',
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
  // Once, above the dishes, which say only what they add.
  expect(
    screen.getByText('Before: iron, 54.3 of 45 mg and sodium, 3,000 of 2,300 mg'),
  ).toBeVisible();
  expect(screen.getByText('Besides: 9 mg of iron and 300 mg of sodium')).toBeVisible();
  expect(screen.getByRole('heading', { name: content.day.above })).toBeVisible();
  expect(screen.getAllByText(/^Besides/)).toHaveLength(2);
  expect(screen.getAllByText('For months.')).toHaveLength(1);
  // Above the foods of a phone, where only the first dishes are in view.
  expect(document.querySelectorAll('.podium .over-mark')).toHaveLength(2);
  await pressTimes('One less: Liver', 2);
  expect(screen.queryByText(/^Before|^Besides/)).not.toBeInTheDocument();
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

test('says what the targets don’t say to those who eat no meat, while that is so', async () => {
  await renderDemo();
  const diet = screen.getByRole('checkbox', { name: content.who.meatless });
  expect(screen.queryByText('More iron by US/Canada.')).not.toBeInTheDocument();
  expect(screen.queryByText('Rennet is in it.')).not.toBeInTheDocument();
  await userEvent.click(diet);
  expect(screen.getByText('More iron by US/Canada.')).toBeVisible();
  expect(screen.getByText('Rennet is in it.')).toBeInTheDocument();
  expect(
    await screen.findByText(/^2 pots without legs.* More iron by US\/Canada\.$/),
  ).toBeVisible();
  await press('Apple 1');
  expect(screen.getByText('More iron by US/Canada.')).toBeVisible();
  await choose('EU');
  expect(screen.queryByText(/^More iron/)).not.toBeInTheDocument();
  await choose('US/Canada');
  await userEvent.click(diet);
  expect(screen.queryByText(/^More iron/)).not.toBeInTheDocument();
});

test('shows those who come by a link what the targets don’t say to those who eat no meat', async () => {
  window.history.replaceState(null, '', '/try#day=1,us,woman,-meat,apple');
  await renderDemo();
  expect(screen.getByText('More iron by US/Canada.')).toBeVisible();
});

test('shows the sodium of each dish beside the figure of the person’s set', async () => {
  await renderDemo();
  expect(screen.getByText('600 of at most 2,300 mg sodium')).toBeInTheDocument();
  expect(screen.getByText('300 of at most 2,300 mg sodium')).toBeInTheDocument();
  expect(screen.getByText('0 of at most 2,300 mg sodium')).toBeInTheDocument();
  await choose('EU');
  expect(screen.getByText('600 mg sodium, safe 2,000')).toBeInTheDocument();
});

test('says that portions are too big for a child, to nobody else', async () => {
  await renderDemo();
  expect(screen.queryByText('A bowl is a big one’s bowl.')).not.toBeInTheDocument();
  await choose('Girl, 10');
  expect(screen.getByText('A bowl is a big one’s bowl.')).toBeVisible();
});

test('counts dishes as the official set does, and says why it leaves out a nutrient', async () => {
  await renderDemo();
  expect(rowOf('Iron')).toContain('+ 9 mg');
  expect(screen.getByText('No sodium by US/Canada.')).toBeVisible();
  expect(screen.queryByText(/No iron/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Added by/)).not.toBeInTheDocument();
  await choose('EU');
  expect(rowOf('Iron')).toContain('+ 6 mg');
  expect(screen.getByText('No sodium by EU.')).toBeVisible();
  expect(screen.getByText('Added by EU.')).toBeInTheDocument();
});

test('says what a portion of a dish is, and what it closes to one decimal place', async () => {
  await renderDemo();
  expect(screen.getByText('300 g stew; serves 2.')).toBeInTheDocument();
  expect(screen.getAllByText('For some: cook eggs well.')).toHaveLength(1);
  expect(screen.getAllByText('For some: heat feta.')).toHaveLength(1);
  expect(screen.getByRole('row', { name: 'Fiber 16\u00a0g 5\u00a0g 31.3%' })).toBeInTheDocument();
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

test('says of every day that a score doesn’t mean that one has eaten enough', async () => {
  await renderDemo();
  const note = /^It can’t see hunger. Eat if you are hungry. With an illness/;
  expect(screen.getByText(note)).toBeVisible();
  await press('Empty the bowl');
  expect(screen.getByText(note)).toBeVisible();
});

test('says when no gap is left, and then shows no ranking', async () => {
  await renderDemo();
  await press('Banana a large one, 100 g');
  await pressTimes('One more: Banana', 6);
  await press(LIVER);
  await press('One more: Liver');
  expect(screen.getAllByText('No mark of the shelf is open.')[0]).toBeVisible();
  // The score can't see whether the day has enough energy.
  expect(
    screen.getByText('It can’t see hunger. Eat if you are hungry.', { ignore: '[aria-hidden] *' }),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3, name: /^Place/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Above/)).not.toBeInTheDocument();
  await pressTimes('One more: Liver', 4);
  expect(
    screen.getByText('Above: iron and sodium. For months.', { ignore: '[aria-hidden] *' }),
  ).toBeVisible();
  expect(
    await screen.findByText(
      'Liver: 6. No mark of the shelf is open. It can’t see hunger. Eat if you are hungry. Above: iron and sodium.',
    ),
  ).toBeInTheDocument();
  // Nobody is invited to eat more.
  expect(
    screen.queryByRole('link', { name: content.ranking.signUp.label }),
  ).not.toBeInTheDocument();
});
