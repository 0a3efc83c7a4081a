import type { ReactNode } from 'react';
import { AmountLegend } from '../../../components/amount-bar';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { biggestGaps, rankDishes } from '../../../lib/ranking/gap-score';
import { CustomExample } from './custom-example';
import { HouseholdExample } from './household-example';
import { NutrientBar } from './nutrient-bar';
import { OrderExample, VerifiedExample, VisitExample } from './partner-examples';
import { ProfileExample } from './profile-example';
import { RankedDishes } from './ranked-dishes';
import { TargetsExample } from './targets-example';
import { TryLink } from './try-link';
import { WeekExample } from './week-example';

type ProductExampleProps = {
  name: Queries.ProductExample;
  examples: Queries.ProductExamplesFragment;
  className?: string;
};

/** A small piece of the product under its title, filled with the data of the features' examples. */
export function ProductExample({ name, examples, className = '' }: ProductExampleProps) {
  return (
    <figure
      className={`@container flex min-w-0 flex-col rounded-2xl bg-page p-4 text-ink print:border forced-colors:border ${className}`}
    >
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-x-3 font-display leading-tight font-bold">
        {examples.titles[name]}
        <span className="font-sans text-xs font-medium text-muted">{examples.label}</span>
      </figcaption>
      <div className="my-auto overflow-x-auto [&_.example-grow]:animate-none">
        {CONTENTS[name](examples)}
      </div>
    </figure>
  );
}

type Examples = Queries.ProductExamplesFragment;

const ranked = ({ gaps }: Examples) => rankDishes(gaps.nutrients, gaps.dishes);

const CONTENTS: Record<Queries.ProductExample, (examples: Examples) => ReactNode> = {
  profile: ({ profile, household }) => (
    <ProfileExample profile={profile} people={household.people} />
  ),
  targets: ({ targets }) => (
    <TargetsExample example={{ ...targets, rows: targets.rows.slice(0, 2) }} />
  ),
  ranking: (examples) => <Ranking examples={examples} />,
  recipe: ({ custom }) => <CustomExample example={custom} />,
  week: ({ week, gaps }) => <WeekExample week={week} gaps={gaps} />,
  meal: (examples) => <Meal examples={examples} />,
  list: (examples) => (
    <RankedDishes
      dishes={ranked(examples).map((scored, place) => ({
        ...scored,
        note: (
          <span className="underline underline-offset-2">
            {place === 0 ? examples.partners.yours : examples.partners.others}
          </span>
        ),
      }))}
      closed={examples.gaps.closed}
    />
  ),
  visit: ({ partners }) => <VisitExample partners={partners} />,
  order: (examples) => (
    <OrderExample
      partners={examples.partners}
      dishes={ranked(examples)}
      closed={examples.gaps.closed}
    />
  ),
  claim: ({ partners }) => <VerifiedExample partners={partners} />,
  intake: ({ gaps: { nutrients }, day }) => (
    <dl className="grid gap-x-6 gap-y-3 @md:grid-cols-2">
      {nutrients.map((nutrient) => (
        <NutrientBar
          key={nutrient.name}
          name={nutrient.name}
          target={nutrient.target}
          amount={nutrient.eaten}
          amounts={interpolate(day.intake, {
            eaten: formatNumber(nutrient.eaten),
            target: formatNumber(nutrient.target),
            unit: nutrient.unit,
          })}
        />
      ))}
    </dl>
  ),
  adjusted: ({ targets, partners }) => (
    <TargetsExample
      example={{ ...targets, own: partners.setByYou, rows: targets.rows.slice(0, 2) }}
    />
  ),
  clients: ({ household, partners }) => (
    <HouseholdExample example={{ ...household, who: partners.client }} />
  ),
  client: (examples) => (
    <>
      <RankedDishes dishes={ranked(examples)} closed={examples.gaps.closed} />
      <TryLink label={examples.gaps.tryLabel} />
    </>
  ),
};

/** Dishes with what each has of the two nutrients that are missed most. */
function Ranking({ examples }: { examples: Examples }) {
  const { nutrients, closed } = examples.gaps;
  const missed = biggestGaps(nutrients).slice(0, 2);
  const dishes = ranked(examples).map(({ dish, score }) => ({
    dish,
    score,
    note: missed
      .map((each) => {
        const { name, unit } = nutrients[each]!;
        return `${name} ${formatNumber(dish.amounts[each] ?? 0)}\u00A0${unit}`;
      })
      .join(', '),
  }));
  return <RankedDishes dishes={dishes} closed={closed} />;
}

/** The biggest gaps of a day before a meal, and what the best dish adds. */
function Meal({ examples }: { examples: Examples }) {
  const { gaps, day } = examples;
  const [best] = ranked(examples);
  return (
    <>
      <AmountLegend amount={gaps.eaten} added={day.added} />
      <dl className="mt-3 grid gap-3">
        {biggestGaps(gaps.nutrients).map((position) => {
          const { name, unit, target, eaten } = gaps.nutrients[position]!;
          const added = best?.dish.amounts[position] ?? 0;
          return (
            <NutrientBar
              key={name}
              name={name}
              target={target}
              amount={eaten}
              added={added}
              amounts={interpolate(day.meal, {
                before: formatNumber(eaten),
                after: formatNumber(eaten + added),
                target: formatNumber(target),
                unit,
              })}
            />
          );
        })}
      </dl>
    </>
  );
}
