import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Container } from '../../../components/container';
import { Pause, Play } from '../../../components/icons';
import { Button } from '../../../components/ui/button';
import { NamedIcon } from '../../../components/ui/named-icon';
import { Static } from '../../../islands/static';
import { useInSight } from '../../../islands/use-in-sight';

type RecipeMarqueeProps = {
  labels: Pick<Queries.TrendingFragment, 'pause' | 'play'>;
  /** The id of the heading. */
  headingId: string;
  heading: ReactNode;
  /** The cards, as items of a list. */
  cards: ReactNode;
};

/**
 * A heading over a row of cards that moves in a loop, and a button that pauses and plays it. The button has two labels;
 * recipe-marquee.css shows that of the current state. A copy of the row makes the loop seamless: it is made when the
 * row comes into view. Assistive technology and the keyboard ignore it.
 *
 * The row is a CSS animation while it plays, and a scroll container while it is paused and before React has started. Its
 * position is kept: pausing scrolls to the cards in view, playing goes on from there.
 */
export function RecipeMarquee({ labels, headingId, heading, cards }: RecipeMarqueeProps) {
  const strip = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLOListElement>(null);
  const [isPlaying, setIsPlaying] = useState(true);
  const isInSight = useInSight(strip);

  useEffect(() => {
    if (!isInSight || copy.current!.hasChildNodes()) return;
    copy.current!.append(...strip.current!.querySelector('ol')!.cloneNode(true).childNodes);
  }, [isInSight]);

  // A visitor may have scrolled it before React started.
  useEffect(() => setIsPlaying(strip.current!.scrollLeft === 0), []);

  const toggle = () => {
    const list = strip.current!.querySelector('ol')!;
    const scrolled = Math.max(0, strip.current!.scrollLeft) / list.offsetWidth;
    const [marquee] = marqueesOf(strip.current!);
    const progress = marquee?.effect!.getComputedTiming().progress ?? scrolled;
    // The row has its new layout at once, in which its position is set.
    flushSync(() => setIsPlaying(!isPlaying));
    if (!progress) return;
    strip.current!.scrollLeft = isPlaying ? progress * list.offsetWidth : 0;
    for (const playedOn of marqueesOf(strip.current!))
      playedOn.currentTime = progress * Number(playedOn.effect!.getComputedTiming().duration);
  };

  return (
    <section
      aria-labelledby={headingId}
      className="trending overflow-clip pt-20 pb-8 sm:pt-28 print:overflow-visible"
      data-playing={isPlaying}
    >
      <Container className="flex items-end justify-between gap-6">
        <Static name="heading" className="min-w-0">
          {heading}
        </Static>
        <Button
          variant="outline"
          size="icon"
          className="motion-reduce:hidden print:hidden noscript:hidden"
          onClick={toggle}
        >
          <NamedIcon icon={Pause} name={labels.pause} className="when-playing" />
          <NamedIcon icon={Play} name={labels.play} className="when-paused" />
        </Button>
      </Container>
      <div
        ref={strip}
        className="recipe-marquee"
        data-in-sight={isInSight}
        onFocus={showFocusedCard}
      >
        <div className="recipe-marquee-track">
          <Static name="cards" as="ol" className="flex shrink-0">
            {cards}
          </Static>
          <ol ref={copy} className="recipe-marquee-copy" aria-hidden inert />
        </div>
      </div>
    </section>
  );
}

/** The animations of a strip, of the row and of its copy; none while it is a scroll container. */
const marqueesOf = (strip: HTMLElement) =>
  strip
    .getAnimations({ subtree: true })
    .filter((each) => (each as CSSAnimation).animationName?.startsWith('marquee'));

/** A card that gets the focus may be partly outside the strip (WCAG 2.4.11). */
function showFocusedCard({ target }: FocusEvent): void {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}
