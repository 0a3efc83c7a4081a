import { ArrowUp } from '../../../components/icons';
import { Interpolated } from '../../../components/interpolated';
import { formatNumber } from '../../../lib/format';
import { formatShare } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import { useDemo } from '../demo-context';
import type { DishRow } from './dish-row';
import { namesOf } from './names-of';

type RankProps = { rank: number; className: string };

/** The rank, which the heading contains for screen readers. */
export const Rank = ({ rank, className }: RankProps) => (
  <span aria-hidden className={`dish-rank ${className}`}>
    {formatNumber(rank)}
  </span>
);

type DishTitleProps = Pick<DishRow, 'title' | 'rank'> & { className: string };

/** The title of a dish, as a heading that begins with its rank for screen readers. */
export function DishTitle({ title, rank, className }: DishTitleProps) {
  const { labels } = useDemo();
  return (
    <h3 className={`leading-tight ${className}`}>
      <span className="sr-only">
        {interpolate(labels.ranking.rank, { rank: formatNumber(rank) })}
      </span>{' '}
      {title}
    </h3>
  );
}

/** How many nutrients a dish names. */
const MOST_NAMED = 3;

/** Names the gaps of which a portion closes most. */
export function AddsMost({ ranked, className }: Pick<DishRow, 'ranked'> & { className: string }) {
  const { data, labels } = useDemo();
  const added = ranked.gaps
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_NAMED)
    .map(({ nutrient }) => nutrient);
  return (
    <p className={className}>
      {added.length > 0
        ? interpolate(labels.ranking.adds, { nutrients: namesOf(added, data.nutrients) })
        : labels.ranking.addsNothing}
    </p>
  );
}

type DishScoreProps = {
  /** From 0 to 1. */
  score: number;
  className: string;
};

/** The first dish’s score in words. */
export function DishScore({ score, className }: DishScoreProps) {
  const { labels } = useDemo();
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 text-sm leading-tight wrap-normal sm:text-base 2xl:text-xl">
      <Interpolated
        template={labels.ranking.score}
        values={{
          score: (
            <b className={`font-display leading-none font-heavy tabular-nums ${className}`}>
              {formatShare(score)}
            </b>
          ),
        }}
      />
    </p>
  );
}

/** How many points and places the dish gained. The live region announces it. */
export function Gain({ gained, raised }: Pick<DishRow, 'gained' | 'raised'>) {
  const { labels } = useDemo();
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
