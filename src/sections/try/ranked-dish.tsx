import { ArrowUp, ChevronDown, TriangleAlert } from '../../components/icons';
import { Interpolated } from '../../components/interpolated';
import { memo } from 'react';
import { Picture as PlainPicture } from '../../components/picture';
import { formatNumber, formatPercent } from '../../lib/format';
import { formatAmount, formatList } from '../../lib/format-amount';
import { interpolate } from '../../lib/interpolate';
import type { RankedDish as Ranked } from '../../lib/ranking/day';
import type { RankingData } from '../../lib/ranking/ranking-data';

/** Memoized, because a dish’s picture never changes. */
const Picture = memo(PlainPicture);

/** The number of gaps that a dish's summary names. */
const NAMED = 3;

export type RankedDishProps = {
  ranked: Ranked;
  rank: number;
  /** How many places it moved up with the last change. */
  up: number | undefined;
  names: RankingData['nutrients'];
  picture: Queries.DishPicturesFragment['items'][number] | undefined;
  labels: Queries.RankingDemoLabelsFragment;
  /** Whether its table is rendered. The tables of closed dishes would slow down each change of the order. */
  hasTable: boolean;
  onToggle(isOpen: boolean): void;
};

/** A dish with its rank and score. It opens to all gaps that a portion closes. */
export function RankedDish(props: RankedDishProps) {
  const { ranked, rank, up, names, picture, labels, hasTable, onToggle } = props;
  const { dish, score, closes, over } = ranked;
  const isFirst = rank === 1;
  const named = closes.slice(0, NAMED).map(({ nutrient }) => names[nutrient]!.name);
  return (
    <li className="relative">
      <details
        name="dishes"
        onToggle={(event) => onToggle(event.currentTarget.open)}
        className={`group overflow-clip rounded-card border ${isFirst ? 'border-forest bg-forest text-on-forest' : 'border-line bg-surface'}`}
      >
        <summary className="flex list-none flex-wrap items-center gap-x-3 gap-y-2 p-2.5 wrap-anywhere sm:gap-x-4 [&::-webkit-details-marker]:hidden">
          <span className="relative block w-[min(7rem,26%)] self-start">
            {picture && (
              <Picture
                file={picture.image}
                alt=""
                sizes="112px"
                className="aspect-[4/3] w-full rounded-2xl object-cover"
              />
            )}
            <span
              aria-hidden
              className={`absolute start-1.5 top-1.5 grid size-7 place-items-center rounded-full font-display text-sm font-extrabold tabular-nums forced-colors:border ${isFirst ? 'bg-apricot text-on-tint' : 'bg-page text-ink'}`}
            >
              {formatNumber(rank)}
            </span>
          </span>
          <span className="min-w-0 flex-1 basis-28">
            <span className="sr-only">
              {interpolate(labels.ranking.rank, { rank: formatNumber(rank) })}{' '}
            </span>
            <span className="block font-display text-lg leading-tight font-bold tracking-tight">
              {dish.title}
            </span>{' '}
            <span
              className={`mt-1 block text-sm leading-snug ${isFirst ? 'text-on-forest-muted' : 'text-muted'}`}
            >
              {named.length > 0
                ? interpolate(labels.ranking.closes, { nutrients: formatList(named) })
                : labels.ranking.closesNothing}
            </span>
          </span>
          <span className="ms-auto grid justify-items-end gap-1 whitespace-nowrap">
            <span className="font-display text-2xl leading-none font-extrabold tabular-nums sm:text-3xl">
              <span aria-hidden>{formatPercent(score)}</span>
              <span className="sr-only">
                {interpolate(labels.ranking.score, { score: formatPercent(score) })}
              </span>
            </span>
            <span className="flex items-center gap-1.5">
              {up !== undefined && <MovedUp places={up} label={labels.changes.places} />}
              <ChevronDown
                aria-hidden
                className={`size-5 transition-transform duration-300 group-open:rotate-180 ${isFirst ? 'text-apricot' : 'text-accent'}`}
              />
            </span>
          </span>
          {over.length > 0 && (
            <span
              className={`flex basis-full items-center gap-1.5 px-1 text-sm font-semibold ${isFirst ? 'text-apricot' : 'text-danger'}`}
            >
              <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={2.5} />
              {interpolate(labels.ranking.over, {
                nutrients: formatList(over.map((nutrient) => names[nutrient]!.name)),
              })}
            </span>
          )}
          <svg
            aria-hidden
            width="100%"
            height="6"
            className={`block h-1.5 w-full basis-full rounded-full rtl:-scale-x-100 forced-colors:border ${isFirst ? 'bg-white/15' : 'bg-sunken'}`}
          >
            <rect
              width={formatWidth(score)}
              height="100%"
              rx="3"
              className={`bar-part forced-colors:fill-[Highlight] ${isFirst ? 'fill-apricot' : 'fill-added'}`}
            />
          </svg>
        </summary>
        {hasTable && <ClosedGaps ranked={ranked} names={names} labels={labels.ranking} />}
      </details>
    </li>
  );
}

const formatWidth = (score: number) => `${Math.round(score * 1000) / 10}%`;

function MovedUp({ places, label }: { places: number; label: string }) {
  const count = (
    <span className="inline-flex items-center">
      <ArrowUp aria-hidden className="size-3" strokeWidth={3} />
      {formatNumber(places)}
    </span>
  );
  return (
    <span
      aria-hidden
      className="moved-up rounded-full bg-butter px-1.5 py-0.5 text-xs font-bold text-on-tint"
    >
      <Interpolated template={label} values={{ places: count }} />
    </span>
  );
}

type ClosedGapsProps = {
  ranked: Ranked;
  names: RankingData['nutrients'];
  labels: Queries.RankingDemoLabelsFragment['ranking'];
};

/** Every gap that a portion closes, and how much of it. */
function ClosedGaps({ ranked: { closes }, names, labels }: ClosedGapsProps) {
  if (closes.length === 0) return null;
  return (
    <table className="mx-4 mt-1 mb-4 w-[calc(100%-2rem)] text-sm tabular-nums">
      <caption className="pb-2 text-start font-semibold">{labels.why}</caption>
      <thead>
        <tr className="text-start">
          <th scope="col" className="pb-1 text-start font-normal">
            {labels.nutrient}
          </th>
          <th scope="col" className="pb-1 text-end font-normal">
            {labels.amount}
          </th>
          <th scope="col" className="pb-1 text-end font-normal">
            {labels.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {closes.map(({ nutrient, amount, share }) => (
          <tr key={nutrient} className="border-t border-current/15">
            <th scope="row" className="py-1 text-start font-semibold">
              {names[nutrient]!.name}
            </th>
            <td className="py-1 text-end">
              {formatAmount(amount)} {names[nutrient]!.unit}
            </td>
            <td className="py-1 text-end font-bold">{formatPercent(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
