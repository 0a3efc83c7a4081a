import { memo, type ReactNode, type Ref } from 'react';
import { TriangleAlert } from '../../../components/icons';
import { buttonVariants } from '../../../components/ui/button';
import { Summary } from '../../../components/ui/disclosure';
import { findById } from '../../../lib/find-or-throw';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import { foodsOf, type DayNutrient } from '../../../lib/ranking/day';
import { COUNTED_GAPS } from '../../../lib/ranking/gap-score';
import type { Day } from '../../../lib/ranking/ranking-data';
import { useDemo } from '../demo-context';
import { DayReached } from './day-reached';
import type { DishRow } from './dish-row';
import { passedLimits } from './passed-limits';
import { RankedDish } from './ranked-dish';

/** With fewer foods, nearly all nutrients are gaps. */
const MEANINGFUL = 3;

type RankingProps = {
  heading: Ref<HTMLHeadingElement>;
  list: Ref<HTMLOListElement>;
  rows: readonly DishRow[];
  day: Day;
  nutrients: readonly DayNutrient[];
  /** A link to the app, beside the heading on wide screens. */
  signUp: ReactNode;
  onToggle(title: string, isOpen: boolean): void;
};

/** The ranked dishes, how scores are calculated, and a link to sign up. Memoized: it renders after the podium. */
export const Ranking = memo(function Ranking(props: RankingProps) {
  const { heading, list, rows, day, nutrients, signUp, onToggle } = props;
  const { data, labels: all } = useDemo();
  const labels = all.ranking;
  // All gaps then count.
  const isEmpty = day.eaten.length === 0;
  const gaps = rows[0]?.ranked.gaps.length ?? 0;
  const isEarly = day.eaten.length < MEANINGFUL;
  const lead = interpolate(isEmpty ? labels.empty : isEarly ? labels.few : labels.lead, {
    // Gaps that tie for fifth aren't counted here, but fewer may be left.
    gaps: formatNumber(isEmpty ? gaps : Math.min(gaps, COUNTED_GAPS)),
  });
  const { isChild } = findById(data.people, day.person);
  const set = findById(data.sets, day.set);
  const dishes = formatNumber(rows.length);
  const passed = passedLimits(nutrients, data.nutrients, labels);
  const firstOver = passed ? undefined : rows.find(({ ranked }) => ranked.over.length > 0);
  return (
    <>
      <div className="ranking-head">
        <h2 ref={heading} className="ranking-title">
          <span className="max-lg:hidden">{labels.title}</span>{' '}
          {/* Narrow screens have the title above the podium. */}
          <span className="lg:hidden">
            {gaps > 0 ? interpolate(labels.all, { dishes }) : labels.title}
          </span>
        </h2>
        {signUp}
      </div>
      {gaps > 0 ? (
        <p className="mt-1 text-muted">
          {/* In a translated page, React can’t replace text that has a sibling. */}
          <span>{lead}</span> {isChild && <span>{labels.child}</span>}
        </p>
      ) : (
        <DayReached nutrients={nutrients} className="mt-3" />
      )}
      {gaps > 0 && passed && (
        <p className="passed-limits">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2.5} />
          <span>
            {/* In a translated page, React can’t replace text that has a sibling. */}
            <span className="font-semibold">{`${passed} `}</span>
            <span>{labels.limits}</span>
          </span>
        </p>
      )}
      <ol
        ref={list}
        hidden={gaps === 0}
        className="mt-3 grid scroll-mt-24 grid-cols-1 gap-2 print:block print:space-y-2"
      >
        {rows.map((row) => (
          <RankedDish
            key={row.title}
            row={row}
            day={day}
            explainsLimits={row === firstOver}
            onToggle={onToggle}
          />
        ))}
      </ol>
      <details className="mt-3 text-sm text-muted">
        <Summary className="text-ink">{labels.about}</Summary>
        <p className="mt-1">{interpolate(labels.exact, { gaps: formatNumber(COUNTED_GAPS) })}</p>
        <p className="mt-2">
          {interpolate(labels.demo, {
            dishes: formatNumber(data.dishes.length),
            nutrients: formatNumber(nutrients.filter(({ target }) => target > 0).length),
            foods: formatNumber(foodsOf(data).length),
            sets: formatNumber(data.sets.length),
          })}
        </p>
        {!set.isFortified && (
          <p className="mt-2">{interpolate(labels.unfortified, { set: set.name })}</p>
        )}
      </details>
      <p hidden={gaps === 0} className="ranking-end">
        <span>{interpolate(labels.end, { dishes })}</span>{' '}
        <a
          href={labels.signUp.href}
          className={buttonVariants({
            size: 'lg',
            className: 'font-sans max-sm:px-5 max-sm:text-base',
          })}
        >
          {labels.signUp.label}
        </a>
      </p>
    </>
  );
});
