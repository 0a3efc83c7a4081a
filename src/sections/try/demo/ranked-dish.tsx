import { useEffect, useRef } from 'react';
import { AmountBar } from '../../../components/amount-bar';
import { GapPlate } from '../../../components/gap-plate';
import { ArrowUp, ChevronDown, TriangleAlert } from '../../../components/icons';
import { Interpolated } from '../../../components/interpolated';
import { NutrientSymbol } from '../../../components/nutrient-symbol';
import { Picture } from '../../../components/picture';
import { formatNumber } from '../../../lib/format';
import { formatShare } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { PictureFile } from '../../../lib/picture-file';
import type { RankedDish as Ranked } from '../../../lib/ranking/day';
import { COUNTED_GAPS } from '../../../lib/ranking/gap-score';
import type { RankingData } from '../../../lib/ranking/ranking-data';
import { DishScore } from './dish-score';
import { namesOf, OpenDish } from './open-dish';

/** The same for all places, so that a dish keeps its file when it moves. */
export const DISH_SIZES = '160px';

/** A dish in the ranking. */
export type DishRow = {
  title: string;
  rank: number;
  /** How many places the last change moved it up. */
  gained: number | undefined;
  /** How many points the last change raised the first dish’s score: `+7`. */
  raised: string | undefined;
  picture: PictureFile | undefined;
  ranked: Ranked;
  isOpen: boolean;
};

type DishProps = {
  row: DishRow;
  names: RankingData['nutrients'];
  labels: Queries.RankingDemoLabelsFragment;
};

type RankedDishProps = DishProps & { onToggle(title: string, isOpen: boolean): void };

/** A dish with its rank and score, which opens to what a portion does for the gaps that count. */
export function RankedDish({ onToggle, ...dish }: RankedDishProps) {
  const { row, names, labels } = dish;
  const { title, rank, ranked } = row;
  const isFirst = rank === 1;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It can be opened before React starts.
    if (details.current!.open) onToggle(title, true);
  }, [onToggle, title]);
  return (
    <li
      className={`relative overflow-clip rounded-card border p-2.5 transition-[scale] duration-200 hover:border-control active:scale-[0.99] ${isFirst ? 'z-2 border-winner bg-forest text-on-forest sm:p-3.5' : 'border-line bg-surface dark:bg-sunken'} ${!isFirst && row.gained ? 'z-1' : ''}`}
    >
      {isFirst ? <FirstDish {...dish} /> : <OtherDish {...dish} />}
      {ranked.over.length > 0 && (
        <p
          className={`mt-1.5 flex items-center gap-1.5 px-1 text-sm font-semibold ${isFirst ? 'text-apricot' : 'pe-20 text-danger'}`}
        >
          <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={2.5} />
          <span>
            {interpolate(labels.ranking.over, { nutrients: namesOf(ranked.over, names) })}
          </span>
        </p>
      )}
      <details
        ref={details}
        name="dishes"
        className="group"
        onToggle={({ currentTarget }) => onToggle(title, currentTarget.open)}
      >
        {/* A tap anywhere on the dish opens it. */}
        <summary
          className={`flex h-6 list-none items-center justify-end text-sm leading-none font-semibold after:absolute after:inset-0 [&::-webkit-details-marker]:hidden ${isFirst ? 'mt-2' : '-mt-6'}`}
        >
          {isFirst && <Gain row={row} labels={labels} />}
          <span className="print:hidden">
            {labels.ranking.open}
            <span className="sr-only"> {title}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={`-me-1 size-5 transition-transform duration-300 group-open:rotate-180 print:hidden ${isFirst ? 'text-apricot' : 'text-accent'}`}
          />
        </summary>
        <OpenDish ranked={ranked} names={names} labels={labels.ranking} />
      </details>
    </li>
  );
}

/** The gaps that a plate names. On an empty plate all gaps count, which are too many. */
const legendOf = ({ gaps }: Ranked) => (gaps.length <= COUNTED_GAPS + 1 ? gaps : []);

