import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { media, REDUCED_MOTION } from '../../../../tests/unit/media';
import { photo } from '../../../../tests/unit/pictures';
import { Trending } from '.';

const TRENDING: Queries.TrendingFragment = {
  rank: 'Rank {rank}',
  pause: 'Pause trending recipes',
  play: 'Play trending recipes',
  title: 'Trending',
  lead: 'Right now.',
  items: ['Soup', 'Bowl', 'Bread'].map((title, position) => ({
    rank: position + 1,
    title,
    alt: `A picture of ${title}`,
    href: `https://app.example/recipes/${title}`,
    image: photo(title),
  })),
};

// jsdom draws nothing, so nothing moves; the motion itself is for a browser to test.
beforeEach(() => {
  Element.prototype.getAnimations = () => [];
});

const playing = () => document.querySelector('[data-playing]')?.getAttribute('data-playing');

test('every recipe leads to the app, by rank, once', () => {
  render(<Trending trending={TRENDING} />);
  const list = screen.getByRole('list');
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    'https://app.example/recipes/Soup',
    'https://app.example/recipes/Bowl',
    'https://app.example/recipes/Bread',
  ]);
  expect(within(list).getAllByRole('listitem')[1]).toHaveTextContent('Rank 2Bowl');
});

test('one button pauses and plays the shelf, and says which', async () => {
  render(<Trending trending={TRENDING} />);
  expect(playing()).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Pause trending recipes' }));
  expect(playing()).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Play trending recipes' }));
  expect(playing()).toBe('true');
});

test('with reduced motion the shelf stands still', () => {
  media.set(REDUCED_MOTION, true);
  render(<Trending trending={TRENDING} />);
  expect(playing()).toBe('false');
});
