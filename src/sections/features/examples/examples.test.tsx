import { render, screen, within } from '@testing-library/react';
import examples from '../../../../content/data/feature-examples.json';
import { FeatureExample } from '.';

const show = (feature: Queries.FeatureIcon) =>
  render(<FeatureExample feature={feature} examples={examples} />).container;

const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('FeatureExample', () => {
  test.each([
    'recipes',
    'nutrients',
    'targets',
    'gaps',
    'filters',
    'household',
    'custom',
    'portions',
  ] as const)('gives the example of %s a label and a caption', (feature) => {
    show(feature);
    expect(screen.getByRole('figure')).toHaveTextContent(`Example${examples[feature].caption}`);
  });

  test('ranks dishes by the gaps they close', () => {
    show('gaps');
    expect(rowsOf(screen.getByRole('list'))).toEqual([
      `Lentil stew with spinach86% ${examples.gaps.closed}`,
      `Tofu and broccoli stir-fry81% ${examples.gaps.closed}`,
      `Chicken breast with rice28% ${examples.gaps.closed}`,
    ]);
  });

  test('charts what the first dish adds', () => {
    show('gaps');
    expect(screen.getByText('600 + 140 / 1,000 mg')).toBeVisible();
  });

  test('shows a dot for each of the 110 nutrients', () => {
    expect(show('nutrients').querySelectorAll('[aria-hidden] > span')).toHaveLength(110);
  });

  test('shows the visitor’s own target beside the official one', () => {
    const container = show('targets');
    expect(container.querySelectorAll('s')).toHaveLength(1);
    expect(container).toHaveTextContent('Fiberyour own25 32 g');
    expect(container).toHaveTextContent('Calcium950 mg');
  });

  test('shows the household’s targets in a table with row and column headers', () => {
    show('household');
    expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Profile',
      'Iron, mg',
      'Calcium, mg',
      'Fiber, g',
    ]);
    expect(screen.getByRole('row', { name: /^Woman, 35/ })).toHaveTextContent('Woman, 35181,00025');
  });

  test('marks removed and added ingredients', () => {
    const container = show('custom');
    expect(container.querySelector('del')).toHaveTextContent('Cream, 100 ml');
    expect(container.querySelector('ins')).toHaveTextContent('Cooked white beans, 200 g');
  });

  test('draws food with an area proportional to the portion', () => {
    const radii = [...show('portions').querySelectorAll('.fill-added')].map((circle) =>
      Number(circle.getAttribute('r')),
    );
    const areas = radii.map((radius) => radius ** 2 / radii[2]! ** 2);
    expect(areas.map((area) => area.toFixed(3))).toEqual(
      examples.portions.people.map(({ amount }) => (amount / 520).toFixed(3)),
    );
  });
});
