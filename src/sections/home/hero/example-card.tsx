import { Fragment, type ReactNode } from 'react';
import { GapPlate } from '../../../components/gap-plate';
import { Interpolated } from '../../../components/interpolated';
import { Check, Plus } from '../../../components/icons';
import { Warning } from '../../../components/warning';
import { NutrientSymbol } from '../../../components/nutrient-symbol';
import { buttonVariants } from '../../../components/ui/button';
import { Static } from '../../../islands/static';
import { hrefOf, ownDay, type HeroDay } from './hero-day';
import type { TapLabels } from './describe-tap';
import { stateOf, type SlideshowState } from './slideshow-state';

export type ExampleCardProps = {
  /** Names each slide's person and what they have had. */
  lines: readonly string[];
  /** The links to the day of each slide's person, without tapped foods. */
  starts: readonly string[];
  /** The heading above the gaps. */
  title: ReactNode;
  /** What the arcs of a plate mean. */
  legend: ReactNode;
  /** The dishes of the slides. */
  dishes: readonly { title: string; picture: ReactNode }[];
  /** `example` marks the card as an example, and `score` is a template. */
  labels: Record<'example' | 'score' | 'foods', string>;
  changes: TapLabels;
  /** The language of the names. */
  locale: string;
  /** The foods to tap. */
  foods: readonly { id: string; label: string }[];
  /** The names of the nutrients, by symbol. */
  nutrients: Readonly<Record<string, string>>;
};

type DayProps = {
  days: readonly HeroDay[];
  state: SlideshowState;
  /** A food was tapped. */
  onEat(food: string): void;
};

const FOOD = buttonVariants({ variant: 'outline', size: 'sm', isOption: true });

/** Somebody's day: what it lacks, and what the dish of the slide does about it. */
export function ExampleCard(props: ExampleCardProps & DayProps) {
  const { lines, starts, title, legend, dishes, labels, foods, nutrients, days, state, onEat } =
    props;
  const { wanted, shown, shownChange, fetched } = state;
  return (
    <>
      <figcaption className="example-day">
        {`${labels.example}:`}
        <span className="example-lines">
          {lines.map((line, owner) => (
            <Fragment key={dishes[owner]?.title}>
              {' '}
              <a
                className="example-line"
                data-state={owner === shown.owner ? 'current' : 'waiting'}
                href={hrefOf(starts, owner === shown.owner ? shown : ownDay(days, owner))}
              >
                {line}
              </a>
            </Fragment>
          ))}
        </span>
      </figcaption>
      <div className="example-answers">
        {dishes.map((dish, slide) => {
          const day = slide === shown.slide ? shown : ownDay(days, slide);
          const { score, gaps } = day;
          return (
            <div
              key={dish.title}
              className="example-answer"
              data-state={stateOf(state, slide)}
              data-fetched={fetched.has(slide) ? '' : undefined}
            >
              <GapPlate
                shares={gaps.map(({ part }) => part)}
                symbols={gaps.map(({ symbol }) => symbol)}
                label={gaps
                  .map(({ symbol, closed }) => `${nutrients[symbol]} ${closed}`)
                  .join(', ')}
                className="example-plate"
              >
                <Static name={`dish-${slide}`} as="span" className="contents">
                  {dish.picture}
                </Static>
              </GapPlate>
              <p className="min-w-0 flex-1 text-sm leading-tight max-sm:pt-2">
                <span className="block text-base leading-tight font-semibold">{dish.title}</span>{' '}
                <span className="mt-1.5 block">
                  <Interpolated
                    template={labels.score}
                    values={{
                      score: (
                        <b className="font-display text-3xl leading-none font-heavy max-[24rem]:block sm:block sm:text-[min(7.5vw,3rem)] lg:text-[2.5rem]">
                          {score}
                        </b>
                      ),
                    }}
                  />
                </span>
              </p>
            </div>
          );
        })}
      </div>
      {foods.length > 0 && (
        <p className="example-foods print:hidden noscript:hidden">
          <span className="font-semibold lg:max-xl:basis-full">{labels.foods}</span>
          {foods.map(({ id, label }) => {
            const isEaten = wanted.foods.includes(id);
            return (
              <Fragment key={id}>
                {' '}
                <button
                  type="button"
                  className={`${FOOD} gap-1! px-2! xl:px-2.5! pointer-coarse:min-h-11`}
                  aria-pressed={isEaten}
                  onClick={() => onEat(id)}
                >
                  {label}
                  {isEaten ? <Check /> : <Plus />}
                </button>
              </Fragment>
            );
          })}
        </p>
      )}
      <Static
        name="legend"
        as="p"
        className="example-legend"
        hidden={Boolean(shown.warning || shownChange)}
      >
        {legend}
      </Static>
      {/* In the legend's place, so that the card keeps its height. */}
      {shown.warning ? (
        <p className="example-legend">
          <Warning text={shown.warning} className="text-danger" />
        </p>
      ) : (
        shownChange && <p className="example-legend text-ink">{shownChange}</p>
      )}
      <Static name="title" as="p" className="example-title">
        {title}
      </Static>
      <ul className="example-gaps">
        {shown.gaps.map(({ symbol }) => (
          <li key={symbol}>
            <NutrientSymbol symbol={symbol} /> {nutrients[symbol]}
          </li>
        ))}
      </ul>
    </>
  );
}
