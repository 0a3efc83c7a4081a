import { ArrowUp, ChevronDown, TriangleAlert } from '../../../components/icons';
import { memo, useCallback } from 'react';
import { Interpolated } from '../../../components/interpolated';
import { Picture } from '../../../components/picture';
import { formatNumber } from '../../../lib/format';
import { formatAmount, formatExactShare, formatList, inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { PARTS, type RankedDish as Ranked } from '../../../lib/ranking/day';
import type { RankingData } from '../../../lib/ranking/ranking-data';
import type { PictureFile } from '../../../lib/picture-file';
import { DishScore } from './dish-score';
import { useRenderedDetails } from './use-rendered-details';

/** Memoized, because a dish’s picture never changes. */
const DishPicture = memo(Picture);

/** The number of gaps that a dish's summary names. */
const NAMED = 3;

type Names = RankingData['nutrients'];

type RankedDishProps = {
  ranked: Ranked;
  rank: number;
  /** Whether the document has the dishes in the order of their ranks. */
  isInOrder: boolean;
  /** The score in words. */
  score: string;
  /** That a neighbor has the same score, in words. */
  tie: string | undefined;
  /** How many places it moved up with the last change. */
  up: number | undefined;
  names: Names;
  picture: PictureFile | undefined;
  labels: Queries.RankingDemoLabelsFragment;
  onToggle(title: string, isOpen: boolean): void;
};

/** A dish with its rank and score. It opens to the gaps that count and what a portion does for them. */
export function RankedDish({
  ranked,
  rank,
  score,
  tie,
  up,
  names,
  picture,
  ...rest
}: RankedDishProps) {
  const { labels, isInOrder, onToggle } = rest;
  const { title } = ranked.dish;
  const { isRendered, details } = useRenderedDetails(
    useCallback((isOpen: boolean) => onToggle(title, isOpen), [onToggle, title]),
  );
  const isFirst = rank === 1;
  return (
    <li style={isInOrder ? undefined : { order: rank }}>
      <details
        {...details}
        name="dishes"
        className={`group overflow-clip rounded-card border ${isFirst ? 'border-winner bg-forest text-on-forest shadow-winner' : 'border-line bg-surface'}`}
      >
        <Summary
          title={title}
          rank={rank}
          score={score}
          tie={tie}
          bar={Math.round(ranked.score * 1000) / 1000}
          adds={addedMost(ranked, names)}
          over={namesInSentence(ranked.over, names)}
          up={up}
          picture={picture}
          labels={labels}
        />
        {isRendered && <OpenDish ranked={ranked} names={names} labels={labels.ranking} />}
      </details>
    </li>
  );
}

/** The nutrients of whose gaps a dish closes the largest shares; empty if it closes none. */
const addedMost = ({ gaps }: Ranked, names: Names) =>
  namesInSentence(
    gaps
      .filter(({ share }) => share > 0)
      .toSorted((one, other) => other.share - one.share)
      .slice(0, NAMED)
      .map(({ nutrient }) => nutrient),
    names,
  );

const namesInSentence = (nutrients: readonly number[], names: Names) =>
  formatList(nutrients.map((nutrient) => inSentence(names[nutrient]!.name)));

type SummaryProps = Pick<
  RankedDishProps,
  'rank' | 'score' | 'tie' | 'up' | 'picture' | 'labels'
> & {
  title: string;
  /** The length of the score’s bar, from 0 to 1. */
  bar: number;
  adds: string;
  over: string;
};

/** Memoized: its properties are texts, so that only what changes for the eye is rendered. */
const Summary = memo(function Summary(props: SummaryProps) {
  const { title, rank, score, tie, bar, adds, over, up, picture, labels } = props;
  const { ranking } = labels;
  const isFirst = rank === 1;
  return (
    <summary className="grid list-none grid-cols-[minmax(0,26fr)_minmax(0,74fr)] items-center gap-x-3 gap-y-1.5 p-2.5 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-4 sm:gap-y-2 [&::-webkit-details-marker]:hidden">
      <span className="relative row-span-2 block self-start sm:row-span-1">
        {picture && (
          <DishPicture
            file={picture}
            alt=""
            sizes="112px"
            className="aspect-[4/3] w-full rounded-2xl object-cover"
          />
        )}
        <span
          className={`absolute start-1.5 top-1.5 grid size-7 place-items-center rounded-full font-display text-sm font-bold tabular-nums forced-colors:border ${isFirst ? 'bg-(--color-apricot) text-on-pastel' : 'bg-page text-ink'}`}
        >
          <Interpolated
            template={ranking.rank}
            values={{ rank: <span>{formatNumber(rank)}</span> }}
            isSpoken
          />
        </span>
      </span>{' '}
      <span>
        <span className="block font-display text-lg leading-tight font-bold tracking-tight">
          {title}
        </span>{' '}
        <span
          className={`mt-1 block text-sm leading-snug ${isFirst ? 'text-on-forest-muted' : 'text-muted'}`}
        >
          {adds ? interpolate(ranking.adds, { nutrients: adds }) : ranking.addsNothing}
        </span>
      </span>{' '}
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:grid sm:justify-items-end">
        <DishScore score={score} template={ranking.score} tie={tie} className="sm:text-3xl" />
        <span className="flex items-center gap-1.5">
          {up !== undefined && <MovedUp places={up} label={labels.changes.places} />}
          <ChevronDown
            aria-hidden
            className={`size-5 transition-transform duration-300 group-open:rotate-180 ${isFirst ? 'text-apricot' : 'text-accent'}`}
          />
        </span>
      </span>
      {over && (
        <span
          className={`col-span-full flex items-center gap-1.5 px-1 text-sm font-semibold ${isFirst ? 'text-apricot' : 'text-danger'}`}
        >
          <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={2.5} />
          <span>{interpolate(ranking.over, { nutrients: over })}</span>
        </span>
      )}
      <svg
        aria-hidden
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className={`col-span-full block h-1.5 w-full overflow-hidden rounded-full forced-colors:border ${isFirst ? 'bg-white/15' : 'bg-sunken'}`}
      >
        <rect
          width="1"
          height="1"
          transform={`scale(${bar} 1)`}
          className={`forced-colors:fill-[Highlight] ${isFirst ? 'fill-apricot' : 'fill-added'}`}
        />
      </svg>
    </summary>
  );
});

function MovedUp({ places, label }: { places: number; label: string }) {
  return (
    <span
      aria-hidden
      className="moved-up flex items-center gap-1 rounded-full bg-butter px-2 text-sm font-bold whitespace-nowrap text-on-tint"
    >
      <ArrowUp className="size-3.5" strokeWidth={3} />
      <span>{interpolate(label, { places: formatNumber(places) })}</span>
    </span>
  );
}

type OpenDishProps = {
  ranked: Ranked;
  names: Names;
  labels: Queries.RankingDemoLabelsFragment['ranking'];
};

/** What a portion is, and the gaps that count: what is missing, what it has, and the share that it closes. */
function OpenDish({ ranked: { dish, gaps }, names, labels }: OpenDishProps) {
  const portion = interpolate(labels.portion, {
    ingredients: dish.ingredients,
    servings: formatNumber(dish.servings),
  });
  return (
    <>
      <p className="mx-4 mt-1 mb-3 text-sm">{portion}</p>
      {dish.unknown.map(({ food, nutrients }) => (
        <p key={food} className="mx-4 mb-3 text-sm">
          {interpolate(labels.unknown, { food, nutrients: namesInSentence(nutrients, names) })}
        </p>
      ))}
      {gaps.length > 0 && <ClosedGaps gaps={gaps} names={names} labels={labels} />}
    </>
  );
}

type ClosedGapsProps = Pick<OpenDishProps, 'names' | 'labels'> & Pick<Ranked, 'gaps'>;

function ClosedGaps({ gaps, names, labels }: ClosedGapsProps) {
  const columns = [labels.missing, labels.amount, labels.share];
  return (
    <table className="mx-4 mb-4 w-[calc(100%-2rem)] text-sm wrap-anywhere tabular-nums">
      <caption className="pb-2 text-start font-semibold">{labels.why}</caption>
      <thead>
        <tr>
          <th scope="col" className="pb-1 text-start font-normal">
            {labels.nutrient}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="ps-2 pb-1 text-end align-bottom font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {gaps.map(({ nutrient, missing, amount, share }) => (
          <tr key={nutrient} className="border-t border-current/15">
            <th scope="row" className="py-1 text-start font-semibold">
              {names[nutrient]!.name}
            </th>
            <td className="py-1 ps-2 text-end">
              {`${formatAmount(missing / PARTS)} ${names[nutrient]!.unit}`}
            </td>
            <td className="py-1 ps-2 text-end">
              {`${formatAmount(amount / PARTS)} ${names[nutrient]!.unit}`}
            </td>
            <td className="py-1 ps-2 text-end font-bold">{formatExactShare(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
