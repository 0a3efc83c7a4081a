import { Fragment, type ReactNode } from 'react';
import { GapPlate } from '../../../components/gap-plate';
import { Interpolated } from '../../../components/interpolated';
import { NutrientSymbol } from '../../../components/nutrient-symbol';
import { buttonVariants } from '../../../components/ui/button';
import { interpolate } from '../../../lib/interpolate';
import { Static } from '../../../islands/static';
import { stateOf, type SlideshowState } from './slideshow-state';

export type ExampleCardProps = {
  title: ReactNode;
  /** The dishes of the slides. */
  dishes: readonly { title: string; picture: ReactNode }[];
  /** The first two are templates. */
  labels: Record<'rank' | 'score' | 'foods', string>;
  /** The foods to tap. */
  foods: readonly { id: string; label: string }[];
};

type DayProps = {
  state: SlideshowState;
  /** A food was tapped. */
  onEat(food: string): void;
};

const OPTION = buttonVariants({ variant: 'outline', size: 'sm', isOption: true });

/** What the day lacks, and what the dish of each slide does about it. example-card.css shows the current one. */
export function ExampleCard(props: ExampleCardProps & DayProps) {
  const { title, dishes, labels, foods, state, onEat } = props;
  const { wanted, fetched } = state;
  const { day } = state.shown;
  return (
    <>
      <Static name="title" as="figcaption" className="min-[43.75rem]:col-start-2">
        {title}
      </Static>
      <ul className="mt-1.5 flex flex-wrap gap-x-2.5 gap-y-0.5 text-sm font-semibold">
        {day.gaps.map(({ name, symbol }) => (
          <li key={name} className="flex items-center gap-0.5">
            <NutrientSymbol symbol={symbol} /> {name}
          </li>
        ))}
      </ul>
      <div className="order-first mb-2.5 grid min-[43.75rem]:col-start-1 min-[43.75rem]:row-span-3 min-[43.75rem]:row-start-1 min-[43.75rem]:mb-0">
        {dishes.map((dish, slide) => {
          const { rank, score, shares } = day.dishes[slide]!;
          return (
            <div
              key={dish.title}
              className="hero-answer items-center gap-3.5"
              data-state={stateOf(state, slide)}
              data-fetched={fetched.has(slide) ? '' : undefined}
            >
              <GapPlate
                // A new plate for each day, so that its arcs fill again.
                key={day.foods.join()}
                shares={shares.map(({ part }) => part)}
                symbols={day.gaps.map(({ symbol }) => symbol)}
                label={shares.map(({ text }, gap) => `${day.gaps[gap]!.name} ${text}`).join(', ')}
                className="hero-plate"
              >
                <Static name={`dish-${slide}`} as="span" className="contents">
                  {dish.picture}
                </Static>
              </GapPlate>
              <p className="min-w-0 flex-1 text-sm leading-tight font-semibold">
                <span className="text-accent">{interpolate(labels.rank, { rank })}</span>{' '}
                <span className="mt-0.5 block text-base leading-tight">{dish.title}</span>{' '}
                <span className="mt-1.5 block font-normal">
                  <Interpolated
                    template={labels.score}
                    values={{
                      score: (
                        <b className="font-display text-3xl leading-none font-heavy max-[24rem]:block sm:block sm:text-5xl">
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
        <p className="mt-2 flex flex-wrap items-center gap-1.5 text-sm min-[43.75rem]:col-start-2 print:hidden noscript:hidden">
          <span className="max-[26rem]:basis-full">{labels.foods}</span>
          {foods.map(({ id, label }) => (
            <Fragment key={id}>
              {' '}
              <button
                type="button"
                className={`${OPTION} px-2.5! pointer-coarse:min-h-11`}
                aria-pressed={wanted.day.foods.includes(id)}
                onClick={() => onEat(id)}
              >
                {label}
              </button>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
