import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HERO } from '../../../../tests/unit/hero';
import { renderToStaticMarkup } from 'react-dom/server';
import { Hero, HeroStyles } from '.';
import { runSlideshow } from '../../../inline-scripts/slideshow';

// jsdom runs no animations, so the tests dispatch their end events.
beforeAll(runSlideshow);
beforeEach(() => void render(<Hero hero={HERO} />));

const user = userEvent.setup({ delay: null });

/** Dispatches the end event of an animation of the current dot. */
const end = (animationName: string) =>
  fireEvent(
    dot(currentDot()),
    Object.assign(new Event('animationend', { bubbles: true }), { animationName }),
  );

const hero = () => screen.getByRole('region');

const dots = () => screen.getAllByRole('button', { name: /^Go to slide \d$/ });

const dot = (slide: number) => screen.getByRole('button', { name: `Go to slide ${slide}` });

const currentDot = () =>
  dots().findIndex((each) => each.getAttribute('aria-current') === 'true') + 1;

/** Whether each slide is rendered, and its picture therefore fetched. */
const fetched = () =>
  [...hero().querySelectorAll('.hero-slide')].map((slide) => slide.hasAttribute('data-fetched'));

describe('Hero', () => {
  test('links to the app', () => {
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      'https://app.example/signup',
    );
  });

  test('has a dot for each slide and marks the current one', () => {
    expect(dots().map((each) => each.getAttribute('aria-label'))).toEqual([
      'Go to slide 1',
      'Go to slide 2',
      'Go to slide 3',
      'Go to slide 4',
      'Go to slide 5',
    ]);
    expect(currentDot()).toBe(1);
  });

  test('shows the slides in a loop', () => {
    const seen = [1, 2, 3, 4, 5].map(() => {
      end('hero-turn');
      return currentDot();
    });
    expect(seen).toEqual([2, 3, 4, 5, 1]);
  });

  test('shows a dot’s slide on click and continues from there', async () => {
    await user.click(dot(4));
    expect(hero()).toHaveAttribute('data-slide', '3');
    expect(currentDot()).toBe(4);
    end('hero-turn');
    expect(currentDot()).toBe(5);
  });

  test('fetches the next picture before its slide is shown', () => {
    end('hero-fetch');
    expect(fetched()).toEqual([true, true, false, false, false]);
    expect(currentDot()).toBe(1);
  });

  test('ignores other animations', () => {
    end('spin');
    expect(fetched()).toEqual([true, false, false, false, false]);
    expect(currentDot()).toBe(1);
  });

  test('toggles the playing state by its button', async () => {
    const button = screen.getByRole('button', { name: /slideshow/ });
    await user.click(button);
    expect(hero()).toHaveAttribute('data-playing', 'false');
    hero().style.setProperty('--playing', 'false');
    await user.click(button);
    expect(hero()).toHaveAttribute('data-playing', 'true');
  });

  test('fades out the blank spot of the only picture that has one', () => {
    const rules = renderToStaticMarkup(<HeroStyles hero={HERO} />);
    expect(rules).toContain(
      '.hero-slide:nth-child(1){--blank:radial-gradient(4% 25% at 41% 59%,transparent 70%,black)}',
    );
    expect(rules.match(/--blank/g)).toHaveLength(1);
  });

  test('loads only the first picture eagerly', () => {
    const pictures = screen.getAllByRole('img', { hidden: true });
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
      'lazy',
      'lazy',
    ]);
  });
});
