import { render, screen } from '@testing-library/react';
import blog from '../../../tests/content/data/blog.json';
import { postWith } from '../../../tests/unit/posts';
import { PostCard } from './post-card';

const renderCard = (fields: Parameters<typeof postWith>[0] = {}, featured = false) =>
  render(<PostCard labels={blog.card} post={postWith(fields)} featured={featured} />);

test('says the category once, with and without a picture', () => {
  const { unmount } = renderCard();
  expect(screen.getAllByText('Cooking')).toHaveLength(1);
  unmount();
  renderCard({ image: null });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getAllByText('Cooking')).toHaveLength(1);
});

test('loads the picture of a featured card at once, and inverts it if the article asks for it', () => {
  renderCard({ invertImageInDarkMode: true }, true);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveClass('dark:invert');
});
