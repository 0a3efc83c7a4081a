import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from '../../../content/data/try.json';
import { media, REDUCED_MOTION } from '../../../tests/unit/media';
import { DAY, RANKING } from '../../../tests/unit/ranking';
import { RankingDemo } from './ranking-demo';

const LABELS = { ...content, start: DAY };

const animate = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/try');
  animate.mockClear();
  Element.prototype.animate = animate;
});

const renderDemo = (props: { isInAddress?: boolean } = {}) =>
  render(<RankingDemo data={RANKING} labels={LABELS} pictures={[]} {...props} />);

/** The dishes in their order. */
const order = () =>
  screen
    .getAllByText(/^(Soup|Stew|Water)$/)
    .filter((each) => each.closest('summary'))
    .map((each) => each.textContent);

const add = (food: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^Add ${food}`) }));

const said = () => screen.getByRole('status').textContent;

const figuresOf = (nutrient: string) =>
  screen
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader', { name: nutrient }))
    .map((row) => row.textContent)
    .at(-1);

describe('RankingDemo', () => {
  test('starts with a day and its ranking', () => {
    renderDemo();
    expect(screen.getByRole('radio', { name: 'Woman, 35' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'One more: Apple' })).toBeVisible();
    expect(order()).toEqual(['Stew', 'Soup', 'Water']);
    expect(said()).toBe('');
  });

  test('ranks the dishes again when a food is added', async () => {
    renderDemo();
    await add('Liver');
    expect(order()).toEqual(['Stew', 'Soup', 'Water']);
    await userEvent.click(screen.getByRole('button', { name: 'One more: Liver' }));
    expect(screen.getByText('2 ×')).toBeVisible();
    expect(order()).toEqual(['Soup', 'Stew', 'Water']);
  });

  test('says what changed, which dish is first, and which moved up', async () => {
    renderDemo();
    await add('Liver');
    expect(said()).toBe(
      'Liver: 1 on the plate. First: Stew, 66% of the gaps closed. The order stays.',
    );
    await add('Liver');
    expect(said()).toBe(
      'Liver: 2 on the plate. First: Soup, 63% of the gaps closed. Moved up: Soup.',
    );
  });

  test('moves dishes to their new places, except under reduced motion', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(
      this: HTMLElement,
    ) {
      return 80 * [...(this.parentElement?.children ?? [])].indexOf(this);
    });
    renderDemo();
    await add('Liver');
    expect(animate).not.toHaveBeenCalled();
    await add('Liver');
    expect(animate.mock.calls.map(([[from]]) => from.transform)).toEqual([
      'translateY(80px)',
      'translateY(-80px)',
    ]);
    media.set(REDUCED_MOTION, true);
    await userEvent.click(screen.getByRole('button', { name: 'One less: Liver' }));
    expect(animate).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  });

  test('shows amount and target of each nutrient', async () => {
    renderDemo();
    expect(figuresOf('Fiber')).toContain('4 of 20 g');
    await add('Liver');
    expect(figuresOf('Iron')).toContain('9.3 of 18 mg');
  });

  test('names an upper limit that the day exceeds', async () => {
    renderDemo();
    for (let portion = 1; portion <= 6; portion += 1) await add('Liver');
    expect(figuresOf('Iron')).toContain('over the limit of 45 mg');
    expect(screen.getAllByText('Over the upper limit with a portion: Iron')).toHaveLength(2);
  });

  test('moves the focus to the headline when a food is removed', async () => {
    renderDemo();
    await userEvent.click(screen.getByRole('button', { name: 'One less: Apple' }));
    expect(screen.getByRole('heading', { name: content.plate.title })).toHaveFocus();
    expect(screen.getByText(content.plate.empty)).toBeVisible();
  });

  test('starts over with the first day and without a fragment', async () => {
    renderDemo();
    await add('Liver');
    await userEvent.click(screen.getByRole('radio', { name: 'EU' }));
    await waitFor(() => expect(window.location.hash).toBe('#day=1,eu,woman,apple,liver'));
    await userEvent.click(screen.getByRole('button', { name: content.plate.startOver }));
    expect(screen.queryByRole('button', { name: 'One more: Liver' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'US/Canada' })).toBeChecked();
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  test('offers only the official sets that have figures for a person', async () => {
    renderDemo();
    await userEvent.click(screen.getByRole('radio', { name: 'EU' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Girl, 10' }));
    expect(screen.getByRole('radio', { name: 'US/Canada' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'EU' })).toBeDisabled();
    expect(screen.getByText('No EU figures for this age.')).toBeVisible();
  });

  test('says when no gap is left to rank by', async () => {
    renderDemo();
    for (let portion = 1; portion <= 7; portion += 1) await add('Banana');
    for (let portion = 1; portion <= 2; portion += 1) await add('Liver');
    expect(screen.getByText(content.ranking.none)).toBeVisible();
  });

  test('writes the day to the address', async () => {
    renderDemo();
    await add('Liver');
    await waitFor(() => expect(window.location.hash).toBe('#day=1,us,woman,apple,liver'));
  });

  test('does not write to the address of another page', () => {
    jest.useFakeTimers();
    renderDemo({ isInAddress: false });
    fireEvent.click(screen.getByRole('button', { name: /^Add Liver/ }));
    act(() => jest.runAllTimers());
    jest.useRealTimers();
    expect(screen.getByRole('button', { name: 'One more: Liver' })).toBeVisible();
    expect(window.location.hash).toBe('');
  });

  test('reads the day from the address, also when the address changes', () => {
    window.history.replaceState(null, '', '/try#day=1,eu,man,banana.3');
    renderDemo();
    expect(screen.getByRole('radio', { name: 'Man, 38' })).toBeChecked();
    expect(screen.getByText('3 ×')).toBeVisible();
    window.history.replaceState(null, '', '/try#day=1,us,woman');
    act(() => window.dispatchEvent(new Event('hashchange')));
    expect(screen.getByText(content.plate.empty)).toBeVisible();
  });

  test('shows the first day and a message for a broken address', () => {
    window.history.replaceState(null, '', '/try#day=1,us,woman,stone');
    renderDemo();
    expect(screen.getByText(content.invalid)).toBeVisible();
    expect(order()).toEqual(['Stew', 'Soup', 'Water']);
  });

  test.each(['/try', '/'])('on %s, copies an address of /try with the day', async (path) => {
    window.history.replaceState(null, '', path);
    const user = userEvent.setup();
    renderDemo();
    await user.click(screen.getByRole('button', { name: content.plate.copy }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/try#day=1,us,woman,apple');
    expect(screen.getByRole('button', { name: content.plate.copied })).toBeVisible();
  });
});
