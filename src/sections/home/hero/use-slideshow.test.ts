import { act, renderHook } from '@testing-library/react';
import { media, REDUCED_MOTION } from '../../../test/media';
import { useSlideshow } from './use-slideshow';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = () => renderHook(() => useSlideshow(5)).result;

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the next slide comes after five seconds', () => {
  const show = start();
  expect(show.current.index).toBe(0);
  wait(4999);
  expect(show.current.index).toBe(0);
  wait(1);
  expect(show.current.index).toBe(1);
});

test('after the fifth slide the first one comes again', () => {
  const show = start();
  const seen = [5000, 5000, 5000, 5000, 5000, 5000].map((time) => {
    wait(time);
    return show.current.index;
  });
  expect(seen).toEqual([1, 2, 3, 4, 0, 1]);
});

test('while it is held it stands still, and goes on with a full five seconds', () => {
  const show = start();
  wait(4000);
  act(() => show.current.setHovered(true));
  wait(60_000);
  expect(show.current.index).toBe(0);
  act(() => show.current.setHovered(false));
  wait(4999);
  expect(show.current.index).toBe(0);
  wait(1);
  expect(show.current.index).toBe(1);
});

test('the end of a hover doesn’t end the hold of the keyboard’s focus', () => {
  const show = start();
  act(() => show.current.setFocused(true));
  act(() => show.current.setHovered(true));
  act(() => show.current.setHovered(false));
  wait(60_000);
  expect(show.current.index).toBe(0);
});

test('once paused it stands still until the visitor plays it', () => {
  const show = start();
  act(() => show.current.toggle());
  expect(show.current.playing).toBe(false);
  wait(60_000);
  expect(show.current.index).toBe(0);
  act(() => show.current.toggle());
  expect(show.current.playing).toBe(true);
  wait(5000);
  expect(show.current.index).toBe(1);
});

test('the end of a hover doesn’t play what the visitor has paused', () => {
  const show = start();
  act(() => show.current.setHovered(true));
  act(() => show.current.toggle());
  act(() => show.current.setHovered(false));
  wait(60_000);
  expect(show.current.index).toBe(0);
});

test('with reduced motion it stands still, unless the visitor plays it', () => {
  media.set(REDUCED_MOTION, true);
  const show = start();
  expect(show.current.playing).toBe(false);
  wait(60_000);
  expect(show.current.index).toBe(0);
  act(() => show.current.toggle());
  wait(5000);
  expect(show.current.index).toBe(1);
});

test('it stops when reduced motion is asked for meanwhile', () => {
  const show = start();
  act(() => media.set(REDUCED_MOTION, true));
  wait(60_000);
  expect(show.current.index).toBe(0);
});

test('a slide that was chosen stands for five seconds, and the one after it is next', () => {
  const show = start();
  wait(4000);
  act(() => show.current.show(3));
  wait(4999);
  expect(show.current.index).toBe(3);
  wait(1);
  expect(show.current.index).toBe(4);
});

test('the picture of the next slide is fetched shortly before its turn', () => {
  const show = start();
  wait(2499);
  expect(show.current.stateOf(1)).toBe('idle');
  wait(1);
  expect(show.current.stateOf(1)).toBe('upcoming');
  wait(2500);
  expect(show.current.stateOf(1)).toBe('current');
  expect(show.current.stateOf(2)).toBe('idle');
});

test('the first slide is the one that comes up after the last', () => {
  const show = start();
  act(() => show.current.show(3));
  wait(5000);
  wait(2500);
  expect(show.current.stateOf(0)).toBe('upcoming');
});

test('no picture is fetched while the show stands still', () => {
  const show = start();
  act(() => show.current.toggle());
  wait(60_000);
  expect([1, 2, 3, 4].map((slide) => show.current.stateOf(slide))).toEqual([
    'idle',
    'idle',
    'idle',
    'idle',
  ]);
});

test('the slide before stays in sight while it leaves', () => {
  const show = start();
  act(() => show.current.show(2));
  expect([0, 1, 2, 3].map((slide) => show.current.stateOf(slide))).toEqual([
    'leaving',
    'idle',
    'current',
    'idle',
  ]);
});
