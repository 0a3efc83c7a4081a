import { dayAfterTap, ownDay, type HeroDay } from './hero-day';
import {
  dayOfFoods,
  slideshowReducer,
  startWith,
  stateOf,
  type SlideshowAction,
  type SlideshowState,
} from './slideshow-state';

const dayOf = (owner: number, slide: number, ...foods: string[]): HeroDay => ({
  owner,
  foods,
  slide,
  isFirst: true,
  score: '',
  gaps: [],
});

const first = dayOf(0, 0);
const firstWithEgg = dayOf(0, 2, 'egg');
const firstWithKale = dayOf(0, 0, 'kale');
const firstWithBoth = dayOf(0, 1, 'egg', 'kale');
const second = dayOf(1, 1);
const secondWithEgg = dayOf(1, 2, 'egg');
const third = dayOf(2, 2);
const fourth = dayOf(3, 3);
const days = [
  first,
  firstWithEgg,
  firstWithKale,
  firstWithBoth,
  second,
  secondWithEgg,
  third,
  fourth,
];

const after = (...actions: SlideshowAction[]) => actions.reduce(slideshowReducer, startWith(first));

/** The state when the picture of the wanted day has been decoded. */
const displayed = (state: SlideshowState) =>
  slideshowReducer(state, { type: 'display', day: state.wanted });

/** The state when the circle that uncovers the shown slide has reached the card. */
const reached = (state: SlideshowState) => slideshowReducer(state, { type: 'reach' });

const statesOf = (state: SlideshowState) => [0, 1, 2, 3].map((slide) => stateOf(state, slide));

test('only the previous slide remains below the current one', () => {
  const change = displayed(after({ type: 'choose', day: third }));
  const next = displayed(slideshowReducer(change, { type: 'choose', day: fourth }));
  expect(statesOf(next)).toEqual(['waiting', 'waiting', 'previous', 'current']);
});

test('a picture that loads after another choice isn’t shown', () => {
  const choice = after({ type: 'choose', day: second });
  const other = slideshowReducer(choice, { type: 'choose', day: fourth });
  const late = slideshowReducer(other, { type: 'display', day: second });
  expect(statesOf(late)).toEqual(['current', 'waiting', 'waiting', 'waiting']);
  expect(statesOf(displayed(late))).toEqual(['previous', 'waiting', 'waiting', 'current']);
});

test('the timer doesn’t replace a chosen slide whose picture is loading', () => {
  const state = after({ type: 'choose', day: fourth }, { type: 'turn', day: second });
  expect(state.wanted).toBe(fourth);
});

test('the card says what a tapped food changed from when its day is shown until another slide is chosen', () => {
  const tapped = after({ type: 'eat', day: firstWithEgg, change: 'With egg.' });
  expect(tapped.cardChange).toBe('');
  const changed = displayed(tapped);
  expect(changed.cardChange).toBe('With egg.');
  const other = reached(displayed(slideshowReducer(changed, { type: 'choose', day: second })));
  expect(other.cardChange).toBe('');
});

test('the card changes when the circle that uncovers a chosen slide reaches it', () => {
  const uncovered = displayed(after({ type: 'choose', day: third }));
  expect(uncovered).toMatchObject({ shown: third, onCard: first });
  // The time within which its picture had to come is up.
  expect(displayed(uncovered)).toMatchObject({ shown: third, onCard: first });
  expect(reached(uncovered).onCard).toBe(third);
});

test('a tapped food is on the card at once, even while a circle is growing', () => {
  const uncovered = displayed(after({ type: 'choose', day: second }));
  const tapped = { type: 'eat', day: secondWithEgg, change: 'With egg.' } as const;
  const eaten = displayed(slideshowReducer(uncovered, tapped));
  expect(eaten).toMatchObject({ onCard: secondWithEgg, cardChange: 'With egg.' });
  expect(reached(eaten)).toBe(eaten);
  const late = displayed(reached(slideshowReducer(uncovered, tapped)));
  expect(late).toMatchObject({ onCard: secondWithEgg, cardChange: 'With egg.' });
});

test('the first tapped food is added to the day on the card, and further ones to the day of the last tap', () => {
  const uncovered = displayed(after({ type: 'choose', day: second }));
  expect(dayOfFoods(uncovered)).toBe(first);
  expect(dayOfFoods(reached(uncovered))).toBe(second);
  const tapped = after({ type: 'eat', day: firstWithEgg, change: 'With egg.' });
  expect(dayOfFoods(tapped)).toBe(firstWithEgg);
});

test('the card still changes if another slide is chosen or the slideshow is paused while the circle grows', () => {
  const uncovered = displayed(after({ type: 'choose', day: second }));
  expect(reached(slideshowReducer(uncovered, { type: 'pause' })).onCard).toBe(second);
  const other = displayed(slideshowReducer(uncovered, { type: 'choose', day: fourth }));
  expect(other.onCard).toBe(first);
  expect(reached(other).onCard).toBe(fourth);
});

test('a food that doesn’t change the best dish changes the day but not the slide', () => {
  const turned = displayed(after({ type: 'choose', day: second }));
  const back = displayed(slideshowReducer(turned, { type: 'choose', day: first }));
  const state = displayed(slideshowReducer(back, { type: 'eat', day: firstWithKale, change: '' }));
  expect(state.shown).toBe(firstWithKale);
  expect(statesOf(state)).toEqual(['current', 'previous', 'waiting', 'waiting']);
});

test('a tap adds a food to somebody’s day, and another one removes it', () => {
  expect(dayAfterTap(days, first, 'kale')).toBe(firstWithKale);
  expect(dayAfterTap(days, firstWithKale, 'egg')).toBe(firstWithBoth);
  expect(dayAfterTap(days, firstWithBoth, 'kale')).toBe(firstWithEgg);
  expect(dayAfterTap(days, firstWithEgg, 'egg')).toBe(first);
  expect(dayAfterTap(days, second, 'egg')).toBe(secondWithEgg);
});

test('a slide starts with its person’s day, without tapped foods', () => {
  expect(ownDay(days, 0)).toBe(first);
  expect(ownDay(days, 2)).toBe(third);
});
