import { render, screen } from '@testing-library/react';
import { POST_LABELS } from '../../../tests/unit/blog';
import { postWith } from '../../../tests/unit/posts';
import { BlogPost } from '.';

const renderPost = (fields: Partial<Queries.PostFragment> = {}) =>
  render(<BlogPost labels={POST_LABELS} post={postWith(fields)} related={[]} />);

describe('BlogPost', () => {
  test('shows title, category, read time, author and date', () => {
    renderPost();
    expect(screen.getByRole('heading', { level: 1, name: 'Soup for five' })).toBeVisible();
    const article = screen.getByRole('article');
    for (const text of ['Cooking', '6 min read', 'Ada', 'October 19, 2025']) {
      expect(article).toHaveTextContent(text);
    }
  });

  test('renders the article’s HTML', () => {
    renderPost();
    expect(screen.getByRole('heading', { level: 2, name: 'Ingredients' })).toBeVisible();
  });

  test('links to the blog above and below the article', () => {
    renderPost();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/blog', '/blog']);
  });

  test('shows no date for a post without one', () => {
    renderPost({ date: null });
    expect(screen.queryByRole('time')).not.toBeInTheDocument();
    expect(screen.getByText('Ada').parentElement).toHaveTextContent(/^By Ada$/);
  });

  test('shows no picture for a post without one', () => {
    renderPost({ image: null });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test.each([true, false])('inverts the picture in dark mode if the post says so: %s', (flag) => {
    renderPost({ invertImageInDarkMode: flag });
    const picture = screen.getByRole('img', { name: 'A bowl of soup' });
    expect(picture.classList.contains('dark:invert')).toBe(flag);
  });
});
