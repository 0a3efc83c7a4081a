import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { interpolate } from '../../../lib/interpolate';
import { itemAt } from '../../../lib/item-at';
import { Static } from '../../../islands/static';
import { useInSight } from '../../../islands/use-in-sight';
import { useMedia } from '../../../islands/use-media';
import { savesData } from '../../../lib/visitor';
import { dayAfterTap, ownDay, type HeroDay } from './hero-day';
import { announceTap, describeTap } from './describe-tap';
import { ExampleCard, type ExampleCardProps } from './example-card';
import { SlideshowControls } from './slideshow-controls';
import { dayOfFoods, slideshowReducer, startWith, stateOf } from './slideshow-state';

type SlideshowProps = {
  labels: Pick<
    Queries.HeroFragment['slideshow'],
    'label' | 'pause' | 'play' | 'paused' | 'playing'
  >;
  /** The id of the headline, which is in the text. */
  headlineId: string;
  text: ReactNode;
  /** The pictures, whose ids derive from the slides’ (`pictureId`), with the names of their dots and what these announce. */
  slides: readonly { id: string; dot: string; shown: string; picture: ReactNode }[];
  example: ExampleCardProps;
  /** The day of each slide's person, with every combination of foods. */
  days: readonly HeroDay[];
};

/**
 * The hero: text and an example over a slideshow, with a dot for each picture and a button that pauses and plays it.
 *
 * The timer is the animation of the current dot, which hero.css pauses (`--clock`) off screen, in a hidden tab, while
 * the keyboard's focus is within, and when the visitor pauses the slideshow or prefers no motion (WCAG 2.2.2).
 */
export function Slideshow({ labels, headlineId, text, slides, example, days }: SlideshowProps) {
  const section = useRef<HTMLElement>(null);
  const [state, dispatch] = useReducer(slideshowReducer, ownDay(days, 0), startWith);
  const { wanted, shown, onCard } = state;
  const prefersStill = useMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isSavingData = useSyncExternalStore(neverChanges, savesData, () => false);
  const isPlaying = state.isPlaying ?? !(prefersStill || isSavingData);
  const isInSight = useInSight(section);
  const next = (shown.slide + 1) % slides.length;

  const wantedPicture = pictureId(itemAt(slides, wanted.slide).id);
  useEffect(() => {
    const display = () => dispatch({ type: 'display', day: wanted });
    const picture = document.getElementById(wantedPicture);
    if (picture instanceof HTMLImageElement) {
      const decode = () => picture.decode().then(display, display);
      // Firefox refuses to decode a picture whose request hasn't begun.
      if (picture.complete) decode();
      else picture.addEventListener('load', decode, { once: true });
    }
    // Don't wait any longer for a picture that is late or never loads.
    const timer = setTimeout(display, 3000);
    return () => clearTimeout(timer);
  }, [wanted, wantedPicture]);

  // With reduced motion, no circle uncovers the slide. Before the paint, so that slide and card change together.
  useLayoutEffect(() => {
    if (onCard === shown) return undefined;
    const reach = () => dispatch({ type: 'reach' });
    if (isStill) return reach();
    // A user stylesheet or an extension can turn animations off. This is longer than the circle takes.
    const timer = setTimeout(reach, 1000);
    return () => clearTimeout(timer);
  }, [isStill, onCard, shown]);

  // Only shortly before it is shown, so that the page's first pictures load first.
  useEffect(() => {
    if (!isInSight || !isPlaying) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'fetch', slide: next }), 3500);
    return () => clearTimeout(timer);
  }, [isInSight, isPlaying, next]);

  const announce = () => {
    const { slide, score, warning } = wanted;
    switch (state.announced?.what) {
      case 'paused':
      case 'playing':
        return labels[state.announced.what];
      case 'slide':
        return itemAt(slides, slide).shown;
      case 'dish':
        return announceTap({
          dish: `${itemAt(example.dishes, slide).title}: ${interpolate(example.labels.score, { score })}`,
          warning,
          change: state.wantedChange,
        });
      default:
        return '';
    }
  };

  const eat = (food: string) => {
    const before = dayOfFoods(state);
    const day = dayAfterTap(days, before, food);
    dispatch({ type: 'eat', day, change: describeTap(before, day, example) });
  };

  return (
    <section
      ref={section}
      aria-labelledby={headlineId}
      className="hero panel"
      data-slide={shown.slide}
      data-playing={isPlaying}
      data-in-sight={isInSight}
    >
      <Static name="text" className="introduction">
        {text}
      </Static>
      <div
        className="hero-slides"
        onAnimationEnd={({ animationName }) => {
          if (animationName === 'hero-reach') dispatch({ type: 'reach' });
        }}
      >
        {slides.map(({ id, picture }, slide) => (
          <Static
            key={id}
            name={id}
            className="hero-slide"
            data-state={stateOf(state, slide)}
            data-fetched={state.fetched.has(slide) ? '' : undefined}
          >
            {picture}
          </Static>
        ))}
      </div>
      <SlideshowControls
        labels={labels}
        dots={slides.map(({ dot }) => dot)}
        current={shown.slide}
        days={days}
        isPlaying={isPlaying}
        announcement={announce()}
        announced={state.announced}
        dispatch={dispatch}
        onTurn={() => dispatch({ type: 'turn', day: ownDay(days, next) })}
      />
      <figure className="example-card print:border forced-colors:border">
        <ExampleCard {...example} days={days} state={state} onEat={eat} />
      </figure>
    </section>
  );
}

/** The id of a slide’s picture. */
export const pictureId = (slide: string) => `${slide}-picture`;

const neverChanges = () => () => {};
