import type { HeroDay } from './hero-day';

/** A slide, by its position, and the day whose gaps the card shows with it. */
export type View = {
  readonly slide: number;
  readonly day: HeroDay;
};

/** What the live region announces. Its text is the component's. */
export type Announced = 'slide' | 'dish' | 'paused' | 'playing';

export type SlideshowState = {
  /** What the visitor or the timer asked for. */
  readonly wanted: View;
  /** What is seen: the wanted view, as soon as its picture can be drawn. */
  readonly shown: View;
  /** The slide that the shown one covers; undefined until the first change. */
  readonly previous: number | undefined;
  /** The slides whose pictures are fetched. The others aren't rendered. */
  readonly fetched: ReadonlySet<number>;
  /** What the visitor chose. Without a choice the device's settings decide. */
  readonly isPlaying: boolean | undefined;
  readonly announced: Announced | undefined;
};

export type SlideshowAction =
  /** The time of a slide is over. */
  | { type: 'turn'; next: number }
  /** A dot was pressed. */
  | { type: 'choose'; slide: number }
  /** A food was tapped. */
  | { type: 'eat'; day: HeroDay }
  | { type: 'pause' }
  | { type: 'play' }
  /** A slide may be next. */
  | { type: 'fetch'; slide: number }
  /** The picture of a view can be drawn. */
  | { type: 'display'; view: View };

/** The slideshow as the build wrote it: the first slide. */
export const startWith = (day: HeroDay): SlideshowState => ({
  wanted: { slide: 0, day },
  shown: { slide: 0, day },
  previous: undefined,
  fetched: new Set([0]),
  isPlaying: undefined,
  announced: undefined,
});

/** What a slide is at the moment, and with it the dish of the card. CSS reads it from `data-state`. */
export function stateOf({ shown, previous }: SlideshowState, slide: number) {
  if (slide === shown.slide) return 'current';
  return slide === previous ? 'previous' : 'waiting';
}

/** The slideshow after an action. */
export function slideshowReducer(state: SlideshowState, action: SlideshowAction): SlideshowState {
  const { wanted, shown, fetched } = state;
  switch (action.type) {
    case 'turn':
      // A dot that was just pressed waits for its picture.
      if (wanted.slide !== shown.slide) return state;
      // Without an announcement, so that the same dot can be announced again later.
      return { ...want(state, { ...wanted, slide: action.next }), announced: undefined };
    case 'choose':
      return { ...want(state, { ...wanted, slide: action.slide }), announced: 'slide' };
    case 'eat': {
      const { day } = action;
      return { ...want(state, { slide: day.best, day }), isPlaying: false, announced: 'dish' };
    }
    case 'pause':
      return { ...state, isPlaying: false, announced: 'paused' };
    case 'play':
      return { ...state, isPlaying: true, announced: 'playing' };
    case 'fetch':
      return { ...state, fetched: including(fetched, action.slide) };
    case 'display': {
      const { view } = action;
      // Something else was asked for in the meantime.
      if (view !== wanted) return state;
      const hasChanged = view.slide !== shown.slide;
      return { ...state, shown: view, previous: hasChanged ? shown.slide : state.previous };
    }
  }
}

const want = (state: SlideshowState, wanted: View): SlideshowState => ({
  ...state,
  wanted,
  fetched: including(state.fetched, wanted.slide),
});

const including = (slides: ReadonlySet<number>, slide: number): ReadonlySet<number> =>
  slides.has(slide) ? slides : new Set([...slides, slide]);
