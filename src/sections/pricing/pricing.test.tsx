import { render, screen } from '@testing-library/react';
import { photo } from '../../../tests/unit/pictures';
import plans from '../../../tests/content/data/plans.json';
import site from '../../../tests/content/data/site.json';
import { Pricing } from '.';

type Content = Parameters<typeof Pricing>[0]['pricing'];

const offer = ({ topic, ...others }: { topic?: string; text: string; mark: string }) => ({
  ...others,
  mark: others.mark === 'comingSoon' ? ('comingSoon' as const) : ('benefit' as const),
  topic: topic ?? null,
});

const CONTENT: Content = {
  ...plans,
  plans: plans.plans.map((plan) => ({
    ...plan,
    includes: plan.includes ?? null,
    features: plan.features.map(offer),
    monthlyHref: `${plan.href}?period=monthly`,
    annualHref: `${plan.href}?period=annual`,
  })),
  closing: { ...plans.closing, image: photo('closing') },
  screen: { ...plans.screen, image: photo('screen') },
};

const renderPricing = (changes: Partial<Content>) =>
  render(<Pricing pricing={{ ...CONTENT, ...changes }} ways={site.ways} />).container;

test('when early access ends, the banner and all lines below buttons are gone', () => {
  const { banner } = CONTENT;
  expect(renderPricing({})).toHaveTextContent('Not a cent while we taste');
  const after = renderPricing({ banner: null });
  expect(after).not.toHaveTextContent('Not a cent while we taste');
  expect(after).not.toHaveTextContent(String(banner?.title));
  expect(after.querySelectorAll('.plan-button p')).toHaveLength(0);
});

test('without a table, a screen and voices nothing of them is on the page', () => {
  const page = renderPricing({ table: null, screen: null, voices: null });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(page.querySelectorAll('figure, blockquote, h2 ~ p a')).toHaveLength(0);
});

test('a single plan is compared with nothing', () => {
  renderPricing({ plans: CONTENT.plans.slice(1, 2) });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a table claims nothing about a plan of which nobody has said that it includes another', () => {
  renderPricing({ plans: CONTENT.plans.map((plan) => ({ ...plan, includes: null })) });
  expect(screen.queryByText('All of Bowl fits into Cauldron.')).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'In it' })).not.toBeInTheDocument();
  // No row has an empty cell: what only some lists name is in the last one.
  const rows = screen
    .getAllByRole('row')
    .slice(3)
    .map((row) => Array.from(row.children, (cell) => cell.textContent?.trim()));
  expect(rows).toEqual([
    ['Eaters', 'One eater', 'Two eaters', 'Four eaters', 'Any number of eaters'],
    ['On one list', 'A paper lid', 'A lid', 'A heavy lidOwn pots', 'A table for guests'],
  ]);
});
