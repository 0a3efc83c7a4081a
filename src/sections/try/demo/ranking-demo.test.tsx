import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from '../../../../tests/content/data/try.json';
import { DAY, RANKING } from '../../../../tests/unit/ranking';
import { RankingDemo } from './ranking-demo.lazy.island';

const LABELS = {
  ...content,
  start: DAY,
  who: { ...content.who, without: 'No {set} figures.', chosen: '{person} by {set}' },
  plate: {
    ...content.plate,
    portions: '×{portions}',
    more: 'One more: {food}',
    less: 'One less: {food}',
    addFood: 'Add {food}',
    quick: ['apple'],
  },
  ranking: {
    ...content.ranking,
    empty: 'All {gaps} gaps count.',
    lead: '{gaps} gaps, on average.',
    score: '{score} closed',
    over: 'Over: {nutrients}',
    adds: 'Adds: {nutrients}',
    portion: '{ingredients}; serves {servings}.',
    unknown: 'No {nutrients} for {food}.',
    tie: 'tie',
    nearTie: 'near tie',
    demo: '{dishes} dishes, {nutrients} nutrients, {foods} foods, {sets} sets.',
  },
  gaps: {
    ...content.gaps,
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
    first: 'First: {dish}, {score}.',
    up: 'Up: {dishes}.',
    same: 'The same order.',
    hint: 'Tap one.',
    newFirst: 'Now: {dish}',
    movedUp: 'Risen: {dish}',
  },
};

const animate = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/try');
  animate.mockClear();
  Element.prototype.animate = animate;
});

const renderDemo = () => render(<RankingDemo data={RANKING} labels={LABELS} pictures={[]} />);

/** The dishes in their order. */
const order = () =>
  screen
    .getAllByText(/^(Soup|Stew|Water)$/)
    .filter((each) => each.closest('summary'))
    .map((each) => each.textContent);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const said = () => screen.getByRole('status').textContent;
const rowOf = (nutrient: string) =>
  screen.getByRole('rowheader', { name: nutrient }).closest('tr')!.textContent;

/** Opens the element that a text opens. */
function open(text: string) {
  const all = screen.getAllByText(text).map((each) => each.closest('details'));
  const details = all.find((each) => each !== null)!;
  act(() => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
}

async function pressTimes(name: string, times: number) {
  for (let time = 1; time <= times; time += 1) await press(name);
}

test('ranks the dishes again when portions change, and says what moved', async () => {
  renderDemo();
  await press('Add Liver');
  expect(order()).toEqual(['Stew', 'Soup', 'Water']);
  expect(said()).toBe('Liver: 1. First: Stew, 66%. The same order.');
  await press('One more: Liver');
  expect(screen.getByText('×2')).toBeVisible();
  expect(order()).toEqual(['Soup', 'Stew', 'Water']);
  expect(said()).toBe('Liver: 2. First: Soup, 63%. Up: Soup.');
});

test('shows what a tap will do, then what the last one changed', async () => {
  renderDemo();
  expect(screen.getByText('Tap one.')).toBeVisible();
  await press('Add Liver');
  expect(screen.getByText('The same order.')).toBeVisible();
  await press('Add Liver');
  expect(screen.getByText('Now: Soup')).toBeVisible();
  expect(screen.queryByText('Tap one.')).not.toBeInTheDocument();
});

test('moves dishes to their new places, except under reduced motion', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(
    this: HTMLElement,
  ) {
    const inDocument = [...(this.parentElement?.children ?? [])].indexOf(this);
    return 80 * (this.style.order ? Number(this.style.order) - 1 : inDocument);
  });
  renderDemo();
  await press('Add Liver');
  expect(animate).not.toHaveBeenCalled();
  await press('Add Liver');
  expect(animate.mock.calls.map(([[from]]) => from.transform)).toEqual([
    // In the list, then above the foods.
    'translate(0px, -80px)',
    'translate(0px, 80px)',
    'translate(0px, 80px)',
    'translate(0px, -80px)',
  ]);
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await press('One less: Liver');
  expect(animate).toHaveBeenCalledTimes(4);
  jest.restoreAllMocks();
});

