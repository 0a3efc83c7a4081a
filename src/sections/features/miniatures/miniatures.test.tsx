import { render } from '@testing-library/react';
import content from '../../../../tests/content/data/feature-examples.json';
import { dotsPath } from '../examples/nutrients-example';
import { CustomMiniature } from './custom-miniature';
import { FiltersMiniature } from './filters-miniature';
import { HouseholdMiniature } from './household-miniature';
import { NutrientsMiniature } from './nutrients-miniature';
import { TargetsMiniature } from './targets-miniature';

const countDots = (path: Element) => String(path.getAttribute('d')).split(/m/i).length - 1;

/** What CSS writes. */
const writtenIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-symbol]')].map(
    ({ dataset }) => dataset.symbol,
  );

test('the nutrients’ miniature has a dot for each nutrient, the second set after the first', () => {
  const sets = [65, 45].map((count) => ({ name: String(count), count }));
  const { container } = render(<NutrientsMiniature example={{ ...content.nutrients, sets }} />);
  expect([...container.querySelectorAll('path')].map(countDots)).toEqual([65, 45]);
  // The 66th dot is the second one of the ninth column.
  expect(container.querySelector('.fill-none')?.getAttribute('d')).toMatch(/^M81\.5 15a/);
});

test('dots go down one column after the other', () => {
  const places = dotsPath({ count: 3, rows: 2 }).match(/m[^a]+/gi);
  expect(places).toEqual(['M1.5 5', 'm0 10', 'm10-10']);
});

test('the targets’ miniature shows the official target and the visitor’s own, and no text', () => {
  const amount = { id: 'fiber', name: 'Fiber', symbol: 'Fi', unit: 'g' };
  const amounts = [
    { ...amount, official: 1300, own: null, warning: '' },
    { ...amount, official: 26, own: 1030, warning: '' },
  ];
  const example = { ...content.targets, chosen: 'North', amounts };
  const { container } = render(<TargetsMiniature example={example} />);
  expect(writtenIn(container)).toEqual(['26', '1,030 g']);
  expect(container).toHaveTextContent('');
});

test('the targets’ miniature is empty if no target was changed', () => {
  const example = { ...content.targets, chosen: 'North', amounts: [] };
  expect(render(<TargetsMiniature example={example} />).container).toBeEmptyDOMElement();
});

test('the filters’ miniature shows the first two filters, and no text', () => {
  const { container } = render(<FiltersMiniature example={content.filters} />);
  expect(writtenIn(container)).toEqual(['No meat', 'Celery']);
  expect(container).toHaveTextContent('');
});

test('the household’s miniature has a person for each member, as tall as the target', () => {
  const members = [8, 16].map((target) => ({ name: String(target), targets: [target, 1] }));
  const example = { ...content.household, columns: [], members, clients: [] };
  const { container } = render(<HouseholdMiniature example={example} />);
  const heights = [...container.querySelectorAll('rect')].map((each) =>
    each.getAttribute('height'),
  );
  expect(heights).toEqual(['17.5', '35']);
});

test('the recipe’s miniature has a line for each ingredient, and a plus for an added one', () => {
  const { container } = render(<CustomMiniature example={content.custom} />);
  // Two ingredients stay, one is added, and one is removed and has a minus.
  expect(container.querySelectorAll('path')).toHaveLength(5);
  expect(container.querySelectorAll('[stroke-dasharray]')).toHaveLength(1);
});
