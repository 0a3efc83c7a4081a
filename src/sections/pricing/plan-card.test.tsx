import { render, screen } from '@testing-library/react';
import { PLAN_LABELS, planWith } from '../../../tests/unit/plans';
import { PlanCard } from './plan-card';

describe('PlanCard', () => {
  test('shows name, description and features', () => {
    render(<PlanCard labels={PLAN_LABELS.card} plan={planWith()} />);
    expect(screen.getByRole('heading', { name: 'Standard' })).toBeVisible();
    expect(screen.getByText('For a household.')).toBeVisible();
    expect(screen.getByText('Up to 6 profiles')).toBeVisible();
    expect(screen.getByText('Custom recipes')).toBeVisible();
  });

  test('links to the sign-up for each billing period with the plan’s name', () => {
    render(<PlanCard labels={PLAN_LABELS.card} plan={planWith()} />);
    // One of the two is hidden by CSS.
    const links = screen.getAllByRole('link', {
      name: 'Start Free Trial: Standard',
      hidden: true,
    });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://app.example/signup?plan=standard&period=monthly',
      'https://app.example/signup?plan=standard&period=annual',
    ]);
  });

  test('marks a highlighted plan as recommended', () => {
    render(<PlanCard labels={PLAN_LABELS.card} plan={planWith({ highlighted: true })} />);
    expect(screen.getByText('Recommended')).toBeVisible();
  });

  test('does not mark other plans', () => {
    render(<PlanCard labels={PLAN_LABELS.card} plan={planWith({ highlighted: false })} />);
    expect(screen.queryByText('Recommended')).not.toBeInTheDocument();
  });
});
