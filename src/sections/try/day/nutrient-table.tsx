import { memo } from 'react';
import { TriangleAlert } from '../../../components/icons';
import { AmountBar, AmountLegend } from '../../../components/amount-bar';
import { Summary } from '../../../components/ui/disclosure';
import { findById } from '../../../lib/find-or-throw';
import { formatAmount, formatShare } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { itemAt } from '../../../lib/item-at';
import { isOver, positionsAbove, type DayNutrient } from '../../../lib/ranking/day';
import { biggestGaps, gapOf, missingPart } from '../../../lib/ranking/gap-score';
import type { Dish, LimitKind, RankingData } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';

type NutrientTableProps = {
  nutrients: readonly DayNutrient[];
  /** The bars add its amounts to what was eaten. */
  dish: Dish;
  /** The id of the official set. */
  set: string;
  /** Whether nothing was eaten. Every target is then a gap, so none is listed as one of the biggest. */
  isEmpty: boolean;
};

/** The day’s nutrients as tables with bars: the gaps that count, those above a limit, and the others in a `<details>`. */
export const NutrientTable = memo(function NutrientTable(props: NutrientTableProps) {
  const { nutrients, dish, set, isEmpty } = props;
  const { data, labels: all } = useDemo();
  const { nutrients: names, sets } = data;
  const labels = all.day;
  const { name: setName, limitKinds } = findById(sets, set);
  const adds = interpolate(labels.adds, { dish: dish.title });
  const biggest = isEmpty ? [] : biggestGaps(nutrients);
  const others = isEmpty ? labels.all : labels.others;
  const above = positionsAbove(nutrients);
  const positions = [...names.keys()].filter(
    (position) => !biggest.includes(position) && !above.includes(position),
  );
  const hasFigure = (position: number) => {
    const { target, limit } = itemAt(nutrients, position);
    return target > 0 || limit !== null;
  };
  const notScored = names
    .filter((_name, position) => itemAt(nutrients, position).target === 0)
    .flatMap(({ id }) => labels.notScored.filter(({ nutrient }) => nutrient === id));
  const table = (title: string, rows: readonly number[]) => (
    <table className="w-full text-sm wrap-anywhere tabular-nums">
      <caption className="sr-only">{`${title} `}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{`${labels.nutrient} `}</th>
          <th scope="col">{`${adds} `}</th>
          <th scope="col">{`${labels.eaten} `}</th>
        </tr>
      </thead>
      <tbody className="nutrient-rows">
        {rows.map((position) => (
          <NutrientRow
            key={position}
            {...itemAt(nutrients, position)}
            name={itemAt(names, position)}
            added={dish.amounts[position] ?? 0}
            isCounted={rows === biggest}
            limitKind={itemAt(limitKinds, position)}
          />
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      <h2 className="text-2xl">{labels.title}</h2>
      <p className="mt-2 text-sm text-muted">{isEmpty ? labels.empty : labels.lead}</p>
      <AmountLegend amount={labels.eaten} added={adds} />
      {biggest.length > 0 && (
        <>
          <h3 className="mt-5 text-base">{labels.biggest}</h3>
          {table(labels.biggest, biggest)}
        </>
      )}
      {above.length > 0 && (
        <>
          <h3 className="mt-5 text-base">{labels.above}</h3>
          {table(labels.above, above)}
        </>
      )}
      <details className="mt-5 border-t border-line print:not-open:hidden">
        <Summary>
          {/* In a translated page, React can’t replace text that has a sibling. */}
          <span>{others}</span>
        </Summary>
        {table(others, positions.filter(hasFigure))}
      </details>
      {notScored.length > 0 && (
        <>
          <h3 className="mt-4 text-base">{labels.left}</h3>
          <ul className="mt-1 grid gap-1 text-sm text-muted">
            {notScored.map(({ nutrient, why }) => (
              <li key={nutrient}>{interpolate(why, { set: setName })}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
});

type NutrientRowProps = DayNutrient & {
  name: RankingData['nutrients'][number];
  added: number;
  /** Whether it’s one of the gaps that count. */
  isCounted: boolean;
  limitKind: LimitKind;
};

/**
 * Memoized: most foods change only some rows. Cells end with a space for programs that join them: "Iron12 mg".
 */
const NutrientRow = memo(function NutrientRow(props: NutrientRowProps) {
  const { target, eaten, limit, added, isCounted, limitKind } = props;
  const labels = useDemo().labels.day;
  const { name, unit } = props.name;
  const isAbove = isOver(limit, eaten);
  const mark = target || limit || 0;
  const limitText = formatAmount(limit ?? 0);
  const atMost = limitKind === 'safeAndAdequate' ? labels.safe : labels.atMost;
  return (
    <>
      <tr>
        <th scope="row">{`${name} `}</th>
        <td className="nutrient-added">
          {added > 0 && `${interpolate(labels.added, { amount: formatAmount(added), unit })} `}
        </td>
        <td className="nutrient-figures">
          <span>
            {interpolate(target > 0 ? labels.amounts : atMost, {
              eaten: formatAmount(eaten, mark),
              target: formatAmount(target),
              limit: limitText,
              unit,
            })}
          </span>{' '}
          {isCounted && (
            <span className="nutrient-missing">
              {interpolate(labels.missing, { part: formatShare(missingPart(props)) })}
            </span>
          )}
          {target > 0 && gapOf(props) === 0 && <span className="block">{labels.reached}</span>}
          {isAbove && (
            <span className="flex items-center justify-end gap-1 font-semibold text-danger">
              <TriangleAlert aria-hidden className="size-3.5 shrink-0" strokeWidth={2.5} />
              <span>{interpolate(labels.over[limitKind], { limit: limitText, unit })}</span>
            </span>
          )}{' '}
        </td>
      </tr>
      <tr aria-hidden>
        <td colSpan={3} className="nutrient-bar">
          <AmountBar amount={eaten / mark} added={added / mark} isOver={isAbove} />
        </td>
      </tr>
    </>
  );
});
