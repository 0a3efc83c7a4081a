import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../../components/use-media-query';

/** How long a slide stands (specification, section 9). */
export const SLIDE_MILLISECONDS = 5000;

/** How long before its turn a slide's picture is fetched. */
const HEAD_START_MILLISECONDS = 2500;

/** What a slide is doing: an idle one isn't drawn, so its picture isn't fetched either. */
export type SlideState = 'current' | 'leaving' | 'upcoming' | 'idle';

type Shown = { index: number; previous: number | null; nextIsUpcoming: boolean };

const turnTo =
  (slide: number) =>
  (now: Shown): Shown =>
    slide === now.index ? now : { index: slide, previous: now.index, nextIsUpcoming: false };

/**
 * The hero's slideshow: it loops, one slide every five seconds, and stands still while the visitor
 * hovers, focuses or has paused it, or asks for reduced motion (WCAG 2.2.2).
 */
export function useSlideshow(count: number) {
  const [shown, setShown] = useState<Shown>({ index: 0, previous: null, nextIsUpcoming: false });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const playing = chosen ?? !still;
  const running = playing && !hovered && !focused;
  const { index, previous, nextIsUpcoming } = shown;
  const next = (index + 1) % count;

  useEffect(() => {
    if (!running) return;
    const fetching = setTimeout(
      () => setShown((now) => ({ ...now, nextIsUpcoming: true })),
      SLIDE_MILLISECONDS - HEAD_START_MILLISECONDS,
    );
    const advancing = setTimeout(() => setShown(turnTo(next)), SLIDE_MILLISECONDS);
    return () => {
      clearTimeout(fetching);
      clearTimeout(advancing);
    };
  }, [running, next]);

  const stateOf = (slide: number): SlideState => {
    if (slide === index) return 'current';
    if (slide === previous) return 'leaving';
    return slide === next && nextIsUpcoming ? 'upcoming' : 'idle';
  };

  return {
    index,
    playing,
    /** Whether time is running now: playing, and not held by the pointer or the keyboard. */
    running,
    stateOf,
    show: (slide: number) => setShown(turnTo(slide)),
    setHovered,
    setFocused,
    toggle: () => setChosen(!playing),
  };
}
