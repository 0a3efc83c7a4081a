import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { photo } from '../../../../tests/unit/pictures';
import { runMarquee } from '../../../inline-scripts/marquee';
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
beforeAll(runMarquee);
beforeEach(() => {
  Element.prototype.getAnimations = () => [];
});

const playing = () => document.querySelector('[data-playing]')?.getAttribute('data-playing');

/** The button. jsdom shows the names of both states; in browsers CSS hides one. */
const button = () => screen.getByRole('button', { name: /Pause.*Play/ });

const start = (animationName: string) =>
  fireEvent(
    document.querySelector('.recipe-marquee-track')!,
    Object.assign(new Event('animationstart', { bubbles: true }), { animationName }),
  );

const copies = () => document.querySelectorAll('[inert] > li');

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
    await userEvent.click(button());
    expect(playing()).toBe('false');
    await userEvent.click(button());
    expect(playing()).toBe('true');
  });

  test('copies its cards once, when the marquee starts', () => {
    render(<Trending trending={TRENDING} />);
    start('show-pictures');
    expect(copies()).toHaveLength(0);
    start('marquee');
    start('marquee');
    expect([...copies()].map((copy) => copy.querySelector('h3')?.textContent)).toEqual([
      'Soup',
      'Bowl',
      'Bread',
    ]);
  });

  test('copies no cards before the document has loaded', () => {
    render(<Trending trending={TRENDING} />);
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    start('marquee');
    expect(copies()).toHaveLength(0);
    state.mockRestore();
    fireEvent(document, new Event('DOMContentLoaded'));
    expect(copies()).toHaveLength(3);
  });
});
