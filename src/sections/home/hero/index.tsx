import { Picture, PicturePreload } from '../../../components/picture';
import { Badge } from '../../../components/ui/badge';
import { daysOf } from './days';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { Island } from '../../../islands/island';
import { Introduction } from './introduction';
import { pictureId, Slideshow } from './slideshow.island';
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
        text={<Introduction hero={hero} headlineId={HEADLINE_ID} />}
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
          foods: foods.map((food) => ({ id: food.food, label: food.label })),
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
 * The hero's part of the page's head: the preload of the first picture, and the colors of the slides. HTML allows style
 * elements only there; they work with a strict CSP, which style attributes don't.
 */
export const HeroHead = ({ hero }: { hero: Queries.HeroFragment }) => (
  <>
    {hero.slides[0] && <PicturePreload {...pictureOf(hero.slides[0])} />}
    <style>{hero.slides.map(colorsOf).join('')}</style>
  </>
);

/** The colors of a slide, which are those of the whole hero while it is shown. */
const colorsOf = ({ backdrop, tone }: Slide, slide: number) =>
  `[data-slide="${slide}"],.hero-slide:nth-child(${slide + 1}){--backdrop:${backdrop};--hero-ink:var(--hero-${tone})}`;
