import { PLAN_WORDS, planWith } from '../../tests/unit/plans';
import { PAGE, SITE } from '../../tests/unit/site';
import { product } from './product';

const PRICING: Queries.PricingFragment = {
  ...PLAN_WORDS,
  title: 'Prices',
  lead: 'Pick one.',
  banner: { title: 'Early access: everything is free', text: 'For now.' },
  annualBadge: '50% OFF',
  comparison: { title: 'All', lead: '', feature: '', none: '', rows: [] },
  plans: [planWith({ name: 'Free', monthlyPrice: 0, annualPrice: 0 }), planWith()],
};

type Read = {
  name: string;
  description?: string;
  price: number;
  priceCurrency: string;
  priceSpecification?: { price: number; unitCode: string };
};

const offers = () => JSON.parse(JSON.stringify(product(SITE, PAGE, PRICING))).offers as Read[];

test('the early access, which is free, comes first', () => {
  expect(offers()[0]).toMatchObject({ name: 'Early access: everything is free', price: 0 });
});

test('each plan has a price for a month and one for a year; a free one has one', () => {
  const rest = offers().slice(1);
  expect(rest.map(({ name, price }) => [name, price])).toEqual([
    ['Free', 0],
    ['Standard, per month', 5],
    ['Standard, per year', 30],
  ]);
  expect(rest.map((offer) => offer.priceSpecification?.unitCode)).toEqual(['MON', 'MON', 'ANN']);
});

test('all are in US dollars, and none hides that nothing is charged now', () => {
  for (const { priceCurrency } of offers()) expect(priceCurrency).toBe('USD');
  for (const { description } of offers().slice(1)) {
    expect(description).toContain('Early access: everything is free');
  }
});
