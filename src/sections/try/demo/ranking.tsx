import type { Ref } from 'react';
import { buttonVariants } from '../../../components/ui/button';
import { Summary } from '../../../components/ui/disclosure';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { foodsOf, type DayNutrient } from '../../../lib/ranking/day';
import { COUNTED_GAPS } from '../../../lib/ranking/gap-score';
import type { RankingData } from '../../../lib/ranking/ranking-data';
import { RankedDish, type DishRow } from './ranked-dish';

type RankingProps = {
  list: Ref<HTMLOListElement>;
  rows: readonly DishRow[];
  /** Whether nothing was eaten. All gaps then count. */
  isEmpty: boolean;
  data: RankingData;
  nutrients: readonly DayNutrient[];
  labels: Queries.RankingDemoLabelsFragment;
  onToggle(title: string, isOpen: boolean): void;
};

/** The ranked dishes, a link to sign up, and how scores are calculated. */
export function Ranking({ list, rows, isEmpty, data, nutrients, labels, onToggle }: RankingProps) {
  const { ranking } = labels;
  const gaps = rows[0]!.ranked.gaps.length;
  const lead = interpolate(isEmpty ? ranking.empty : ranking.lead, {
    gaps: formatNumber(isEmpty ? gaps : COUNTED_GAPS),
  });
  return (
    <>
      <h2 className="text-2xl">
        <span className="max-lg:hidden">{ranking.title}</span>{' '}
        {/* Narrow screens have the title above the podium. */}
        <span className="lg:hidden">{ranking.all}</span>
      </h2>
      <p className="mt-1 text-muted">{gaps > 0 ? lead : ranking.none}</p>
      <ol ref={list} hidden={gaps === 0} className="mt-3 grid scroll-mt-24 grid-cols-1 gap-2">
        {rows.map((row) => (
          <RankedDish
            key={row.title}
            row={row}
            names={data.nutrients}
            labels={labels}
            onToggle={onToggle}
          />
        ))}
      </ol>
      <details className="mt-3 text-sm text-muted">
        <Summary className="text-ink">{ranking.about}</Summary>
        <p className="mt-1">{interpolate(ranking.exact, { gaps: formatNumber(COUNTED_GAPS) })}</p>
        <p className="mt-2">
          {interpolate(ranking.demo, {
            dishes: formatNumber(data.dishes.length),
            nutrients: formatNumber(nutrients.filter(({ target }) => target > 0).length),
            foods: formatNumber(foodsOf(data).length),
            sets: formatNumber(data.sets.length),
          })}
        </p>
      </details>
      <p className="mt-4 grid justify-items-start gap-5 rounded-panel bg-butter p-6 font-display text-3xl leading-none font-bold text-balance text-on-tint sm:p-8 lg:text-5xl print:hidden">
        {ranking.end}{' '}
        <a
          href={ranking.signUp.href}
          className={buttonVariants({
            size: 'lg',
            className: 'font-sans max-sm:px-5 max-sm:text-base',
          })}
        >
          {ranking.signUp.label}
        </a>
      </p>
    </>
  );
}
