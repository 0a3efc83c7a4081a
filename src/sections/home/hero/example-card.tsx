import { ArrowRight } from '../../../components/icons';
import { Link } from '../../../components/link';
import { Badge } from '../../../components/ui/badge';
import { formatNumber, formatPercent } from '../../../lib/format';
import { biggestGaps, gapOf, rankDishes } from '../../../lib/ranking/gap-score';
import { PATHS } from '../../../lib/paths';

type ExampleCardProps = {
  labels: Queries.HeroFragment['example'];
  /** The word that marks it as an example. */
  label: string;
  gaps: Queries.FeatureExamplesFragment['gaps'];
};

/**
 * The product at a glance, with the figures of the Gap Matching tile: what a day lacks, and its best and its last
 * dish. The whole card is clickable.
 */
export function ExampleCard({ labels, label, gaps }: ExampleCardProps) {
  const { nutrients } = gaps;
  const ranked = rankDishes(nutrients, gaps.dishes);
  return (
    <>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3 font-display font-bold">
        {labels.title}
        <Badge>{label}</Badge>
      </figcaption>
      <ul className="mt-2 flex flex-wrap gap-1 text-xs font-semibold">
        {biggestGaps(nutrients).map((position) => {
          const { name, unit, ...gap } = nutrients[position]!;
          return (
            <li key={name} className="rounded-full bg-sunken px-2 py-0.5">
              {`${name} ${formatNumber(gapOf(gap))}\u00A0${unit}`}
            </li>
          );
        })}
      </ul>
      {[0, ranked.length - 1].map((place) => {
        const { dish, score } = ranked[place]!;
        return (
          <p key={place} className="hero-dish">
            <span>{dish.title}</span> <b>{formatPercent(score)}</b>
            <svg aria-hidden width="100%" height="8">
              <rect width={formatPercent(score)} height="8" rx="4" />
            </svg>
          </p>
        );
      })}
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
        {labels.note}
        <Link
          to={PATHS.try}
          className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-ink underline underline-offset-4 after:absolute after:inset-0 after:rounded-card"
        >
          {gaps.tryLabel}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </p>
    </>
  );
}
