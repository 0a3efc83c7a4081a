import { fireEvent, render, screen } from '@testing-library/react';
import { BillingPeriod } from './billing-period.island';

test('monthly is chosen at first, and annual says what it saves', () => {
  const labels = { label: 'Billing period', monthly: 'Monthly', annual: 'Annual' };
  render(<BillingPeriod labels={labels} annualBadge="Half the price" />);
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  const annual = screen.getByRole('radio', { name: 'Annual' });
  expect(annual).toHaveAccessibleDescription('Half the price');
  fireEvent.click(annual);
  expect(annual).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Monthly' })).not.toBeChecked();
});
