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

// jsdom has no animations; a journey tests the motion.
beforeEach(() => {
  Element.prototype.getAnimations = () => [];
});

const playing = () => document.querySelector('[data-playing]')?.getAttribute('data-playing');

describe('Trending', () => {
  test('links every recipe once, by rank, to the app', () => {
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

  test('pauses and plays the marquee by one button', async () => {
    render(<Trending trending={TRENDING} />);
    expect(playing()).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Pause trending recipes' }));
    expect(playing()).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Play trending recipes' }));
    expect(playing()).toBe('true');
  });

  test('is paused under reduced motion', () => {
    media.set(REDUCED_MOTION, true);
    render(<Trending trending={TRENDING} />);
    expect(playing()).toBe('false');
  });
});
