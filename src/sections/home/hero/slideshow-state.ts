import type { HeroDay } from './hero-day';

/** What the live region announces. Each announcement is a new object, so that a repeated one is read again. */
export type Announced = { readonly what: 'slide' | 'dish' | 'paused' | 'playing' };

export type SlideshowState = {
  /** The day that the visitor or the timer asked for, with its slide. */
  readonly wanted: HeroDay;
  /** The day whose slide is visible: the wanted one, as soon as the picture of its slide can be drawn. */
  readonly shown: HeroDay;
  /** The day on the card: the shown one, as soon as the circle that uncovers its slide has reached the card. */
  readonly onCard: HeroDay;
  /** What the tapped food that led to each of the two changes, in words; empty after a turn or a dot. */
  readonly wantedChange: string;
  readonly cardChange: string;
  /** The slide that the shown one covers; undefined until the first change. */
  readonly previous: number | undefined;
  /** The slides whose pictures are fetched. The others aren't rendered. */
  readonly fetched: ReadonlySet<number>;
  /** What the visitor chose. Without a choice the device's settings decide. */
  readonly isPlaying: boolean | undefined;
  readonly announced: Announced | undefined;
};

export type SlideshowAction =
  /** A slide's time is up. */
  | { type: 'turn'; day: HeroDay }
  /** A dot was pressed. */
  | { type: 'choose'; day: HeroDay }
  /** A food was tapped. */
  | { type: 'eat'; day: HeroDay; change: string }
  | { type: 'pause' }
  | { type: 'play' }
  /** A slide may be shown next. */
  | { type: 'fetch'; slide: number }
  /** The picture of a day's slide can be drawn. */
  | { type: 'display'; day: HeroDay }
  /** The circle that uncovers the shown slide has reached the card. */
  | { type: 'reach' };

/** The slideshow as the build wrote it. */
export const startWith = (day: HeroDay): SlideshowState => ({
  wanted: day,
  shown: day,
  onCard: day,
  wantedChange: '',
  cardChange: '',
  previous: undefined,
  fetched: new Set([day.slide]),
  isPlaying: undefined,
  announced: undefined,
});

/** The day of the foods to tap: that of the last tap or, after a turn or a dot, the one on the card. */
export const dayOfFoods = ({ wanted, wantedChange, onCard }: SlideshowState): HeroDay =>
  wantedChange === '' ? onCard : wanted;

/** The current state of a slide. CSS reads it from `data-state`. */
export function stateOf({ shown, previous }: SlideshowState, slide: number) {
  if (slide === shown.slide) return 'current';
  return slide === previous ? 'previous' : 'waiting';
}

/** The slideshow after an action. */
export function slideshowReducer(state: SlideshowState, action: SlideshowAction): SlideshowState {
  const { wanted, shown, onCard, previous } = state;
  switch (action.type) {
    case 'turn':
      // A slide chosen just now is waiting for its picture.
      if (wanted.slide !== shown.slide) return state;
      // Without an announcement, so that the same dot can be announced again later.
      return { ...want(state, action.day), announced: undefined };
    case 'choose':
      return { ...want(state, action.day), announced: { what: 'slide' } };
    case 'eat':
      return {
        ...want(state, action.day, action.change),
        isPlaying: false,
        announced: { what: 'dish' },
      };
    case 'pause':
      return { ...state, isPlaying: false, announced: { what: 'paused' } };
    case 'play':
      return { ...state, isPlaying: true, announced: { what: 'playing' } };
    case 'fetch':
      return fetchSlide(state, action.slide);
    case 'display': {
      const { day } = action;
      // Something else was asked for in the meantime.
      if (day !== wanted) return state;
      const displayed = {
        ...state,
        shown: day,
        previous: day.slide === shown.slide ? previous : shown.slide,
      };
      // If the picture loaded in time, its timeout displays the same day a second time.
      const isUncovering = day.slide !== shown.slide || (day === shown && day !== onCard);
      // A tapped food is answered at once.
      return isUncovering && state.wantedChange === ''
        ? displayed
        : { ...displayed, onCard: day, cardChange: state.wantedChange };
    }
    case 'reach':
      return shown === onCard ? state : { ...state, onCard: shown, cardChange: '' };
  }
}

const want = (state: SlideshowState, wanted: HeroDay, wantedChange = ''): SlideshowState => ({
  ...fetchSlide(state, wanted.slide),
  wanted,
  wantedChange,
});

const fetchSlide = (state: SlideshowState, slide: number): SlideshowState =>
  state.fetched.has(slide) ? state : { ...state, fetched: new Set([...state.fetched, slide]) };
