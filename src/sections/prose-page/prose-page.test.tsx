import { render, screen } from '@testing-library/react';
import { ProsePage } from '.';

test.each([
  ['2026-11-21', ['Reviewed on November 21, 2026.']],
  [null, []],
])('a page reviewed on %s says %j', (reviewed, lines) => {
  const page = {
    headline: 'Who cooks',
    description: 'Two.',
    reviewed,
    html: '<h2>Ada</h2>',
  };
  render(<ProsePage page={page} reviewedLabel="Reviewed on {date}." />);
  const shown = screen.queryAllByText(/^Reviewed/).map(({ textContent }) => textContent);
  expect(shown).toEqual(lines);
  expect(screen.getByRole('heading', { name: 'Ada' })).toBeVisible();
});
