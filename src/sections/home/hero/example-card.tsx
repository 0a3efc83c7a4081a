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
import { dayOfFoods, type SlideshowState } from './slideshow-state';

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
  const { onCard, cardChange, fetched } = state;
  const eaten = dayOfFoods(state).foods;
  const { slide: current, owner: person, gaps, warning } = onCard;
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
                data-state={owner === person ? 'current' : undefined}
                href={hrefOf(starts, owner === person ? onCard : ownDay(days, owner))}
              >
                {line}
              </a>
            </Fragment>
          ))}
        </span>
      </figcaption>
      {foods.length > 0 && (
        <p className="example-foods print:hidden noscript:hidden">
          <span className="font-semibold lg:max-xl:basis-full">{labels.foods}</span>
          {foods.map(({ id, label }) => {
            const isEaten = eaten.includes(id);
            return (
              <Fragment key={id}>
                {' '}
                <button
                  type="button"
                  className={FOOD}
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
      <div className="example-answer">
        {/* One plate for all dishes, so that the arc of a gap that two days have moves to its new length. */}
        <GapPlate
          shares={gaps.map(({ part }) => part)}
          symbols={gaps.map(({ symbol }) => symbol)}
          label={gaps.map(({ symbol, closed }) => `${nutrients[symbol]} ${closed}`).join(', ')}
          className="example-plate"
        >
          {dishes.map(({ title: dish, picture }, slide) => (
            <Static
              key={dish}
              name={`dish-${slide}`}
              as="span"
              className="example-picture"
              data-state={slide === current ? 'current' : undefined}
              data-fetched={fetched.has(slide) ? '' : undefined}
            >
              {picture}
            </Static>
          ))}
        </GapPlate>
        <div className="example-dishes">
          {dishes.map(({ title: dish }, slide) => (
            <p
              key={dish}
              className="example-dish"
              data-state={slide === current ? 'current' : undefined}
            >
              <span className="example-name">{dish}</span>{' '}
              <span className="example-score">
                <Interpolated
                  template={labels.score}
                  values={{
                    score: <b>{(slide === current ? onCard : ownDay(days, slide)).score}</b>,
                  }}
                />
              </span>
            </p>
          ))}
        </div>
      </div>
      <Static
        name="legend"
        as="p"
        className="example-legend"
        hidden={Boolean(warning || cardChange)}
      >
        {legend}
      </Static>
      {/* In the legend's place, so that the card keeps its height. */}
      {warning ? (
        <p className="example-legend">
          <Warning text={warning} className="text-danger" />
        </p>
      ) : (
        cardChange && <p className="example-legend text-ink">{cardChange}</p>
      )}
      <Static name="title" as="p" className="example-title">
        {title}
      </Static>
      <ul className="example-gaps">
        {gaps.map(({ symbol }) => (
          <li key={symbol}>
            <NutrientSymbol symbol={symbol} /> {nutrients[symbol]}
          </li>
        ))}
      </ul>
    </>
  );
}
