/** @jest-environment node */
import { dayAfterTap, type HeroDay } from './hero-day';
import {
  slideshowReducer,
  startWith,
  stateOf,
  type SlideshowAction,
  type SlideshowState,
} from './slideshow-state';

const dayWith = (best: number, ...foods: string[]): HeroDay => ({
  foods,
  best,
  gaps: [],
  dishes: [],
});

const plain = dayWith(0);
const withEgg = dayWith(2, 'egg');
const withKale = dayWith(1, 'kale');
const withBoth = dayWith(0, 'egg', 'kale');
const days = [plain, withEgg, withKale, withBoth];

const after = (...actions: SlideshowAction[]) => actions.reduce(slideshowReducer, startWith(plain));

/** The state when the picture of the wanted view has been decoded. */
const displayed = (state: SlideshowState) =>
  slideshowReducer(state, { type: 'display', view: state.wanted });

const statesOf = (state: SlideshowState) => [0, 1, 2, 3].map((slide) => stateOf(state, slide));

test('the first slide is shown, and no other one is fetched', () => {
  const state = after();
  expect(statesOf(state)).toEqual(['current', 'waiting', 'waiting', 'waiting']);
  expect([...state.fetched]).toEqual([0]);
});

test('a chosen slide is fetched and announced, and waits for its picture', () => {
  const state = after({ type: 'choose', slide: 2 });
  expect(statesOf(state)).toEqual(['current', 'waiting', 'waiting', 'waiting']);
  expect([...state.fetched]).toEqual([0, 2]);
  expect(state.announced).toBe('slide');
  expect(statesOf(displayed(state))).toEqual(['previous', 'waiting', 'current', 'waiting']);
});

test('only the slide before the current one stays below it', () => {
  const second = displayed(after({ type: 'choose', slide: 2 }));
  const third = displayed(slideshowReducer(second, { type: 'choose', slide: 3 }));
  expect(statesOf(third)).toEqual(['waiting', 'waiting', 'previous', 'current']);
});

test('a picture that comes after another choice shows nothing', () => {
  const first = after({ type: 'choose', slide: 1 });
  const second = slideshowReducer(first, { type: 'choose', slide: 3 });
  const late = slideshowReducer(second, { type: 'display', view: first.wanted });
  expect(statesOf(late)).toEqual(['current', 'waiting', 'waiting', 'waiting']);
  expect(statesOf(displayed(late))).toEqual(['previous', 'waiting', 'waiting', 'current']);
});

test('a turn shows the next slide and announces nothing', () => {
  const state = after({ type: 'choose', slide: 0 }, { type: 'turn', next: 1 });
  expect(state.wanted).toEqual({ slide: 1, day: plain });
  expect(state.announced).toBeUndefined();
});

test('a turn doesn’t replace a chosen slide whose picture is on its way', () => {
  const state = after({ type: 'choose', slide: 3 }, { type: 'turn', next: 1 });
  expect(state.wanted.slide).toBe(3);
});

test('a tapped food pauses, and leads to the dish that suits the day best', () => {
  const state = after({ type: 'play' }, { type: 'eat', day: withEgg });
  expect(state.wanted).toEqual({ slide: 2, day: withEgg });
  expect(state.isPlaying).toBe(false);
  expect(state.announced).toBe('dish');
});

test('a food that leaves the same dish first changes the day, and no slide', () => {
  const turned = displayed(after({ type: 'choose', slide: 1 }));
  const state = displayed(slideshowReducer(turned, { type: 'eat', day: withKale }));
  expect(state.shown).toEqual({ slide: 1, day: withKale });
  expect(statesOf(state)).toEqual(['previous', 'current', 'waiting', 'waiting']);
});

test('a dot keeps the foods, and neither pauses nor plays', () => {
  const state = after({ type: 'eat', day: withEgg }, { type: 'choose', slide: 1 });
  expect(state.wanted).toEqual({ slide: 1, day: withEgg });
  expect(state.isPlaying).toBe(false);
  expect(after({ type: 'choose', slide: 1 }).isPlaying).toBeUndefined();
});

test('the button pauses and plays, and says so', () => {
  expect(after({ type: 'pause' })).toMatchObject({ isPlaying: false, announced: 'paused' });
  expect(after({ type: 'play' })).toMatchObject({ isPlaying: true, announced: 'playing' });
});

test('a slide that may be next is fetched once, and not shown', () => {
  const state = after({ type: 'fetch', slide: 1 }, { type: 'fetch', slide: 1 });
  expect([...state.fetched]).toEqual([0, 1]);
  expect(state.wanted.slide).toBe(0);
});

test('a tap adds a food to the day, and another one takes it away', () => {
  expect(dayAfterTap(days, plain, 'kale')).toBe(withKale);
  expect(dayAfterTap(days, withKale, 'egg')).toBe(withBoth);
  expect(dayAfterTap(days, withBoth, 'kale')).toBe(withEgg);
  expect(dayAfterTap(days, withEgg, 'egg')).toBe(plain);
});
