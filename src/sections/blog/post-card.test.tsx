import { render, screen } from '@testing-library/react';
import { LIST_LABELS } from '../../../tests/unit/blog';
import { postWith } from '../../../tests/unit/posts';
import { PostCard } from './post-card';

const renderCard = (fields: Partial<Queries.PostFragment> = {}) =>
  render(<PostCard labels={LIST_LABELS.card} post={postWith(fields)} featured={false} />);

const INVERTED = ['dark:invert', 'dark:hue-rotate-180'];

describe('PostCard', () => {
  test('shows title, category, read time, excerpt, author and date', () => {
    renderCard();
    const card = screen.getByRole('article');
    expect(screen.getByRole('heading', { name: 'Soup for five' })).toBeVisible();
    for (const text of ['Cooking', '6 min read', 'How to cook it.', 'Ada', 'October 19, 2025']) {
      expect(card).toHaveTextContent(text);
    }
  });

  test('links to the post by its title', () => {
    renderCard();
    const link = screen.getByRole('link', { name: 'Read Article: Soup for five' });
    expect(link).toHaveAttribute('href', '/blog/soup');
    expect(link).toHaveTextContent('Read Article');
  });

  test('shows the picture with its alternative text', () => {
    renderCard();
    expect(screen.getByRole('img', { name: 'A bowl of soup' })).toBeVisible();
    expect(screen.getAllByText('Cooking')).toHaveLength(1);
  });

  test('shows the category in place of a missing picture', () => {
    renderCard({ image: null });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getAllByText('Cooking')).toHaveLength(2);
  });

  test('shows no date for a post without one', () => {
    renderCard({ date: null });
    expect(screen.queryByRole('time')).not.toBeInTheDocument();
    expect(screen.getByText('Ada')).toHaveTextContent(/^Ada$/);
  });

  test('inverts the picture in dark mode only if the post says so', () => {
    const { unmount } = renderCard({ invertImageInDarkMode: true });
    expect(screen.getByRole('img')).toHaveClass(...INVERTED);
    unmount();
    renderCard({ invertImageInDarkMode: false });
    expect(screen.getByRole('img')).not.toHaveClass('dark:invert');
  });

  test('loads the picture of a featured card eagerly', () => {
    render(<PostCard labels={LIST_LABELS.card} post={postWith()} featured />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });
});
