import type { FocusEvent } from 'react';
import { buttonVariants } from '../../../components/ui/button';
import { HeroSlide } from './slide';
import { SlideControls } from './slide-controls';
import { SLIDE_MILLISECONDS, useSlideshow } from './use-slideshow';

/** The first sight: what Evenplate is about, over five pictures that take turns. */
export function Hero({ hero }: { hero: Queries.HeroFragment }) {
  const { index, playing, running, stateOf, show, toggle, setHovered, setFocused } = useSlideshow(
    hero.slides.length,
  );
  const slide = hero.slides[index]!;
  const holdForKeyboard = ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible'));

  return (
    // Hovering and focusing only hold the show; every control in it is a button or a link.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-labelledby="hero-headline"
      className="hero"
      data-tone={slide.tone}
      data-running={running}
      data-backdrop={index}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={holdForKeyboard}
      onBlur={() => setFocused(false)}
    >
      <style>{rulesOf(hero)}</style>
      <div className="hero-slides">
        {hero.slides.map((each, position) => (
          <HeroSlide
            key={each.backdrop}
            slide={each}
            position={position}
            state={stateOf(position)}
            priority={position === 0}
          />
        ))}
      </div>
      <div className="hero-text">
        <p className="text-sm font-bold tracking-wide sm:text-base">{hero.eyebrow}</p>
        <h1
          id="hero-headline"
          className="mt-3 text-[clamp(2.75rem,1.25rem+4.75vw,6.75rem)] leading-[0.98] font-extrabold"
        >
          {hero.headline}
        </h1>
        <p className="mt-5 max-w-md text-lg leading-normal sm:text-xl">{hero.lead}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href={hero.cta.href} className={buttonVariants({ size: 'lg' })}>
            {hero.cta.label}
          </a>
          <p className="text-sm">{hero.note}</p>
        </div>
      </div>
      <SlideControls
        labels={hero.slideshow}
        count={hero.slides.length}
        index={index}
        playing={playing}
        onShow={show}
        onToggle={toggle}
      />
    </section>
  );
}

/** What the styles need to know: an element can be hashed, as an attribute that changes could not (docs/decisions/0014). */
const rulesOf = ({ slides }: Queries.HeroFragment) =>
  [
    `.hero{--slide-time:${SLIDE_MILLISECONDS}ms}`,
    ...slides.map(
      ({ backdrop }, position) => `[data-backdrop="${position}"]{--backdrop:${backdrop}}`,
    ),
  ].join('');
