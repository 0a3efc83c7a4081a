import { Pause, Play } from 'lucide-react';
import { formatNumber } from '../../../components/format-number';
import { fill } from '../../../content/fill';
import { Button } from '../../../components/ui/button';

type SlideControlsProps = {
  labels: Queries.HeroFragment['slideshow'];
  count: number;
  index: number;
  playing: boolean;
  onShow(index: number): void;
  onToggle(): void;
};

/** A dot for every slide, and the button that stops and starts the show. */
export function SlideControls(props: SlideControlsProps) {
  const { labels, count, index, playing, onShow, onToggle } = props;
  return (
    <div className="hero-controls" role="group" aria-label={labels.label}>
      <Button
        variant="ghost"
        size="icon-sm"
        className="text-white! hover:bg-white/20"
        aria-label={playing ? labels.pause : labels.play}
        onClick={onToggle}
      >
        {playing ? <Pause /> : <Play />}
      </Button>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className="hero-dot"
          aria-label={fill(labels.goTo, { number: formatNumber(slide + 1) })}
          aria-current={slide === index ? 'true' : undefined}
          onClick={() => onShow(slide)}
        />
      ))}
    </div>
  );
}
