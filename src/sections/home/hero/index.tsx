import { Picture, PicturePreload } from '../../../components/picture';
import { daysOf } from './days';
import { findById, findOrThrow } from '../../../lib/find-or-throw';
import { formatNumber, LOCALE } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import type { OverTemplates } from '../../../lib/over-limits';
import { Island } from '../../../islands/island';
import type { HeroDay } from './hero-day';
import { Introduction } from './introduction';
import { pictureId, Slideshow } from './slideshow.island';
import { PATHS, withPrefix } from '../../../lib/paths';
import { dayToFragment } from '../../../lib/ranking/day-address';
import type { RankingData } from '../../../lib/ranking/ranking-data';
import type { Examples } from '../../features/examples/examples';

type HeroProps = {
  hero: Queries.HeroFragment;
  examples: Examples;
  /** The data for ranking the dishes for each slide's day. */
  ranking: RankingData;
  /** The templates that name the limits that a dish exceeds. */
  over: OverTemplates;
};

/** The introduction over a slideshow of pictures, each with somebody's day that the pictured dish suits. */
export function Hero({ hero, examples, ranking, over }: HeroProps) {
  const { goTo, shown, ...labels } = hero.slideshow;
  const { title, legend, foodsLabel, foods, changes } = hero.example;
  const { label, gaps, exampleDay } = examples;
  const days = daysOf(hero, ranking, over);
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
          lines: hero.slides.map(({ day: { line, person } }) =>
            interpolate(line, { person: findById(ranking.people, person).name }),
          ),
          starts: hero.slides.map(({ day }) => withPrefix(PATHS.try) + dayToFragment(day)),
          title: <>{title}</>,
          legend: <>{legend}</>,
          nutrients: namesOf(days, ranking),
          labels: { example: label, score: gaps.score, foods: foodsLabel },
          changes,
          locale: LOCALE,
          foods: foods.map((food) => ({ id: food.food, label: food.label })),
          dishes: hero.slides.map(({ dish }) => ({
            title: dish,
            picture: (
              <Picture
                file={findOrThrow(exampleDay.dishes, (one) => one.title === dish, dish).card.plate}
                alt=""
                sizes="100px"
              />
            ),
          })),
        }}
        days={days}
      />
    </Island>
  );
}

const HEADLINE_ID = 'headline';

/** The names of the nutrients that the days lack, by symbol. */
function namesOf(days: readonly HeroDay[], { nutrients }: RankingData) {
  const symbols = new Set(days.flatMap(({ gaps }) => gaps.map(({ symbol }) => symbol)));
  const lacking = nutrients.filter(({ symbol }) => symbols.has(symbol));
  return Object.fromEntries(lacking.map(({ symbol, name }) => [symbol, name]));
}

type Slide = Queries.HeroFragment['slides'][number];

/** A slide's picture: a wide one, and another crop for narrow screens. */
const pictureOf = (slide: Slide) => ({
  file: slide.wide,
  sizes: '100vw',
  narrow: {
    media: '(max-width: 43.74rem)',
    file: slide.narrow,
    sizes: '100vw',
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
function colorsOf({ backdrop, tone }: Slide, slide: number) {
  const opposite = tone === 'light' ? 'dark' : 'light';
  const colors = `--backdrop:${backdrop};--hero-ink:var(--hero-${tone});--hero-on-ink:var(--hero-${opposite})`;
  return `[data-slide="${slide}"],.hero-slide:nth-child(${slide + 1}){${colors}}`;
}
