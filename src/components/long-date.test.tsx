import { render, screen } from '@testing-library/react';
import { LongDate } from './long-date';

describe('LongDate', () => {
  test('has the date without a time in its datetime attribute', () => {
    render(<LongDate iso="2025-10-19T00:00:00.000Z" />);
    expect(screen.getByText('October 19, 2025')).toHaveAttribute('datetime', '2025-10-19');
  });
});
