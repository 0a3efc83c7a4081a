import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Container } from '../../../components/container';
import { Pause, Play } from '../../../components/icons';
import { LiveRegion } from '../../../components/live-region';
import { Button } from '../../../components/ui/button';
import { Static } from '../../../islands/static';
import { useInSight } from '../../../islands/use-in-sight';
import { useMedia } from '../../../islands/use-media';
import { countPassed, scrollInLoop } from './scroll-in-loop';
import { useHeld } from './use-held';

type RecipeMarqueeProps = {
  labels: Pick<Queries.TrendingFragment, 'pause' | 'play' | 'paused' | 'playing'>;
  /** The id of the heading. */
  headingId: string;
  heading: ReactNode;
  /** In the order of their ranks. */
  recipes: readonly { title: string; card: ReactNode }[];
};

/**
 * A heading over a row of cards that scrolls in a loop, and a button that pauses and plays it. Visitors can scroll the
 * row and follow its links at any time. It pauses under a pointer, while the keyboard's focus is in it, and off screen.
 * Cards that have passed move to the end, so each exists only once, also for find in page and assistive technology.
 */
export function RecipeMarquee({ labels, headingId, heading, recipes }: RecipeMarqueeProps) {
  const strip = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [isPlaying, setIsPlaying] = useState(true);
  const [announcement, setAnnouncement] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const [passed, setPassed] = useState(0);
  const isHeld = useHeld(strip);
  const isInSight = useInSight(strip);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isMoving = isPlaying && isInSight && !isHeld && !isFocused && !isStill;
  if (isMoving && !hasMoved) setHasMoved(true);

  // The focus can arrive before React starts.
  useEffect(() => setIsFocused(strip.current?.matches(':has(:focus-visible)') ?? false), []);

  const movePassed = useCallback(() => {
    if (strip.current && list.current) setPassed(countPassed(strip.current, list.current));
  }, []);

  useEffect(() => {
    if (!isMoving || !strip.current || !list.current) return undefined;
    // Synchronously, because the strip jumps back when the list has passed.
    return scrollInLoop(strip.current, list.current, () => flushSync(movePassed));
  }, [isMoving, movePassed]);

  return (
    <section aria-labelledby={headingId} className="pt-16 sm:pt-28 sm:pb-8">
      <Container className="flex items-end justify-between gap-6">
        <Static name="heading" className="min-w-0">
          {heading}
        </Static>
        <Button
          variant="outline"
          size="icon"
          className="motion-reduce:hidden print:hidden noscript:hidden"
          onClick={() => {
            setIsPlaying(!isPlaying);
            setAnnouncement(isPlaying ? labels.paused : labels.playing);
          }}
        >
          {isPlaying ? <Pause aria-label={labels.pause} /> : <Play aria-label={labels.play} />}
        </Button>
        <LiveRegion>{announcement}</LiveRegion>
      </Container>
      <div
        ref={strip}
        className="recipe-strip"
        // Otherwise Firefox makes it a tab stop, although Tab reaches its links, which scroll it.
        tabIndex={-1}
        // A strip that has never moved ends with its last card.
        onScroll={hasMoved ? movePassed : undefined}
        onFocus={({ target }) => {
          if (!target.matches(':focus-visible')) return;
          setIsFocused(true);
          // A focused card can be partly out of view (WCAG 2.4.11).
          target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
        }}
        onBlur={() => setIsFocused(false)}
      >
        {/* With at least six recipes, a card wider than the window, so that there is no gap when one has passed. */}
        <ol ref={list} className="recipe-places">
          {recipes.map(({ title, card }, position) => (
            <Static
              key={title}
              name={`recipe-${position}`}
              as="li"
              className={`recipe-place group print:static ${position < passed ? 'relative start-full' : ''}`}
            >
              {card}
            </Static>
          ))}
        </ol>
      </div>
    </section>
  );
}
