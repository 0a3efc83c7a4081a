import { render } from '@testing-library/react';
import { PLAN_WORDS, planWith } from '../../../tests/unit/plans';
import { PlanPrice } from './plan-price';

const renderPrice = (fields: Parameters<typeof planWith>[0] = {}) =>
  render(<PlanPrice labels={PLAN_WORDS.card} plan={planWith(fields)} />).container;

/** What a screen reader says of the prices: all but what is for the eye alone. */
function spoken(price: HTMLElement) {
  for (const element of price.querySelectorAll('[aria-hidden]')) element.remove();
  return [...price.querySelectorAll('p')].map((each) => each.textContent);
}

test('both prices say which time they are for', () => {
  expect(renderPrice()).toHaveTextContent('$5/month');
  expect(renderPrice()).toHaveTextContent('$30/year');
});

test('the former annual price is crossed out', () => {
  expect(renderPrice().querySelector('s')).toHaveTextContent(/^\$60$/);
});

test('prices read as prices, and a former one as what it was', () => {
  expect(spoken(renderPrice())).toEqual(['$5 a month', '$30 a year, was $60', 'Save $30 a year']);
});

test('without a former price nothing is crossed out, and nothing was', () => {
  const price = renderPrice({ originalAnnualPrice: null, savings: null });
  expect(price.querySelector('s')).not.toBeInTheDocument();
  expect(spoken(price)).toEqual(['$5 a month', '$30 a year']);
});

test('what a year saves is told where there is something', () => {
  expect(renderPrice()).toHaveTextContent('Save $30 a year');
  expect(renderPrice({ savings: null })).not.toHaveTextContent('Save');
});

test('a plan that costs nothing says so for both', () => {
  const price = renderPrice({ monthlyPrice: 0, annualPrice: 0 });
  expect(price).toHaveTextContent('$0/month');
  expect(price).toHaveTextContent('$0/year');
});
