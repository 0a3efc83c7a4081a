import { render } from '@testing-library/react';
import content from '../../../../tests/content/data/feature-examples.json';
import labels from '../../../../tests/content/data/try.json';
import trending from '../../../../tests/content/data/trending.json';
import { photo } from '../../../../tests/unit/pictures';
import { aboveLimit } from '../../../lib/above-limit';
import { itemAt } from '../../../lib/item-at';
import { FeatureExample } from '.';
import { ProductExample } from './product-example';
import type { ExampleDay, Examples } from './examples';

const dish = (title: string, score: number, amounts: number[]) => ({
  title,
  card: {
    ...itemAt(trending.items, 0),
    href: '/',
    rank: 1,
    title,
    image: photo(title),
    plate: photo(title),
  },
  score,
  amounts,
  shares: amounts.map(() => score),
  over: [],
  warning: '',
});

const stew = dish('Stew', 0.6, [16, 1]);

/** A day that lacks iron and fiber, and two dishes. */
const exampleDay: ExampleDay = {
  gaps: [
    { name: 'Fiber', symbol: 'Fi', unit: 'g', target: 20, eaten: 4 },
    { name: 'Iron', symbol: 'Fe', unit: 'mg', target: 10, eaten: 5.123 },
  ],
  dishes: [stew, dish('Water', 0, [0, 0])],
  best: stew,
};

/** The content, with fixed figures instead of those that the build computes. */
const computed = {
  ...content,
  exampleDay,
  adds: trending.adds,
  line: undefined,
  childNote: '',
  tryLink: { to: '/try', label: 'Taste it' },
  profile: { ...content.profile, chosen: 'Cook, 30', facts: [] },
  portions: { ...content.portions, image: photo('Stew') },
  targets: { ...content.targets, chosen: 'South', amounts: [] },
  household: { ...content.household, columns: [], members: [] },
  partners: { ...content.partners, clients: [] },
};

/** Renders the example of a feature, with some of its data replaced. */
function show<Feature extends Queries.FeatureIcon>(
  feature: Feature,
  data: Partial<Examples[Feature]>,
) {
  const examples = { ...computed, [feature]: { ...computed[feature], ...data } };
  return render(<FeatureExample feature={feature} examples={examples} />).container;
}

test('every view that recommends a dish says which limits a portion exceeds', () => {
  const salty = { ...stew, over: [], warning: 'More than advised: sodium' };
  const days = [{ day: 'Mon', dish: 'Stew' }];
  const examples = {
    ...computed,
    week: { ...content.week, days },
    recipes: { ...content.recipes, results: ['Stew'] },
    exampleDay: { ...exampleDay, dishes: [salty, itemAt(exampleDay.dishes, 1)], best: salty },
  };
  for (const view of ['ranking', 'order', 'client', 'week', 'meal'] as const) {
    const example = { view, title: view, slide: null, dish: null };
    const { container } = render(<ProductExample example={example} examples={examples} />);
    expect(container).toHaveTextContent(/More than advised: sodium/);
  }
  for (const feature of ['gaps', 'recipes'] as const) {
    const { container } = render(<FeatureExample feature={feature} examples={examples} />);
    expect(container.textContent.match(/More than advised: sodium/g)).toHaveLength(1);
  }
});

test('a target of one’s own above the official limit says so', () => {
  const iron = { id: 'iron', name: 'Iron', symbol: 'Fe', unit: 'mg', official: 18 };
  const limit = { limit: 45, kind: 'upper', unit: 'mg' } as const;
  const warningOf = (own: number | null) => aboveLimit(own, limit, labels.day.over);
  expect([null, 30, 45].map(warningOf)).toEqual(['', '', '']);
  expect(aboveLimit(60, { ...limit, limit: null }, labels.day.over)).toBe('');
  const container = show('targets', { amounts: [{ ...iron, own: 60, warning: warningOf(60) }] });
  expect(container).toHaveTextContent(/over the limit of 45 mg/);
});

test('there is a dot for each nutrient', () => {
  const sets = [65, 45].map((count) => ({ name: String(count), count }));
  const paths = [...show('nutrients', { sets }).querySelectorAll('path')];
  const dots = (kind: string) =>
    paths
      .filter((path) => path.matches(kind))
      .reduce((sum, path) => sum + String(path.getAttribute('d')).split(/m/i).length - 1, 0);
  expect([dots('.fill-amount'), dots('.fill-none')]).toEqual([65, 45]);
});

test('the area of the food on a plate is proportional to the portion', () => {
  const people = [100, 400].map((amount) => ({ name: String(amount), amount }));
  const rims = [...show('portions', { people }).querySelectorAll('svg')];
  // Both plates have a rim on each side of the food, whose widths are 45% and 90%.
  expect(rims.map((each) => each.getAttribute('width'))).toEqual([
    '27.5%',
    '27.5%',
    '5.0%',
    '5.0%',
  ]);
});

test('the views that explain a child’s scores say that a child may need less', () => {
  const childNote = 'A child may need less.';
  const notesIn = (view: Queries.ProductView) => {
    const example = { view, title: view, slide: null, dish: null };
    const { container } = render(
      <ProductExample example={example} examples={{ ...computed, childNote }} />,
    );
    return container.textContent.split(childNote).length - 1;
  };
  expect([notesIn('order'), notesIn('client')]).toEqual([1, 1]);
});

test('views of the product show what the best dish contains, changes and leaves open', () => {
  const days = [
    { day: 'Mon', dish: 'Stew' },
    { day: 'Tue', dish: 'Water' },
    { day: 'Wed', dish: null },
  ];
  const examples = {
    ...computed,
    day: { ...content.day, meal: '{before} to {after} of {target} {unit}' },
    week: { needs: 'Needs {nutrients}', note: '', open: 'Open', days },
  };
  const textsOf = (view: Queries.ProductView, selector: string) => {
    const example = { view, title: view, slide: null, dish: null };
    const { container } = render(<ProductExample example={example} examples={examples} />);
    const parts = [...container.querySelectorAll(selector)];
    return parts.map((each) => each.textContent.replaceAll('\u00A0', ' ').trim());
  };
  expect(textsOf('ranking', 'li > span > span:first-child')).toEqual([
    'Stew Fills most of fiber and iron',
    'Water',
  ]);
  expect(textsOf('week', 'li')).toEqual(['Mon Stew', 'Tue Water Needs fiber and iron', 'Wed Open']);
  expect(textsOf('meal', 'dd:not([aria-hidden])')).toEqual([
    '4 to 20 of 20 g',
    '5.1 to 6.1 of 10 mg',
  ]);
  const water = { ...exampleDay, dishes: [itemAt(exampleDay.dishes, 1)] };
  const dry = { ...water, best: itemAt(water.dishes, 0) };
  const { container } = render(
    <ProductExample
      example={{ view: 'meal', title: 'Water', slide: null, dish: null }}
      examples={{ ...examples, exampleDay: dry }}
    />,
  );
  const same = [...container.querySelectorAll('dd:not([aria-hidden])')];
  expect(same.map((each) => each.textContent)).toEqual(['as before', 'as before']);
  expect(textsOf('order', 'li > span > span:first-child')).toEqual([
    'Stew On your pages',
    'Water On other pages',
  ]);
});
