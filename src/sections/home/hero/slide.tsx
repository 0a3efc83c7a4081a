import { Picture } from '../../../components/picture';
import type { SlideState } from './use-slideshow';

type Slide = Queries.HeroFragment['slides'][number];

/** One picture of the slideshow. Only the current one is there for assistive technology. */
export function HeroSlide({
  slide,
  state,
  position,
  priority,
}: {
  slide: Slide;
  position: number;
  state: SlideState;
  priority: boolean;
}) {
  return (
    <div
      className="hero-slide"
      data-state={state}
      aria-hidden={state !== 'current'}
      data-backdrop={position}
    >
      <Picture
        file={slide.wide}
        alt={slide.alt}
        sizes="(min-width: 1920px) 1896px, 100vw"
        narrow={{
          media: '(max-width: 47.99rem)',
          file: slide.narrow,
          sizes: 'calc(100vw - 1.5rem)',
        }}
        priority={priority}
        className="hero-picture"
      />
    </div>
  );
}
