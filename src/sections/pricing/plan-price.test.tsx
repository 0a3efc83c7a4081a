import { render } from '@testing-library/react';
import { planWith } from '../../../tests/unit/plans';
import { PlanPrice } from './plan-price';

const LABELS = {
  perMonth: '/month',
  perYear: '/year',
  monthSpoken: '{price} a month',
  yearSpoken: '{price} a year',
  orYear: 'or {price} a year',
  insteadOf: 'instead of {former} paid monthly',
  lowerYearSpoken: '{price} a year, instead of {former} paid monthly',
  chooseNamed: '',
  recommended: '',
};

/** The lines that are seen, and those that screen readers read. */
function pricesOf(fields: Parameters<typeof planWith>[0] = {}) {
  const { container } = render(<PlanPrice labels={LABELS} plan={planWith(fields)} />);
  const lines = (without: string) => {
    const copy = container.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll(without)) element.remove();
    return [...copy.querySelectorAll('p')].map((each) => each.textContent!.trim());
  };
  return { seen: lines('.sr-only'), spoken: lines('[aria-hidden]') };
}

test('shows the price of each period, and the former one', () => {
  const { seen, spoken } = pricesOf();
  expect(seen).toEqual([
    '$5 /month',
    'or $30 a year',
    '$60 $30 /yearinstead of $60 paid monthly',
    'Save $30 a year',
  ]);
  expect(spoken).toEqual([
    '$5 a month',
    'or $30 a year',
    '$30 a year, instead of $60 paid monthly',
    'Save $30 a year',
  ]);
});

test('shows no former price and no savings if there are none', () => {
  const fields = { monthlyPrice: 0, annualPrice: 0, originalAnnualPrice: null, savings: null };
  const { seen, spoken } = pricesOf(fields);
  expect(seen).toEqual(['$0 /month', '$0 /year']);
  expect(spoken).toEqual(['$0 a month', '$0 a year']);
});
