import { Pause, Play } from '../../../components/icons';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { Button } from '../../../components/ui/button';
import { NamedIcon } from '../../../components/ui/named-icon';

type SlideControlsProps = { labels: Queries.HeroFragment['slideshow']; count: number };

/**
 * A dot for each slide, and a button that pauses and plays the slideshow. The button has two
 * labels; hero-controls.css shows that of the current state.
 */
export function SlideControls({ labels, count }: SlideControlsProps) {
  return (
    <div className="hero-controls" role="group" aria-label={labels.label}>
      <Button
        variant="ghost"
        size="icon-sm"
        className="hero-switch text-white! hover:bg-white/20 pointer-coarse:size-11"
      >
        <NamedIcon icon={Pause} name={labels.pause} className="when-playing" />
        <NamedIcon icon={Play} name={labels.play} className="when-paused" />
      </Button>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className="hero-dot"
          aria-label={interpolate(labels.goTo, { number: formatNumber(slide + 1) })}
          aria-current={slide === 0 ? 'true' : undefined}
        />
      ))}
    </div>
  );
}
