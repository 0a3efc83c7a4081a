import { Link } from '../../../components/link';
import { Picture, PicturePreload } from '../../../components/picture';
import { buttonVariants } from '../../../components/ui/button';
import { Badge } from '../../../components/ui/badge';
import { daysOf } from './days';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { PATHS } from '../../../lib/paths';
import { Island } from '../../../islands/island';
import { pictureId, Slideshow } from './slideshow.island';
import { RichText } from '../../../components/rich-text';
import type { Examples } from '../../features/examples/examples';

type HeroProps = {
  hero: Queries.HeroFragment;
  examples: Examples;
  /** The data of the example day. */
  source: Queries.ExamplesFragment;
  /** The template of a dish's rank: `Rank {rank}`. */
  rankLabel: string;
};

/** The introduction over a slideshow of pictures, and how well the pictured dish suits an example day. */
export function Hero({ hero, examples, source, rankLabel }: HeroProps) {
  const { goTo, shown, ...labels } = hero.slideshow;
  const { title, foodsLabel, foods } = hero.example;
  const { label, gaps, exampleDay } = examples;
  return (
    <Island>
      <Slideshow
        labels={labels}
        headlineId={HEADLINE_ID}
        text={<Introduction hero={hero} />}
        slides={hero.slides.map((slide, position) => ({
          id: `slide-${position + 1}`,
          dot: interpolate(goTo, { number: formatNumber(position + 1) }),
          shown: interpolate(shown, {
            number: formatNumber(position + 1),
            count: formatNumber(hero.slides.length),
            alt: slide.alt,
          }),
          picture: (
            <Picture
              {...pictureOf(slide)}
              id={pictureId(`slide-${position + 1}`)}
              alt={slide.alt}
              priority={position === 0}
              className="hero-picture"
            />
          ),
        }))}
        example={{
          title: (
            <span className="flex flex-wrap items-center justify-between gap-x-3 font-display font-bold">
              {title} <Badge>{label}</Badge>
            </span>
          ),
          labels: { rank: rankLabel, score: gaps.score, foods: foodsLabel },
          foods: foods.map((food) => food.label),
          dishes: hero.slides.map(({ dish }) => ({
            title: dish,
            picture: (
              <Picture
                file={exampleDay.dishes.find(({ title: one }) => one === dish)!.card.plate}
                alt=""
                sizes="100px"
              />
            ),
          })),
        }}
        days={daysOf({ ...hero.example, slides: hero.slides }, source)}
      />
    </Island>
  );
}

const HEADLINE_ID = 'hero-headline';

/** The sizes of the headline. A long one would cover the picture. */
const SHORT =
  'text-[clamp(2.5rem,1.25rem+4.75vw,6rem)] lg:text-[min(8.2vw-1.5rem,6rem)] 2xl:text-[min(10vw-3.5rem,12.5svh,8.5rem)]';
const LONG = 'text-[clamp(2.25rem,1.25rem+2.75vw,4.25rem)]';

function Introduction({ hero }: { hero: Queries.HeroFragment }) {
  return (
    <>
      <p className="text-sm font-bold tracking-wide sm:text-base">{hero.eyebrow}</p>
      <h1
        id={HEADLINE_ID}
        className={`mt-2 leading-[0.98] font-heavy sm:mt-3 ${hero.headline.length > 36 ? LONG : SHORT}`}
      >
        {hero.headline}
      </h1>
      <p className="mt-4 max-w-76 text-lg leading-normal text-balance sm:mt-5 sm:text-xl lg:max-w-[min(28rem,35vw)] 2xl:max-w-136 2xl:text-2xl">
        <RichText html={hero.lead} />
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 sm:mt-7 sm:gap-y-3">
        <a href={hero.cta.href} className={buttonVariants({ size: 'lg' })}>
          {hero.cta.label}
        </a>{' '}
        <Link to={PATHS.try} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          {hero.tryLabel}
        </Link>
        <p className="basis-full text-sm">{hero.note}</p>
      </div>
    </>
  );
}

type Slide = Queries.HeroFragment['slides'][number];

/** A slide's picture: a wide one, and another crop for narrow screens. */
const pictureOf = (slide: Slide) => ({
  file: slide.wide,
  sizes: '100vw',
  narrow: {
    media: '(max-width: 43.74rem)',
    file: slide.narrow,
    sizes: 'calc(100vw - 1.5rem)',
  },
});

/**
 * The hero's part of the page's head: the preload of the first picture, and the slides' values for hero.css. HTML
 * allows style elements only there; they work with a strict CSP, which style attributes don't.
 */
export const HeroHead = ({ hero }: { hero: Queries.HeroFragment }) => (
  <>
    {hero.slides[0] && <PicturePreload {...pictureOf(hero.slides[0])} />}
    <style>{rulesOf(hero)}</style>
  </>
);

const rulesOf = ({ slides }: Queries.HeroFragment) =>
  slides
    .flatMap(({ backdrop, tone }, slide) => [
      `[data-slide="${slide}"],.hero-slide:nth-child(${slide + 1}){--backdrop:${backdrop};--hero-ink:var(--hero-${tone})}`,
      `[data-slide="${slide}"] :is(.hero-slide,.hero-answer):nth-child(${slide + 1}){--shown:1;--fill:hero-fill;--printed:flex;visibility:visible}`,
      `.hero:has(.hero-slide:nth-child(${slide + 1}):not([data-fetched])) .hero-answer:nth-child(${slide + 1}) img{display:none}`,
      `:is([data-slide="${slide}"],[data-previous="${slide}"]) .hero-slide:nth-child(${slide + 1}){--drift:hero-drift;z-index:calc(1 + var(--shown,0))}`,
    ])
    .join('');
