import type { ReactNode } from 'react';
import { ShieldCheck } from '../../../components/icons';
import { Picture } from '../../../components/picture';
import { Choices } from './choices';
import { CustomExample } from './custom-example';
import { GapBars } from './gap-bars';
import { MealExample } from './gaps-example';
import { HouseholdExample } from './household-example';
import { RankedDishes } from './ranked-dishes';
import { RecipeRows } from './recipes-example';
import { TargetsExample } from './targets-example';
import { TryLink } from './try-link';
import { WeekExample } from './week-example';
import { roundAmount } from './round-amount';
import type { Examples } from './examples';

type ProductExampleProps = {
  example: Queries.ProductExampleFragment;
  /** The data of all examples. */
  examples: Examples;
  className?: string;
};

/** A small piece of the product under its title, with the data of the features' examples. */
export const ProductExample = ({ example, examples, className = '' }: ProductExampleProps) => (
  <figure
    className={`@container flex min-w-0 flex-col rounded-2xl piece-page p-4 text-ink print:border forced-colors:border ${className}`}
  >
    <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-x-3 font-display leading-tight font-bold lg:text-lg">
      {example.title}{' '}
      <span className="font-sans text-sm font-medium text-muted">{examples.label}</span>
    </figcaption>
    <div className="-m-4 flex flex-1 flex-col overflow-x-auto p-4 [&>*]:shrink-0">
      {PIECES[example.piece](examples)}
    </div>
  </figure>
);

type Dish = Examples['exampleDay']['dishes'][number];

/** The first dishes of the example day, each with a note. */
function ranking(
  { gaps, exampleDay }: Examples,
  noteOf?: (dish: Dish, place: number) => ReactNode,
) {
  const first = exampleDay.dishes.slice(0, 3);
  const dishes = first.map((dish, place) => ({ ...dish, note: noteOf?.(dish, place) }));
  return <RankedDishes dishes={dishes} template={gaps.score} />;
}

/** The explanation of the score, once per page. */
const ScoreNote = ({ examples: { gaps } }: { examples: Examples }) => (
  <p className="mt-3 text-sm text-balance text-muted">{gaps.note}</p>
);

/** The first rows of the Customizable Targets tile. */
const targetsOf = ({ targets }: Examples, count: number, own = targets.own) => (
  <TargetsExample example={{ ...targets, own, amounts: targets.amounts.slice(0, count) }} />
);

const PIECES: Record<Queries.ProductPiece, (examples: Examples) => ReactNode> = {
  profile: ({ profile, household }) => (
    <>
      <Choices options={household.members.map(({ name }) => name)} chosen={profile.chosen} />
      <dl className="mt-3 grid flex-1 gap-2 @md:mt-5 @2xl:grid-cols-2">
        {profile.facts.map(({ filter, value }) => (
          <div
            key={filter}
            className="flex flex-wrap content-center justify-between gap-x-3 rounded-2xl bg-surface px-4 py-2.5 leading-7 @md:px-5 @md:py-3"
          >
            <dt className="font-semibold">{filter}</dt> <dd>{value}</dd>{' '}
          </div>
        ))}
      </dl>
    </>
  ),
  targets: (examples) => targetsOf(examples, 2),
  /** Except on phones, notes each dish's amounts of the two nutrients with the biggest gaps. */
  ranking: (examples) =>
    ranking(examples, ({ amounts }) => (
      <span className="max-sm:hidden">
        {examples.exampleDay.gaps
          .slice(0, 2)
          .map(({ name, unit }, at) => `${name} ${roundAmount(amounts[at]!)} ${unit}`)
          .map((amount) => amount.replaceAll(' ', '\u00A0'))
          .join(', ')}
      </span>
    )),
  recipe: ({ custom }) => <CustomExample example={custom} />,
  week: (examples) => <WeekExample {...examples} />,
  meal: (all) => <MealExample {...all} className="max-sm:grid-cols-[minmax(0,1fr)_11.25rem]" />,
  /** A recipe in the app, and where to read it. */
  visit: ({ partners, exampleDay: { dishes } }) => (
    <div className="flex flex-1 flex-col overflow-clip rounded-2xl bg-surface">
      {/* The dish is named below. */}
      <Picture
        file={dishes[0]!.card.image}
        alt=""
        sizes="(min-width: 80rem) 552px, (min-width: 40rem) 40vw, 80vw"
        className="aspect-[3/2] w-full flex-1 object-cover @md:aspect-[5/2]"
      />
      <p className="flex flex-wrap justify-between gap-x-5 px-4 py-3 font-semibold">
        {dishes[0]!.title} <span className="font-normal text-muted">{partners.read}</span>
      </p>
    </div>
  ),
  order: (examples) => (
    <>
      {ranking(
        examples,
        (_scored, place) =>
          [examples.partners.small, examples.partners.big][place] ?? examples.partners.others,
      )}
      <ScoreNote examples={examples} />
    </>
  ),
  /** The dishes that aren’t on the other sites of `order`. */
  claim: ({ partners, exampleDay: { dishes } }) => (
    <RecipeRows
      dishes={[dishes[0]!, ...dishes.slice(3, 5)]}
      note={partners.verified}
      icon={<ShieldCheck aria-hidden className="size-6 shrink-0 text-accent" />}
    />
  ),
  intake: ({ exampleDay: { gaps }, day }) => <GapBars gaps={gaps} template={day.intake} />,
  adjusted: (examples) => targetsOf(examples, 3, examples.partners.setByYou),
  clients: ({ household, partners }) => (
    <HouseholdExample example={{ ...household, who: partners.client }} />
  ),
  client: (examples) => (
    <>
      {ranking(examples)}
      <ScoreNote examples={examples} />
      <TryLink label={examples.gaps.tryLabel} />
    </>
  ),
};
