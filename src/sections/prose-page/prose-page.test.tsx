import { render, screen } from '@testing-library/react';
import { ProsePage } from '.';

const show = (reviewed: string | null) => {
  const page = { headline: 'Who cooks', description: 'Two.', content: '<h2>Ada</h2>', reviewed };
  render(<ProsePage page={page} reviewedLabel="Reviewed on {date}." />);
};

test('shows the date of the last review', () => {
  show('2026-11-21');
  expect(screen.getByText(/^Reviewed/)).toHaveTextContent('Reviewed on November 21, 2026.');
  expect(screen.getByRole('heading', { name: 'Ada' })).toBeVisible();
});

test('has no such line if the page was never reviewed', () => {
  show(null);
  expect(screen.queryByText(/^Reviewed/)).not.toBeInTheDocument();
});
