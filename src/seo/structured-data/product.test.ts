import { PLAN_LABELS, planWith } from '../../../tests/unit/plans';
import { PAGE, SITE } from '../../../tests/unit/site';
import { product } from './product';

const PRICING: Queries.PricingFragment = {
  ...PLAN_LABELS,
  title: 'Prices',
  tryLabel: '',
  lead: 'Pick one.',
  banner: { title: 'Early access: everything is free', text: 'For now.' },
  annualBadge: '50% OFF',
  plans: [planWith({ name: 'Free', monthlyPrice: 0, annualPrice: 0 }), planWith()],
};

type ParsedOffer = {
  name: string;
  description?: string;
  price: number;
  priceCurrency: string;
  priceSpecification?: { price: number; unitCode: string };
};

const offers = () =>
  JSON.parse(JSON.stringify(product(SITE, PAGE, PRICING))).offers as ParsedOffer[];

describe('product', () => {
  test('offers the free early access first', () => {
    expect(offers()[0]).toMatchObject({ name: 'Early access: everything is free', price: 0 });
  });

  test('has a monthly and a yearly offer for a paid plan, and one offer for a free plan', () => {
    const rest = offers().slice(1);
    expect(rest.map(({ name, price }) => [name, price])).toEqual([
      ['Free', 0],
      ['Standard, per month', 5],
      ['Standard, per year', 30],
    ]);
    expect(rest.map((offer) => offer.priceSpecification?.unitCode)).toEqual(['MON', 'MON', 'ANN']);
  });

  test('has prices in US dollars and mentions the early access in each offer', () => {
    for (const { priceCurrency } of offers()) expect(priceCurrency).toBe('USD');
    for (const { description } of offers().slice(1)) {
      expect(description).toContain('Early access: everything is free');
    }
  });
});
