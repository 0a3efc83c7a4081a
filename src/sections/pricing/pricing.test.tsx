import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLAN_LABELS, planWith } from '../../../tests/unit/plans';
import { Pricing } from '.';

const PRICING: Queries.PricingFragment = {
  ...PLAN_LABELS,
  title: 'Simple prices',
  lead: 'Pick one.',
  tryLabel: 'Try it',
  banner: { title: 'Early access', text: 'Everything is free.' },
  annualBadge: '50% OFF',
  plans: [planWith({ name: 'Free' }), planWith({ name: 'Standard' }), planWith({ name: 'Pro' })],
};

beforeEach(() => {
  render(<Pricing pricing={PRICING} />);
});

const monthly = () => screen.getByRole('radio', { name: 'Monthly' });
const annual = () => screen.getByRole('radio', { name: 'Annual' });

describe('Pricing', () => {
  test('shows the banner and every plan', () => {
    expect(screen.getByText('Early access')).toBeVisible();
    expect(screen.getByText('Everything is free.')).toBeVisible();
    const plans = screen
      .getAllByRole('heading', { level: 2, name: /^\w+$/ })
      .map((each) => each.textContent);
    expect(plans).toEqual(['Free', 'Standard', 'Pro']);
  });

  test('has the monthly period selected at first', () => {
    const group = screen.getByRole('radiogroup', { name: 'Billing period' });
    expect(group).toContainElement(monthly());
    expect(group).toContainElement(annual());
    expect(monthly()).toBeChecked();
    expect(annual()).not.toBeChecked();
  });

  test('has only one of the two periods selected', async () => {
    await userEvent.click(annual());
    expect(annual()).toBeChecked();
    expect(monthly()).not.toBeChecked();
  });

  test('describes the annual period by its badge', () => {
    expect(annual()).toHaveAccessibleDescription('50% OFF');
  });
});
