import { ArrowRight } from '../../../components/icons';
import { formatNumber } from '../../../lib/format';
import { interpolate } from '../../../lib/interpolate';
import type { RankedDish } from '../../../lib/ranking/day';
import { useDemo } from '../demo-context';
import { ClosedGaps } from './closed-gaps';
import { namesOf } from './names-of';

type OpenDishProps = { ranked: RankedDish };

/** The portion, what it does for the gaps that count, and a link to sign up. `relative` puts it above the tap area. */
export function OpenDish({ ranked: { dish, gaps } }: OpenDishProps) {
  const { data, labels: all } = useDemo();
  const labels = all.ranking;
  const portion = interpolate(labels.portion, {
    ingredients: dish.ingredients,
    servings: formatNumber(dish.servings),
  });
  return (
    <div className="relative grid gap-3 p-1.5 pt-3 text-sm [:not([open])>&]:print:hidden">
      <p>{portion}</p>
      {dish.unknown.map(({ food, nutrients }) => (
        <p key={food}>
          {interpolate(labels.unknown, { food, nutrients: namesOf(nutrients, data.nutrients) })}
        </p>
      ))}
      {gaps.length > 0 && <ClosedGaps gaps={gaps} />}
      <a
        href={labels.signUp.href}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-base font-semibold underline decoration-2 underline-offset-4 print:hidden"
      >
        {labels.signUp.label}
        <ArrowRight aria-hidden className="size-4" />
      </a>
    </div>
  );
}
