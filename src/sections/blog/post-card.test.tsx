import { render, screen } from '@testing-library/react';
import { LIST_WORDS } from '../../../tests/unit/blog';
import { postWith } from '../../../tests/unit/posts';
import { PostCard } from './post-card';

const renderCard = (fields: Partial<Queries.PostFragment> = {}) =>
  render(<PostCard labels={LIST_WORDS.card} post={postWith(fields)} featured={false} />);

const INVERTED = ['dark:invert', 'dark:hue-rotate-180'];

test('it tells what the post is about, by whom and when', () => {
  renderCard();
  const card = screen.getByRole('article');
  expect(screen.getByRole('heading', { name: 'Soup for five' })).toBeVisible();
  for (const text of ['Cooking', '6 min read', 'How to cook it.', 'Ada', 'October 19, 2025']) {
    expect(card).toHaveTextContent(text);
  }
});

test('its link leads to the post, and names it', () => {
  renderCard();
  const link = screen.getByRole('link', { name: 'Read Article: Soup for five' });
  expect(link).toHaveAttribute('href', '/blog/soup');
  expect(link).toHaveTextContent('Read Article');
});

test('its picture says what it shows', () => {
  renderCard();
  expect(screen.getByRole('img', { name: 'A bowl of soup' })).toBeVisible();
  expect(screen.getAllByText('Cooking')).toHaveLength(1);
});

test('in the place of a missing picture stands the category', () => {
  renderCard({ image: null });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getAllByText('Cooking')).toHaveLength(2);
});

test('without a date no date is shown', () => {
  renderCard({ date: null });
  expect(screen.queryByRole('time')).not.toBeInTheDocument();
  expect(screen.getByText('Ada')).toHaveTextContent(/^Ada$/);
});

test('only a picture whose author says so is inverted in dark mode', () => {
  const { unmount } = renderCard({ invertImageInDarkMode: true });
  expect(screen.getByRole('img')).toHaveClass(...INVERTED);
  unmount();
  renderCard({ invertImageInDarkMode: false });
  expect(screen.getByRole('img')).not.toHaveClass('dark:invert');
});

test('the picture of a featured card is fetched at once', () => {
  render(<PostCard labels={LIST_WORDS.card} post={postWith()} featured />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});
