import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HERO } from '../../../test/hero';
import { Hero } from '.';
import { runSlideshow, SLIDE_TIMES } from './slideshow';

beforeAll(() => {
  jest.useFakeTimers();
  runSlideshow(SLIDE_TIMES.turn, SLIDE_TIMES.fetch, SLIDE_TIMES.beat);
});
beforeEach(() => void render(<Hero hero={HERO} />));
// A page without a hero comes between two pages with one.
afterEach(() => {
  cleanup();
  wait(SLIDE_TIMES.beat);
});

const user = userEvent.setup({ delay: null });

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const hero = () => screen.getByRole('region');

const dots = () => screen.getAllByRole('button', { name: /^Go to slide \d$/ });

const dot = (slide: number) => screen.getByRole('button', { name: `Go to slide ${slide}` });

const currentDot = () =>
  dots().findIndex((each) => each.getAttribute('aria-current') === 'true') + 1;

/** The slides whose pictures are drawn, and so fetched. */
const fetched = () =>
  [...hero().querySelectorAll('.hero-slide')].map((slide) => slide.hasAttribute('data-fetched'));

test('its button leads to the app', () => {
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    'https://app.example/signup',
  );
});

test('every slide has a dot, and the current one says so', () => {
  expect(dots().map((each) => each.getAttribute('aria-label'))).toEqual([
    'Go to slide 1',
    'Go to slide 2',
    'Go to slide 3',
    'Go to slide 4',
    'Go to slide 5',
  ]);
  expect(currentDot()).toBe(1);
});

test('the slides take turns of five seconds, without an end', () => {
  const seen = [4999, 1, 5000, 5000, 5000, 5000].map((time) => {
    wait(time);
    return currentDot();
  });
  expect(seen).toEqual([1, 2, 3, 4, 5, 1]);
});

test('a dot shows its slide, which then has a turn of its own', async () => {
  wait(4000);
  await user.click(dot(4));
  expect(hero()).toHaveAttribute('data-slide', '3');
  expect(currentDot()).toBe(4);
  wait(4999);
  expect(currentDot()).toBe(4);
  wait(1);
  expect(currentDot()).toBe(5);
});

test('a picture is fetched just before its turn', () => {
  wait(3250);
  expect(fetched()).toEqual([true, false, false, false, false]);
  wait(250);
  expect(fetched()).toEqual([true, true, false, false, false]);
});

test('while the styles say that it is paused, time stands still', () => {
  hero().style.setProperty('--clock', 'paused');
  wait(60_000);
  expect(currentDot()).toBe(1);
  hero().style.setProperty('--clock', 'running');
  wait(5000);
  expect(currentDot()).toBe(2);
});

test('its button says whether the show plays, for the styles to follow', async () => {
  const button = screen.getByRole('button', { name: /slideshow/ });
  await user.click(button);
  expect(hero()).toHaveAttribute('data-playing', 'false');
  hero().style.setProperty('--playing', 'false');
  await user.click(button);
  expect(hero()).toHaveAttribute('data-playing', 'true');
});

test('only the first picture is fetched at once', () => {
  const pictures = screen.getAllByRole('img', { hidden: true });
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
    'lazy',
    'lazy',
  ]);
});
