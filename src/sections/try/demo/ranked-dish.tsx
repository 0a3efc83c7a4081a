import { memo, useEffect, useRef } from 'react';
import { AmountBar } from '../../../components/amount-bar';
import { ArrowUp, ChevronDown, TriangleAlert } from '../../../components/icons';
import { GapPlate } from '../../../components/gap-plate';
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

/** How many gaps a closed dish names. */
const NAMED = 3;

/** The same for all places, so that a dish keeps its file when it moves. */
export const DISH_SIZES = '144px';

type Names = RankingData['nutrients'];
type Labels = Queries.RankingDemoLabelsFragment;

/** A dish in the ranking. */
export type DishRow = {
  title: string;
  rank: number;
  /** The formatted score: `49%`. */
  score: string;
  /** How many places the last change moved it up. */
  gained: number | undefined;
  /** How many points the last change raised the first dish’s score: `+7`. */
  raised: string | undefined;
  picture: PictureFile | undefined;
  ranked: Ranked;
};

type RankedDishProps = {
  row: DishRow;
  names: Names;
  labels: Labels;
  onToggle(title: string, isOpen: boolean): void;
};

/** A dish with its rank and score, which opens to what a portion does for the gaps that count. */
export function RankedDish({ row: { ranked, ...row }, names, labels, onToggle }: RankedDishProps) {
  const { title, rank } = row;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It can be opened before React starts.
    if (details.current!.open) onToggle(title, true);
  }, [onToggle, title]);
  return (
    <li
      className={`relative overflow-clip rounded-card border p-2.5 transition-[scale] duration-200 hover:border-control active:scale-[0.99] ${rank === 1 ? 'z-1 border-winner bg-forest text-on-forest shadow-winner lg:p-3.5' : 'border-line bg-surface'}`}
    >
      <DishFacts
        {...row}
        adds={namesOf(addedMost(ranked), names)}
        over={namesOf(ranked.over, names)}
        closed={
          rank === 1
            ? ranked.gaps.map(({ nutrient, share }) => ({ ...names[nutrient]!, share }))
            : undefined
        }
        labels={labels}
      />
      <details
        ref={details}
        name="dishes"
        className="group"
        onToggle={({ currentTarget }) => onToggle(title, currentTarget.open)}
      >
        {/* A tap anywhere on the dish opens it. */}
        <summary className="flex list-none items-center gap-3 pt-2 text-sm leading-none font-semibold after:absolute after:inset-0 lg:pt-1 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            {rank > 1 && <AmountBar amount={0} added={ranked.score} />}
          </span>
          <span className="print:hidden">
            {labels.ranking.open}
            <span className="sr-only"> {title}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={`-ms-2 size-5 transition-transform duration-300 group-open:rotate-180 print:hidden ${rank === 1 ? 'text-apricot' : 'text-accent'}`}
          />
        </summary>
        <OpenDish ranked={ranked} isPlated={rank === 1} names={names} labels={labels.ranking} />
      </details>
    </li>
  );
}

/** The indexes of the gaps that a dish closes most. */
const addedMost = ({ gaps }: Ranked) =>
  gaps
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, NAMED)
    .map(({ nutrient }) => nutrient);

type DishFactsProps = Omit<DishRow, 'ranked'> & {
  /** The nutrients it adds most, and those whose limit it exceeds. */
  adds: string;
  over: string;
  /** The gaps and the shares of them that the first dish closes. */
  closed: readonly (Names[number] & { share: number })[] | undefined;
  labels: Labels;
};

/** Memoized: except for the first dish, its props are strings and numbers, so it renders only when something visible changes. */
const DishFacts = memo(function DishFacts(props: DishFactsProps) {
  const { title, rank, score, gained, raised, picture, adds, over, closed, labels } = props;
  const { ranking } = labels;
  const isFirst = rank === 1;
  const places = gained && interpolate(labels.changes.places, { places: formatNumber(gained) });
  const gain = [raised, places].filter(Boolean).join(' · ');
  // On an empty plate all gaps count.
  const legend = closed && closed.length <= COUNTED_GAPS + 1 ? closed : [];
  return (
    <div
      className={`grid grid-cols-[minmax(0,26fr)_minmax(0,74fr)] items-center gap-x-3 gap-y-1.5 sm:gap-x-4 ${isFirst ? 'sm:grid-cols-[7rem_minmax(0,1fr)_auto] lg:grid-cols-[min(11rem,38%)_minmax(0,1fr)] lg:gap-x-6 2xl:grid-cols-[min(14rem,38%)_minmax(0,1fr)]' : 'sm:grid-cols-[6rem_minmax(0,1fr)_auto]'}`}
    >
      {picture && (
        <GapPlate
          shares={closed?.map(({ share }) => share)}
          symbols={legend.map(({ symbol }) => symbol)}
          className="row-span-2 w-full sm:row-span-1 lg:row-span-3"
        >
          <Picture
            file={picture}
            alt=""
            sizes={DISH_SIZES}
            className="row-span-2 aspect-[4/3] w-full self-start rounded-2xl object-cover sm:row-span-1"
          />
        </GapPlate>
      )}
      {/* The heading says it to screen readers. */}
      <span
        aria-hidden
        className={`absolute grid size-7 place-items-center rounded-full font-display text-sm font-bold tabular-nums select-none forced-colors:border ${isFirst ? 'start-2 top-2 bg-(--color-apricot) text-on-pastel' : 'start-4 top-4 bg-page text-ink'}`}
      >
        {formatNumber(rank)}
      </span>
      <div>
        <h3 className={`text-lg leading-tight ${isFirst ? 'lg:text-2xl 2xl:text-4xl' : ''}`}>
          <span className="sr-only">{interpolate(ranking.rank, { rank: formatNumber(rank) })}</span>{' '}
          {title}
        </h3>
        <p
          className={`mt-1 text-sm leading-snug ${isFirst ? 'text-on-forest-muted' : 'text-muted'} ${legend.length > 0 ? 'lg:hidden' : ''}`}
        >
          {adds ? interpolate(ranking.adds, { nutrients: adds }) : ranking.addsNothing}
        </p>
      </div>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:grid sm:justify-items-end ${isFirst ? 'lg:flex lg:justify-start' : ''}`}
      >
        <p>
          <DishScore
            score={score}
            template={ranking.score}
            isInRow={isFirst}
            className={isFirst ? 'sm:text-3xl lg:text-6xl 2xl:text-7xl' : 'sm:text-3xl'}
          />
        </p>
        {gain && (
          <span
            aria-hidden
            className="moved-up flex items-center gap-1 rounded-full bg-butter px-2 text-sm font-bold whitespace-nowrap text-on-tint"
          >
            <ArrowUp className="size-3.5" strokeWidth={3} />
            <span>{gain}</span>
          </span>
        )}
      </div>
      <ul className="hidden grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-x-6 gap-y-1 text-sm wrap-anywhere lg:not-empty:grid">
        {legend.map(({ name, symbol, share }) => (
          <li key={name} className="flex items-center gap-2">
            <NutrientSymbol symbol={symbol} />
            <span className="min-w-0 flex-1">{name}</span>{' '}
            <b className="tabular-nums">{formatShare(share)}</b>
          </li>
        ))}
      </ul>
      {over && (
        <p
          className={`col-span-full flex items-center gap-1.5 px-1 text-sm font-semibold ${isFirst ? 'text-apricot' : 'text-danger'}`}
        >
          <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={2.5} />
          <span>{interpolate(ranking.over, { nutrients: over })}</span>
        </p>
      )}
    </div>
  );
});
