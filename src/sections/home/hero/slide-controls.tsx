import { Pause, Play } from 'lucide-react';
import { Button } from '../../../components/ui/button';

/**
 * A dot for every slide, and the button that stops and starts the show. Of the button's two names the
 * styles show the one that is true (hero.css).
 */
export function SlideControls({ count }: { count: number }) {
  return (
    <div className="hero-controls" role="group" aria-label="Slideshow">
      <Button
        variant="ghost"
        size="icon-sm"
        className="hero-switch text-white! hover:bg-white/20"
        data-instant="slideshow"
      >
        <span className="when-playing">
          <Pause aria-hidden />
          <span className="sr-only">Pause slideshow</span>
        </span>
        <span className="when-paused">
          <Play aria-hidden />
          <span className="sr-only">Play slideshow</span>
        </span>
      </Button>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className="hero-dot"
          data-instant="slideshow"
          aria-label={`Go to slide ${slide + 1}`}
          aria-current={slide === 0 ? 'true' : undefined}
        />
      ))}
    </div>
  );
}
