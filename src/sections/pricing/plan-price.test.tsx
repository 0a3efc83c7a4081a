import { render } from '@testing-library/react';
import { PLAN_LABELS, planWith } from '../../../tests/unit/plans';
import { PlanPrice } from './plan-price';

const renderPrice = (fields: Parameters<typeof planWith>[0] = {}) =>
  render(<PlanPrice labels={PLAN_LABELS.card} plan={planWith(fields)} />).container;

/** The text for screen readers: everything that is not `aria-hidden`. */
function spoken(price: HTMLElement) {
  for (const element of price.querySelectorAll('[aria-hidden]')) element.remove();
  return [...price.querySelectorAll('p')].map((each) => each.textContent);
}

describe('PlanPrice', () => {
  test('shows the period of both prices', () => {
    expect(renderPrice()).toHaveTextContent('$5/month');
    expect(renderPrice()).toHaveTextContent('$30/year');
  });

  test('crosses out the former annual price', () => {
    expect(renderPrice().querySelector('s')).toHaveTextContent(/^\$60$/);
  });

  test('gives screen readers each price as a sentence', () => {
    expect(spoken(renderPrice())).toEqual(['$5 a month', '$30 a year, was $60', 'Save $30 a year']);
  });

  test('mentions no former price if there is none', () => {
    const price = renderPrice({ originalAnnualPrice: null, savings: null });
    expect(price.querySelector('s')).not.toBeInTheDocument();
    expect(spoken(price)).toEqual(['$5 a month', '$30 a year']);
  });

  test('shows the annual savings if there are any', () => {
    expect(renderPrice()).toHaveTextContent('Save $30 a year');
    expect(renderPrice({ savings: null })).not.toHaveTextContent('Save');
  });

  test('shows $0 for both periods of a free plan', () => {
    const price = renderPrice({ monthlyPrice: 0, annualPrice: 0 });
    expect(price).toHaveTextContent('$0/month');
    expect(price).toHaveTextContent('$0/year');
  });
});
