import { render, screen } from '@testing-library/react';
import { ProsePage } from '.';

const PAGE: Queries.ProseFragment = {
  title: 'Who cooks here',
  description: 'Two people.',
  content: '<h2 id="ada">Ada</h2><p>She cooks.</p>',
  reviewed: '2026-11-21',
};

const show = (page: Partial<Queries.ProseFragment> = {}) =>
  render(<ProsePage page={{ ...PAGE, ...page }} reviewedLabel="Last reviewed on {date}." />);

describe('ProsePage', () => {
  test('shows the headline, the lead and the text', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Who cooks here');
    expect(screen.getByText('Two people.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Ada' })).toBeVisible();
  });

  test('shows the date of the last review', () => {
    show();
    const line = screen.getByText(/^Last reviewed on/);
    expect(line).toHaveTextContent('Last reviewed on November 21, 2026.');
    expect(line.querySelector('time')).toHaveAttribute('datetime', '2026-11-21');
  });

  test('has no last line if the page was never reviewed', () => {
    show({ reviewed: null });
    expect(screen.queryByText(/^Last reviewed on/)).not.toBeInTheDocument();
  });
});
