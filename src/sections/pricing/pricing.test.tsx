import { render, screen, within } from '@testing-library/react';
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
  comparison: {
    title: 'Side by side',
    lead: 'All of it.',
    feature: 'What is compared',
    none: 'Not named',
    rows: [{ feature: 'Profiles', values: ['One', null, 'Unlimited'] }],
  },
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

  test('selects one of the two periods', async () => {
    await userEvent.click(annual());
    expect(annual()).toBeChecked();
    expect(monthly()).not.toBeChecked();
  });

  test('describes the annual period by its badge', () => {
    expect(annual()).toHaveAccessibleDescription('50% OFF');
  });

  test('compares the plans in a table, with a text for empty cells', () => {
    const table = screen.getByRole('table');
    const heads = screen.getAllByRole('columnheader').map((each) => each.textContent);
    expect(heads).toEqual(['What is compared', 'Free', 'Standard', 'Pro']);
    const [, row] = within(table).getAllByRole('row');
    expect(row).toHaveAccessibleName(/^Profiles One .*Not named Unlimited$/);
  });

  test('has a comparison that can be scrolled by keyboard', async () => {
    expect(screen.getByRole('region', { name: 'Side by side' })).toHaveAttribute('tabindex', '0');
  });
});
