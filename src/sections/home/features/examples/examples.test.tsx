import { render, screen, within } from '@testing-library/react';
import examples from '../../../../../content/data/feature-examples.json';
import { FeatureExample } from '.';

const show = (feature: Queries.FeatureIcon) =>
  render(<FeatureExample feature={feature} examples={examples} />).container;

const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test.each([
  'recipes',
  'nutrients',
  'targets',
  'gaps',
  'filters',
  'household',
  'custom',
  'portions',
] as const)('the one of %s says that it is an example, and of what', (feature) => {
  show(feature);
  expect(screen.getByRole('figure')).toHaveTextContent(`Example${examples[feature].caption}`);
});

test('dishes stand in the order of the gaps they close', () => {
  show('gaps');
  expect(rowsOf(screen.getByRole('list'))).toEqual([
    'Lentil stew with spinach80% of the gaps closed',
    'Tofu and broccoli stir-fry75% of the gaps closed',
    'Chicken breast with rice35% of the gaps closed',
  ]);
});

test('the chart says what the first dish adds to the day', () => {
  show('gaps');
  expect(screen.getByText('600 + 220 / 1,000 mg')).toBeVisible();
});

test('there is a dot for every nutrient', () => {
  expect(show('nutrients').querySelectorAll('[aria-hidden] > span')).toHaveLength(110);
});

test('a target of one’s own stands beside the official one that it replaces', () => {
  const container = show('targets');
  expect(container.querySelectorAll('s')).toHaveLength(1);
  expect(container).toHaveTextContent('Fiberyour own25 32 g');
  expect(container).toHaveTextContent('Calcium950 mg');
});

test('everyone’s targets are a table with headings both ways', () => {
  show('household');
  expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
    'Profile',
    'Iron, mg',
    'Calcium, mg',
    'Fiber, g',
  ]);
  expect(screen.getByRole('row', { name: /^Woman, 35/ })).toHaveTextContent('Woman, 35181,00025');
});

test('a changed recipe says what goes out and what comes in', () => {
  const container = show('custom');
  expect(container.querySelector('del')).toHaveTextContent('Cream, 100 ml');
  expect(container.querySelector('ins')).toHaveTextContent('White beans, 200 g');
});

test('the food on a plate has the area that its amount asks for', () => {
  const radii = [...show('portions').querySelectorAll('.fill-added')].map((circle) =>
    Number(circle.getAttribute('r')),
  );
  const areas = radii.map((radius) => radius ** 2 / radii[2]! ** 2);
  expect(areas.map((area) => area.toFixed(3))).toEqual(
    examples.portions.people.map(({ amount }) => (amount / 520).toFixed(3)),
  );
});
