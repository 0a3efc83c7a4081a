import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HERO } from '../../../test/hero';
import { Hero } from '.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ delay: null });

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const dots = () => screen.getAllByRole('button', { name: /^Go to slide \d$/ });

const currentDot = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;

test('its button leads to the app', () => {
  render(<Hero hero={HERO} />);
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    'https://app.example/signup',
  );
});

test('every slide has a dot, and the current one says so', () => {
  render(<Hero hero={HERO} />);
  expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual([
    'Go to slide 1',
    'Go to slide 2',
    'Go to slide 3',
    'Go to slide 4',
    'Go to slide 5',
  ]);
  expect(currentDot()).toBe(1);
  wait(5000);
  expect(currentDot()).toBe(2);
});

test('a dot shows its slide, and only that one is there for assistive technology', async () => {
  render(<Hero hero={HERO} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Plate');
  await user.click(screen.getByRole('button', { name: 'Go to slide 4' }));
  expect(screen.getByRole('img')).toHaveAccessibleName('Podium');
  expect(currentDot()).toBe(4);
});

test('one button pauses and plays the show, and says which', async () => {
  render(<Hero hero={HERO} />);
  await user.click(screen.getByRole('button', { name: 'Pause slideshow' }));
  await user.unhover(screen.getByRole('region'));
  wait(60_000);
  expect(currentDot()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Play slideshow' }));
  await user.unhover(screen.getByRole('region'));
  // jsdom takes every focus for the keyboard's.
  act(() => screen.getByRole('button', { name: 'Pause slideshow' }).blur());
  wait(5000);
  expect(currentDot()).toBe(2);
});

test('the pointer over the hero holds the show', async () => {
  render(<Hero hero={HERO} />);
  await user.hover(screen.getByRole('heading', { level: 1 }));
  wait(60_000);
  expect(currentDot()).toBe(1);
  await user.unhover(screen.getByRole('heading', { level: 1 }));
  wait(5000);
  expect(currentDot()).toBe(2);
});

test('a click under the pointer doesn’t end its hold', async () => {
  render(<Hero hero={HERO} />);
  await user.click(screen.getByRole('button', { name: 'Go to slide 3' }));
  act(() => screen.getByRole('button', { name: 'Go to slide 3' }).blur());
  wait(60_000);
  expect(currentDot()).toBe(3);
});

test('the keyboard’s focus in the hero holds the show', async () => {
  render(<Hero hero={HERO} />);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveFocus();
  wait(60_000);
  expect(currentDot()).toBe(1);
});

test('the text’s tone is that of the slide behind it', async () => {
  render(<Hero hero={HERO} />);
  expect(screen.getByRole('region')).toHaveAttribute('data-tone', 'dark');
  await user.click(screen.getByRole('button', { name: 'Go to slide 3' }));
  expect(screen.getByRole('region')).toHaveAttribute('data-tone', 'light');
});

test('only the first picture is fetched at once', () => {
  render(<Hero hero={HERO} />);
  const pictures = screen.getAllByRole('img', { hidden: true });
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
    'lazy',
    'lazy',
  ]);
});
