import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import examples from '../../../../content/data/feature-examples.json';
import { media, REDUCED_MOTION } from '../../../../tests/unit/media';
import { FeatureExplorer } from '.';

const FEATURES: Queries.FeaturesFragment = {
  title: 'Features',
  lead: 'What it does.',
  tiles: [
    {
      id: 'gaps',
      title: 'Gap Matching',
      icon: 'gaps',
      description: 'What is missing.',
      details: ['The largest gap first.'],
    },
    {
      id: 'filters',
      title: 'Advanced Filters',
      icon: 'filters',
      description: 'What you would cook.',
      details: ['Diet and allergies.'],
    },
  ],
};

const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const tile = (name: string) => screen.getByRole('button', { name });

const panel = (name: string) => screen.getByRole('region', { name });

/** The expanded tiles and the visible panels. */
const open = () => ({
  tiles: screen.queryAllByRole('button', { expanded: true }).map((each) => each.textContent),
  panels: screen
    .getAllByRole('region')
    .map((each) => each.getAttribute('aria-label'))
    .filter((label) => label !== null),
});

const NOTHING = { tiles: [], panels: [] };

describe('FeatureExplorer', () => {
  test('has every tile closed at first', () => {
    render(<FeatureExplorer features={FEATURES} examples={examples} />);
    expect(open()).toEqual(NOTHING);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('opens the panel that a tile controls', async () => {
    render(<FeatureExplorer features={FEATURES} examples={examples} />);
    await userEvent.click(tile('Gap Matching'));
    expect(open()).toEqual({ tiles: ['Gap Matching'], panels: ['Gap Matching'] });
    expect(panel('Gap Matching')).toHaveTextContent('The largest gap first.');
    expect(tile('Gap Matching')).toHaveAttribute('aria-controls', panel('Gap Matching').id);
  });

  test('closes the open tile when another one opens', async () => {
    render(<FeatureExplorer features={FEATURES} examples={examples} />);
    await userEvent.click(tile('Gap Matching'));
    await userEvent.click(tile('Advanced Filters'));
    expect(open()).toEqual({ tiles: ['Advanced Filters'], panels: ['Advanced Filters'] });
  });

  test('closes the open tile on a click', async () => {
    render(<FeatureExplorer features={FEATURES} examples={examples} />);
    await userEvent.click(tile('Gap Matching'));
    await userEvent.click(tile('Gap Matching'));
    expect(open()).toEqual(NOTHING);
  });

  test('scrolls a panel into view only when it opens', async () => {
    render(<FeatureExplorer features={FEATURES} examples={examples} />);
    await userEvent.click(tile('Gap Matching'));
    expect(scrollIntoView.mock.contexts).toEqual([panel('Gap Matching')]);
    await userEvent.click(tile('Gap Matching'));
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('with reduced motion %s, scrolls %s', async (reduced, behavior) => {
    media.set(REDUCED_MOTION, reduced);
    render(<FeatureExplorer features={FEATURES} examples={examples} />);
    await userEvent.click(tile('Gap Matching'));
    expect(scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
  });
});
