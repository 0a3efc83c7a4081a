import { render, screen, within } from '@testing-library/react';
import { Contents } from './contents';

const heading = (depth: number, id: string, value = `About ${id}`) => ({ depth, id, value });
const HEADINGS = [heading(2, 'soup'), heading(3, 'lentils'), heading(2, 'bread')];
const NOT_LISTED = [heading(4, 'too-deep'), heading(2, 'picture', '')];

test('an article with three headings has a table of contents, and one with two doesn’t', () => {
  const { rerender } = render(<Contents title="In it" headings={HEADINGS.slice(1)} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  rerender(<Contents title="In it" headings={[...HEADINGS, ...NOT_LISTED]} />);
  const links = within(screen.getByRole('navigation', { name: 'In it' })).getAllByRole('link', {
    hidden: true,
  });
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'About soup #soup',
    'About lentils #lentils',
    'About bread #bread',
  ]);
});
