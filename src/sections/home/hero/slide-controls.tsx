import { Pause, Play } from 'lucide-react';
import { Button } from '../../../components/ui/button';

type SlideControlsProps = {
  count: number;
  index: number;
  playing: boolean;
  onShow(index: number): void;
  onToggle(): void;
};

/** A dot for every slide, and the button that stops and starts the show. */
export function SlideControls({ count, index, playing, onShow, onToggle }: SlideControlsProps) {
  return (
    <div className="hero-controls" role="group" aria-label="Slideshow">
      <Button
        variant="ghost"
        size="icon-sm"
        className="text-white! hover:bg-white/20"
        aria-label={playing ? 'Pause slideshow' : 'Play slideshow'}
        onClick={onToggle}
      >
        {playing ? <Pause /> : <Play />}
      </Button>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className="hero-dot"
          aria-label={`Go to slide ${slide + 1}`}
          aria-current={slide === index ? 'true' : undefined}
          onClick={() => onShow(slide)}
        />
      ))}
    </div>
  );
}
