import { TriangleAlert } from '../../components/icons';
import { formatAmount } from '../../lib/format-amount';
import { interpolate } from '../../lib/interpolate';
import { isOver, type DayNutrient } from '../../lib/ranking/day';
import { gapOf } from '../../lib/ranking/gap-score';
import type { Dish, RankingData } from '../../lib/ranking/ranking-data';
import type { HeadingLevel } from './demo-place';

type Labels = Queries.RankingDemoLabelsFragment['gaps'];

type GapTableProps = {
  names: RankingData['nutrients'];
  nutrients: readonly DayNutrient[];
  /** The dish whose amounts the bars add to what was eaten. */
  dish: Dish;
  labels: Labels;
  heading: HeadingLevel;
};

/** The day’s nutrients as a table with bars: what was eaten, and what a portion of a dish adds. */
export function GapTable({ names, nutrients, dish, labels, heading: Heading }: GapTableProps) {
  const adds = interpolate(labels.adds, { dish: dish.title });
  return (
    <>
      <Heading className="text-2xl">{labels.title}</Heading>
      <p className="mt-2 text-sm text-muted">{labels.lead}</p>
      <p aria-hidden className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <span className="example-key before:bg-amount">{labels.eaten}</span>
        <span className="example-key before:bg-added">{adds}</span>
      </p>
      <table className="mt-3 w-full text-sm wrap-anywhere">
        <thead className="sr-only">
          <tr>
            <th scope="col">{labels.nutrient}</th>
            <th scope="col">{adds}</th>
            <th scope="col">{labels.eaten}</th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {names.map(({ id, name, unit }, position) => (
            <GapRow
              key={id}
              name={name}
              unit={unit}
              nutrient={nutrients[position]!}
              added={dish.amounts[position] ?? 0}
              labels={labels}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

type GapRowProps = {
  name: string;
  unit: string;
  nutrient: DayNutrient;
  added: number;
  labels: Labels;
};

function GapRow({ name, unit, nutrient, added, labels }: GapRowProps) {
  const { target, eaten, limit } = nutrient;
  const isAbove = isOver(nutrient, eaten);
  const template = target > 0 ? labels.amounts : limit === null ? labels.noTarget : labels.atMost;
  const figures = interpolate(template, {
    eaten: formatAmount(eaten),
    target: formatAmount(target),
    limit: formatAmount(limit ?? 0),
    unit,
  });
  return (
    <>
      <tr>
        <th scope="row" className="pe-2 pt-2 text-start align-baseline font-semibold">
          {name}
        </th>
        <td className="pe-3 pt-2 text-end align-baseline font-semibold whitespace-nowrap text-accent">
          {added > 0 && interpolate(labels.added, { amount: formatAmount(added) })}
        </td>
        <td className="pt-2 text-end align-baseline text-muted">
          {figures}
          {isAbove && (
            <span className="flex items-center justify-end gap-1 font-semibold text-danger">
              <TriangleAlert aria-hidden className="size-3.5 shrink-0" strokeWidth={2.5} />
              {interpolate(labels.over, { limit: formatAmount(limit!), unit })}
            </span>
          )}
          {!isAbove && target > 0 && gapOf(nutrient) === 0 && (
            <span className="sr-only"> {labels.reached}</span>
          )}
        </td>
      </tr>
      <tr aria-hidden>
        <td colSpan={3} className="pt-1">
          <GapBar full={target || limit || 0} eaten={eaten} added={added} isOver={isAbove} />
        </td>
      </tr>
    </>
  );
}

type GapBarProps = {
  /** The amount at which the bar is full. */
  full: number;
  eaten: number;
  added: number;
  isOver: boolean;
};

/** A bar of the eaten and the added amount. */
function GapBar({ full, eaten, added, isOver: isAbove }: GapBarProps) {
  const eatenShare = full > 0 ? Math.min(eaten / full, 1) : 0;
  const addedShare = full > 0 ? Math.min(added / full, 1 - eatenShare) : 0;
  return (
    <svg
      aria-hidden
      width="100%"
      height="12"
      className="block h-3 w-full rounded-full bg-page inset-ring inset-ring-control rtl:-scale-x-100"
    >
      <rect
        width={percent(eatenShare)}
        height="100%"
        className={`bar-part forced-colors:fill-[CanvasText] ${isAbove ? 'fill-danger' : 'fill-amount'}`}
      />
      <rect
        x={percent(eatenShare)}
        width={percent(addedShare)}
        height="100%"
        className="bar-part fill-added forced-colors:fill-[Highlight]"
      />
    </svg>
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
