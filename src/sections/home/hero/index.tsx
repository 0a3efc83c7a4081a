import { buttonVariants } from '../../../components/ui/button';
import { HeroSlide } from './slide';
import { SlideControls } from './slide-controls';
import { SLIDE_TIMES } from '../../../inline-scripts/slideshow';

/**
 * The first sight: what Evenplate is about, over five pictures that take turns. The page's first script
 * runs them (slideshow.ts), so this is drawn once.
 */
export function Hero({ hero }: { hero: Queries.HeroFragment }) {
  return (
    <section aria-labelledby="hero-headline" className="hero" data-slide={0}>
      <style>{rulesOf(hero)}</style>
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
      <div className="hero-slides">
        {hero.slides.map((each, position) => (
          <HeroSlide key={each.backdrop} slide={each} isFirst={position === 0} />
        ))}
      </div>
      <SlideControls labels={hero.slideshow} count={hero.slides.length} />
    </section>
  );
}

/** What the styles need to know: an element can be hashed, as an attribute could not (docs/decisions/0014). */
const rulesOf = ({ slides }: Queries.HeroFragment) =>
  [
    `.hero{--slide-time:${SLIDE_TIMES.turn}ms;--fetch-time:${SLIDE_TIMES.fetch}ms}`,
    ...slides.map(({ backdrop, tone }, slide) =>
      [
        `[data-slide="${slide}"]{--backdrop:${backdrop};--hero-ink:var(--hero-ink-${tone})}`,
        `[data-slide="${slide}"] .hero-slide:nth-child(${slide + 1}){--shown:1;visibility:visible}`,
        `:is([data-slide="${slide}"],[data-left="${slide}"]) .hero-slide:nth-child(${slide + 1}){--drift:hero-drift}`,
      ].join(''),
    ),
  ].join('');