test('shows amount, target and missing part of the biggest gaps', async () => {
  renderDemo();
  expect(rowOf('Fiber')).toContain('4 of 20 g 80% missing');
  await press('Add Liver');
  expect(rowOf('Iron')).toContain('9.25 of 18 mg 49% missing');
});

test('renders the table of a dish and the other nutrients only while they are open', async () => {
  renderDemo();
  await press('Add Liver');
  expect(screen.queryByText(content.ranking.share)).not.toBeInTheDocument();
  expect(screen.queryByRole('rowheader', { name: 'Sodium' })).not.toBeInTheDocument();
  open(content.gaps.others);
  expect(rowOf('Sodium')).toContain('500 of at most 2,300 mg');
});

test('calls a limit by its kind', async () => {
  renderDemo();
  open(content.gaps.others);
  await pressTimes('Add Liver', 6);
  expect(rowOf('Iron')).toContain('over the limit of 45 mg');
  expect(rowOf('Sodium')).toContain('over the risk reduction intake of 2,300 mg');
  expect(screen.getAllByText('Over: iron and sodium')).toHaveLength(2);
  await choose('EU');
  expect(rowOf('Sodium')).toContain('3,000 mg; safe: 2,000 mg over the safe intake of 2,000 mg');
});

test('counts dishes as the official set does, and says why it leaves out a nutrient', async () => {
  renderDemo();
  expect(rowOf('Iron')).toContain('+ 9 mg');
  expect(screen.getByText('No sodium by US/Canada.')).toBeVisible();
  expect(screen.queryByText(/No iron/)).not.toBeInTheDocument();
  await choose('EU');
  expect(rowOf('Iron')).toContain('+ 6 mg');
  expect(screen.getByText('No sodium by EU.')).toBeVisible();
});

test('says what a portion of an open dish is, and what it closes to a decimal', () => {
  renderDemo();
  open('Stew');
  expect(screen.getByText('300 g stew; serves 2.')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Fiber 16 g 5 g 31.3%' })).toBeVisible();
  open('Soup');
  expect(screen.getByText('No fiber and iron for red lentils.')).toBeVisible();
});

test('says what a score is, what the demo has, and its sources', () => {
  renderDemo();
  open(content.ranking.about);
  expect(screen.getByText('5 gaps, on average.')).toBeVisible();
  const about = screen.getByText(/3 dishes, 2 nutrients, 3 foods, 2 sets\./);
  expect(about.parentElement).toHaveTextContent(content.ranking.sources);
});

test('says whose targets count, and for whom they are where they are chosen', () => {
  renderDemo();
  open('Woman, 35 by US/Canada');
  expect(screen.getByText(content.who.healthy)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Woman, 35' })).toBeVisible();
});

test('offers a food before a search, by the first words of its name', async () => {
  renderDemo();
  const chip = screen.getAllByRole('button', { name: 'Add Apple' })[0]!;
  expect(chip).toHaveTextContent('Apple 1');
  await userEvent.click(chip);
  expect(said()).toContain('Apple: 2.');
});

test('offers only the official sets that have figures for a person', async () => {
  renderDemo();
  open('Woman, 35 by US/Canada');
  await choose('EU');
  await choose('Girl, 10');
  expect(screen.getByRole('radio', { name: 'US/Canada' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'EU' })).toBeDisabled();
  expect(screen.getByText('No EU figures.')).toBeVisible();
});

test('invites to add a food while the plate is empty, and counts all gaps but lists none', async () => {
  renderDemo();
  expect(screen.queryByText('All 2 gaps count.')).not.toBeInTheDocument();
  await press(content.plate.clear);
  expect(screen.getByText('All 2 gaps count.')).toBeVisible();
  expect(screen.getByText(content.gaps.empty)).toBeVisible();
  expect(screen.queryByText(/% missing/)).not.toBeInTheDocument();
  expect(order()).toEqual(['Stew', 'Soup', 'Water']);
});

test('says when no gap is left to rank by, and then shows no ranking', async () => {
  renderDemo();
  await pressTimes('Add Banana', 7);
  await pressTimes('Add Liver', 2);
  expect(screen.getByText(content.ranking.none)).toBeVisible();
  expect(screen.getByText('Soup')).not.toBeVisible();
});