/** The first dish on a large plate, and what it closes of each gap. */
function FirstDish({ row, names, labels }: DishProps) {
  const legend = legendOf(row.ranked);
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-4 gap-y-3 sm:grid-cols-[min(13rem,40%)_minmax(0,1fr)] sm:gap-x-6 sm:gap-y-1.5 xl:grid-cols-[min(10.5rem,28%)_minmax(0,1fr)_min(12rem,32%)] 2xl:grid-cols-[min(14rem,28%)_minmax(0,1fr)_min(13rem,32%)]">
      {row.picture && (
        <GapPlate
          shares={row.ranked.gaps.map(({ share }) => share)}
          symbols={legend.map(({ nutrient }) => names[nutrient]!.symbol)}
          className="sm:row-span-2 xl:row-span-1"
        >
          <Picture file={row.picture} alt="" sizes={DISH_SIZES} />
        </GapPlate>
      )}
      <Rank
        rank={row.rank}
        className="start-1.5 top-1.5 bg-(--color-apricot) text-on-pastel max-sm:size-6"
      />
      <div className="sm:self-end xl:self-center">
        <DishTitle row={row} labels={labels} className="text-xl sm:text-2xl 2xl:text-3xl" />
        <DishScore
          score={row.ranked.score}
          template={labels.ranking.score}
          className="text-4xl sm:text-6xl 2xl:text-7xl"
        />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-1 text-sm wrap-anywhere max-sm:col-span-full sm:grid-cols-1 sm:self-start xl:self-center 2xl:text-base">
        {legend.map(({ nutrient, share }) => (
          <li key={nutrient} className="flex items-center gap-1">
            <NutrientSymbol symbol={names[nutrient]!.symbol} />{' '}
            <span className="min-w-0 flex-1">{names[nutrient]!.name}</span>{' '}
            <b className="tabular-nums">{formatShare(share)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Another dish, with a bar that compares its score, and the three gaps that it closes most. An open one is on a plate. */
function OtherDish({ row, names, labels }: DishProps) {
  const { rank, picture, ranked, isOpen } = row;
  const added = ranked.gaps
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, 3)
    .map(({ nutrient }) => nutrient);
  return (
    <div className="grid grid-cols-[min(4.25rem,24%)_minmax(0,1fr)_auto] items-center gap-x-3 sm:gap-x-4 sm:has-[.gap-plate]:grid-cols-[8rem_minmax(0,1fr)_auto]">
      {picture && (
        <GapPlate
          shares={isOpen ? ranked.gaps.map(({ share }) => share) : undefined}
          symbols={legendOf(ranked).map(({ nutrient }) => names[nutrient]!.symbol)}
          className="self-start"
        >
          <Picture
            file={picture}
            alt=""
            sizes={DISH_SIZES}
            className="aspect-square w-full self-start rounded-full"
          />
        </GapPlate>
      )}
      <Rank rank={rank} className="start-2 top-2 bg-forest text-on-forest ring-2 ring-surface" />
      <div>
        <DishTitle row={row} labels={labels} className="sm:text-lg" />
        <p className="mt-0.5 mb-1.5 text-sm leading-snug text-muted">
          {added.length > 0
            ? interpolate(labels.ranking.adds, { nutrients: namesOf(added, names) })
            : labels.ranking.addsNothing}
        </p>
        <AmountBar amount={0} added={ranked.score} />
      </div>
      {/* The heading of the list explains it to the eye. */}
      <div className="grid min-w-16 justify-items-end gap-0.5 self-start">
        <p className="font-display text-2xl leading-none font-heavy tabular-nums">
          <Interpolated
            template={labels.ranking.score}
            values={{ score: <span>{formatShare(ranked.score)}</span> }}
            isSpoken
          />
        </p>
        <Gain row={row} labels={labels} />
        {/* The room of the words below, which another part of the list shows. */}
        <span
          aria-hidden
          data-label={labels.ranking.open}
          className="me-4 text-sm leading-6 font-semibold before:invisible before:content-[attr(data-label)]"
        />
      </div>
    </div>
  );
}

/** How many points and places the dish gained. The live region announces it. */
function Gain({ row: { gained, raised }, labels }: Pick<DishProps, 'row' | 'labels'>) {
  const places = gained && interpolate(labels.changes.places, { places: formatNumber(gained) });
  const gain = [raised, places].filter(Boolean).join(' · ');
  return (
    gain && (
      <span
        aria-hidden
        className="moved-up me-auto flex items-center gap-1 rounded-full bg-butter px-2 py-0.5 text-xs font-bold text-on-tint"
      >
        <ArrowUp className="size-3" strokeWidth={3} />
        <span>{gain}</span>
      </span>
    )
  );
}

/** The rank, which the heading says to screen readers. */
export const Rank = ({ rank, className }: { rank: number; className: string }) => (
  <span
    aria-hidden
    className={`absolute grid size-7 place-items-center rounded-full font-display text-sm font-bold tabular-nums select-none forced-colors:border ${className}`}
  >
    {formatNumber(rank)}
  </span>
);

type DishTitleProps = Pick<DishProps, 'row' | 'labels'> & { className: string };

const DishTitle = ({ row: { title, rank }, labels, className }: DishTitleProps) => (
  <h3 className={`leading-tight ${className}`}>
    <span className="sr-only">
      {interpolate(labels.ranking.rank, { rank: formatNumber(rank) })}
    </span>{' '}
    {title}
  </h3>
);
