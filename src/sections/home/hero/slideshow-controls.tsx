import { Pause, Play } from '../../../components/icons';
import { LiveRegion } from '../../../components/live-region';
import { Button } from '../../../components/ui/button';
import { ownDay, type HeroDay } from './hero-day';
import type { Announced, SlideshowAction } from './slideshow-state';

type SlideshowControlsProps = {
  labels: Pick<Queries.HeroFragment['slideshow'], 'label' | 'pause' | 'play'>;
  /** The names of the dots. */
  dots: readonly string[];
  current: number;
  days: readonly HeroDay[];
  isPlaying: boolean;
  announcement: string;
  /** What the announcement is about. A new object announces the same text again. */
  announced: Announced | undefined;
  dispatch(action: SlideshowAction): void;
  /** The current slide's time is up. */
  onTurn(): void;
};

/** The button that pauses and plays the slideshow, and its dots. The current dot's animation is the timer. */
export function SlideshowControls({
  labels,
  dots,
  current,
  days,
  isPlaying,
  announcement,
  announced,
  dispatch,
  onTurn,
}: SlideshowControlsProps) {
  return (
    <div
      className="hero-controls"
      role="group"
      aria-label={labels.label}
      onAnimationEnd={({ animationName }) => {
        if (animationName === 'hero-turn') onTurn();
      }}
    >
      <Button
        variant="ghost"
        size="icon-sm"
        className="pointer-coarse:size-11"
        onClick={() => dispatch({ type: isPlaying ? 'pause' : 'play' })}
      >
        {isPlaying ? <Pause aria-label={labels.pause} /> : <Play aria-label={labels.play} />}
      </Button>
      {dots.map((name, slide) => (
        <button
          key={name}
          type="button"
          className="hero-dot"
          aria-label={name}
          aria-current={slide === current ? 'true' : undefined}
          onPointerEnter={() => dispatch({ type: 'fetch', slide })}
          onClick={() => dispatch({ type: 'choose', day: ownDay(days, slide) })}
        />
      ))}
      <LiveRegion event={announced}>{announcement}</LiveRegion>
    </div>
  );
}
