import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type AnimationEvent,
  type ReactNode,
} from 'react';
import { Pause, Play } from '../../../components/icons';
import { LiveRegion } from '../../../components/live-region';
import { Button } from '../../../components/ui/button';
import { interpolate } from '../../../lib/interpolate';
import { Static } from '../../../islands/static';
import { useInSight } from '../../../islands/use-in-sight';
import { useMedia } from '../../../islands/use-media';
import { savesData } from '../../../lib/visitor';
import type { HeroDay } from './days';
import { ExampleCard, type ExampleCardProps } from './example-card';

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
  /** The example day with each combination of foods. */
  days: readonly HeroDay[];
};

/**
 * The hero: text and an example over a slideshow, with a dot for each picture and a button that pauses and plays it.
 *
 * The timer is the animation of the current dot, which hero.css pauses (`--clock`) out of sight, in a hidden tab, while
 * the keyboard's focus is within, and when the visitor pauses the slideshow or prefers no motion (WCAG 2.2.2).
 */
export function Slideshow({ labels, headlineId, text, slides, example, days }: SlideshowProps) {
  const section = useRef<HTMLElement>(null);
  const [slide, setSlide] = useState(0);
  // The other slides aren't rendered, so that their pictures aren't fetched.
  const [fetched, setFetched] = useState([0]);
  const [choice, setChoice] = useState<boolean>();
  const [announcement, setAnnouncement] = useState('');
  // The tapped foods, a bit for each.
  const [eaten, setEaten] = useState(0);
  // The chosen slide and foods, as soon as the slide's picture is decoded.
  const [displayed, setDisplayed] = useState<Displayed>({ slide: 0, eaten: 0 });
  const prefersStill = useMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
  const isSavingData = useSyncExternalStore(neverChanges, savesData, () => false);
  const isPlaying = choice ?? !(prefersStill || isSavingData);
  const isInSight = useInSight(section);
  const next = (displayed.slide + 1) % slides.length;

  const show = (which: number) => {
    setFetched(including(which));
    setSlide(which);
  };

  const { id: slideId } = slides[slide]!;
  useEffect(() => {
    // For a picture that comes later or never, the change doesn't wait.
    let display = () =>
      setDisplayed((now) =>
        now.slide === slide ? { ...now, eaten } : { slide, eaten, previous: now.slide },
      );
    const finish = () => display();
    const picture = document.getElementById(pictureId(slideId)) as HTMLImageElement;
    const decode = () => picture.decode().then(finish, finish);
    // Firefox refuses to decode a picture whose request hasn't begun.
    if (picture.complete) decode();
    else picture.addEventListener('load', decode, { once: true });
    setTimeout(finish, 3000);
    return () => {
      display = () => {};
    };
  }, [slide, slideId, eaten]);

  // A little before its turn, so that the first pictures of the page come first.
  useEffect(() => {
    if (!isInSight || !isPlaying) return undefined;
    const timer = setTimeout(() => setFetched(including(next)), 3500);
    return () => clearTimeout(timer);
  }, [isInSight, isPlaying, next]);

  const eat = (now: number) => {
    setEaten(now);
    setChoice(false);
    const { best, dishes } = days[now]!;
    show(best);
    const score = interpolate(example.labels.score, { score: dishes[best]!.score });
    setAnnouncement(`${example.dishes[best]!.title}: ${score}`);
  };

  const turn = ({ animationName }: AnimationEvent) => {
    // A dot that was just pressed waits for its picture.
    if (animationName !== 'hero-turn' || slide !== displayed.slide) return;
    show(next);
    // The same dot can be announced again later.
    setAnnouncement('');
  };

  return (
    <section
      ref={section}
      aria-labelledby={headlineId}
      className="hero panel"
      data-slide={displayed.slide}
      data-previous={displayed.previous}
      data-playing={isPlaying}
      data-in-sight={isInSight}
    >
      <Static name="text" className="hero-text">
        {text}
      </Static>
      <div className="hero-slides">
        {slides.map(({ id, picture }, position) => (
          <Static
            key={id}
            name={id}
            className="hero-slide"
            data-fetched={fetched.includes(position) ? '' : undefined}
          >
            {picture}
          </Static>
        ))}
      </div>
      <div
        className="hero-controls print:hidden forced-colors:bg-[Canvas] noscript:hidden"
        role="group"
        aria-label={labels.label}
        onAnimationEnd={turn}
      >
        <Button
          variant="ghost"
          size="icon-sm"
          className="pointer-coarse:size-11"
          onClick={() => {
            setChoice(!isPlaying);
            setAnnouncement(isPlaying ? labels.paused : labels.playing);
          }}
        >
          {isPlaying ? <Pause aria-label={labels.pause} /> : <Play aria-label={labels.play} />}
        </Button>
        {slides.map(({ id, dot, shown }, position) => (
          <button
            key={id}
            type="button"
            className="hero-dot"
            aria-label={dot}
            aria-current={position === displayed.slide ? 'true' : undefined}
            onPointerEnter={() => setFetched(including(position))}
            onClick={() => {
              show(position);
              setAnnouncement(shown);
            }}
          />
        ))}
        <LiveRegion>{announcement}</LiveRegion>
      </div>
      <figure className="hero-example print:border forced-colors:border">
        <ExampleCard {...example} days={days} shown={displayed.eaten} eaten={eaten} onEat={eat} />
      </figure>
    </section>
  );
}

type Displayed = { slide: number; eaten: number; previous?: number };

/** The id of a slide’s picture. */
export const pictureId = (slide: string) => `${slide}-picture`;

const neverChanges = () => () => {};

const including =
  (added: number) =>
  (all: number[]): number[] =>
    all.includes(added) ? all : [...all, added];
