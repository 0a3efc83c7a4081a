import { render, screen } from '@testing-library/react';
import statement from '../../../content/data/accessibility.json';
import { AccessibilityStatement } from '.';

beforeEach(() => {
  render(<AccessibilityStatement statement={statement} contactUrl="/contact" />);
});

test('every part has a headline and its points', () => {
  const titles = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(titles).toEqual([
    ...statement.sections.map(({ title }) => title),
    statement.contact.title,
  ]);
  const points = screen.getAllByRole('listitem').map((each) => each.textContent);
  expect(points).toEqual(statement.sections.flatMap((section) => section.points));
});

test('it leads to where one can write to us', () => {
  const link = screen.getByRole('link', { name: statement.contact.label });
  expect(link).toHaveAttribute('href', '/contact');
});

test('it says when it was last reviewed', () => {
  const day = screen.getByText(/^Last reviewed on/).querySelector('time');
  expect(day).toHaveAttribute('datetime', statement.reviewedOn);
});
