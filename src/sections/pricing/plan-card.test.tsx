import { render, screen } from '@testing-library/react';
import { PLAN_WORDS, planWith } from '../../../tests/unit/plans';
import { PlanCard } from './plan-card';

test('it tells what the plan is and what is in it', () => {
  render(<PlanCard labels={PLAN_WORDS.card} plan={planWith()} />);
  expect(screen.getByRole('heading', { name: 'Standard' })).toBeVisible();
  expect(screen.getByText('For a household.')).toBeVisible();
  expect(screen.getByText('Up to 6 profiles')).toBeVisible();
  expect(screen.getByText('Custom recipes')).toBeVisible();
});

test('its button leads to the app, and names the plan', () => {
  render(<PlanCard labels={PLAN_WORDS.card} plan={planWith()} />);
  expect(screen.getByRole('link', { name: 'Start Free Trial: Standard' })).toHaveAttribute(
    'href',
    'https://app.example/signup',
  );
});

test('only the highlighted plan is recommended', () => {
  render(<PlanCard labels={PLAN_WORDS.card} plan={planWith({ highlighted: true })} />);
  expect(screen.getByText('Recommended')).toBeVisible();
});

test('other plans are not', () => {
  render(<PlanCard labels={PLAN_WORDS.card} plan={planWith({ highlighted: false })} />);
  expect(screen.queryByText('Recommended')).not.toBeInTheDocument();
});
