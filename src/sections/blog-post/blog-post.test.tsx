import { render, screen } from '@testing-library/react';
import { POST_WORDS } from '../../../tests/unit/blog';
import { postWith } from '../../../tests/unit/posts';
import { BlogPost } from '.';

const renderPost = (fields: Partial<Queries.PostFragment> = {}) =>
  render(<BlogPost words={POST_WORDS} post={postWith(fields)} related={[]} />);

test('it tells what the article is about, by whom and when', () => {
  renderPost();
  expect(screen.getByRole('heading', { level: 1, name: 'Soup for five' })).toBeVisible();
  const header = screen.getByRole('article');
  for (const text of ['Cooking', '6 min read', 'Ada', 'October 19, 2025']) {
    expect(header).toHaveTextContent(text);
  }
});

test('the article’s HTML stands in the page', () => {
  renderPost();
  expect(screen.getByRole('heading', { level: 2, name: 'Ingredients' })).toBeVisible();
});

test('above and below the article a link leads back to the blog', () => {
  renderPost();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/blog', '/blog']);
});

test('without a date no date is shown', () => {
  renderPost({ date: null });
  expect(screen.queryByRole('time')).not.toBeInTheDocument();
  expect(screen.getByText('Ada').parentElement).toHaveTextContent(/^By Ada$/);
});

test('without a picture there is none', () => {
  renderPost({ image: null });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([true, false])('where the flag is %s, so is the inversion in dark mode', (flag) => {
  renderPost({ invertImageInDarkMode: flag });
  const picture = screen.getByRole('img', { name: 'A bowl of soup' });
  expect(picture.classList.contains('dark:invert')).toBe(flag);
});
