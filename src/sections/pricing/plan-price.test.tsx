import { render } from '@testing-library/react';
import { PLAN_WORDS, planWith } from '../../test/plans';
import { PlanPrice } from './plan-price';

const renderPrice = (fields: Parameters<typeof planWith>[0] = {}) =>
  render(<PlanPrice labels={PLAN_WORDS.card} plan={planWith(fields)} />).container;

test('both prices say which time they are for', () => {
  expect(renderPrice()).toHaveTextContent('$5/month');
  expect(renderPrice()).toHaveTextContent('$30/year');
});

test('the former annual price is crossed out, and said to be the former', () => {
  const price = renderPrice();
  expect(price.querySelector('s')).toHaveTextContent(/^\$60$/);
  expect(price).toHaveTextContent('Instead of $60 $30/year');
});

test('without a former price nothing is crossed out', () => {
  const price = renderPrice({ originalAnnualPrice: null });
  expect(price.querySelector('s')).not.toBeInTheDocument();
  expect(price).not.toHaveTextContent('Instead of');
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
