import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type AnimationEvent,
  type ReactNode,
} from 'react';
import { Pause, Play } from '../../../components/icons';
import { Button } from '../../../components/ui/button';
import { NamedIcon } from '../../../components/ui/named-icon';
import { Static } from '../../../islands/static';
import { useInSight } from '../../../islands/use-in-sight';
import { prefersStill, savesData } from '../../../lib/visitor';

/** In milliseconds: the duration of a slide, and when the next picture is fetched. */
export const SLIDE_TIMES = { turn: 5000, fetch: 3500 } as const;

type SlideshowProps = {
  labels: Pick<Queries.HeroFragment['slideshow'], 'label' | 'pause' | 'play'>;
  /** The id of its headline, which is in the text. */
  headlineId: string;
  text: ReactNode;
  /** The pictures, each with the name of its dot. */
  slides: readonly { id: string; dot: string; picture: ReactNode }[];
  example: ReactNode;
};

/**
 * The hero: a text and an example over pictures of which one is shown, with a dot for each and a button that pauses
 * and plays. The button has two labels; hero-controls.css shows that of the current state.
 *
 * The animation of the current dot is the timer. hero.css decides when it runs (`--clock`): not out of sight, while the
 * keyboard's focus is within, or when the visitor has paused the slideshow or prefers reduced motion (WCAG 2.2.2).
 */
export function Slideshow({ labels, headlineId, text, slides, example }: SlideshowProps) {
  const section = useRef<HTMLElement>(null);
  const [{ slide, previous }, setShown] = useState<{ slide: number; previous?: number }>({
    slide: 0,
  });
  // A slide that isn't rendered has its picture not fetched.
  const [fetched, setFetched] = useState([0]);
  // Until the visitor chooses, as the preferences say, which only styles know from the first paint on.
  const [isPlaying, setIsPlaying] = useState<boolean>();
  const savesBytes = useSyncExternalStore(neverChanges, savesData, () => false);
  const isInSight = useInSight(section);
  const next = (slide + 1) % slides.length;

  const show = (which: number) => {
    setFetched(including(which));
    setShown((shown) => (shown.slide === which ? shown : { slide: which, previous: shown.slide }));
  };

  useEffect(() => {
    if (!isInSight || !(isPlaying ?? !prefersStill())) return undefined;
    const timer = setTimeout(() => setFetched(including(next)), SLIDE_TIMES.fetch);
    return () => clearTimeout(timer);
  }, [isInSight, isPlaying, next]);

  const turn = ({ animationName }: AnimationEvent) => {
    if (animationName === 'hero-turn') show(next);
  };

  return (
    <section
      ref={section}
      aria-labelledby={headlineId}
      className="hero panel"
      data-slide={slide}
      data-previous={previous}
      data-playing={isPlaying ?? (savesBytes ? false : undefined)}
      data-in-sight={isInSight}
    >
      <Static name="text" className="hero-text">
        {text}
      </Static>
      <div className="hero-slides">
        {slides.map(({ id, picture }, position) => (
          <Static
            key={id}
            name={`slide-${id}`}
            className="hero-slide"
            data-fetched={fetched.includes(position) ? '' : undefined}
          >
            {picture}
          </Static>
        ))}
      </div>
      <div className="hero-controls" role="group" aria-label={labels.label} onAnimationEnd={turn}>
        <Button
          variant="ghost"
          size="icon-sm"
          className="hero-switch text-white! hover:bg-white/20 pointer-coarse:size-11"
          onClick={() => setIsPlaying((now) => !(now ?? !prefersStill()))}
        >
          <NamedIcon icon={Pause} name={labels.pause} className="when-playing" />
          <NamedIcon icon={Play} name={labels.play} className="when-paused" />
        </Button>
        {slides.map(({ id, dot }, position) => (
          <button
            key={id}
            type="button"
            className="hero-dot"
            aria-label={dot}
            aria-current={position === slide ? 'true' : undefined}
            onClick={() => show(position)}
          />
        ))}
      </div>
      <Static name="example" as="figure" className="hero-example">
        {example}
      </Static>
    </section>
  );
}

const neverChanges = () => () => {};

const including =
  (added: number) =>
  (all: number[]): number[] =>
    all.includes(added) ? all : [...all, added];
