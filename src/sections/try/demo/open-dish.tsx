import { ArrowRight } from '../../../components/icons';
import { NutrientSymbol } from '../../../components/nutrient-symbol';
import { formatNumber } from '../../../lib/format';
import { formatAmount, formatExactShare, formatList, inSentence } from '../../../lib/format-amount';
import { interpolate } from '../../../lib/interpolate';
import type { RankedDish } from '../../../lib/ranking/day';
import type { RankingData } from '../../../lib/ranking/ranking-data';

type Names = RankingData['nutrients'];

/** Lists nutrients by name: `iron, zinc, and vitamin D`. */
export const namesOf = (nutrients: readonly number[], names: Names): string =>
  formatList(nutrients.map((nutrient) => inSentence(names[nutrient]!.name)));

type OpenDishProps = {
  ranked: RankedDish;
  names: Names;
  labels: Queries.RankingDemoLabelsFragment['ranking'];
};

/** The portion, what it does for the gaps that count, and a link to sign up. `relative` puts it above the tap area. */
export function OpenDish({ ranked: { dish, gaps }, names, labels }: OpenDishProps) {
  const portion = interpolate(labels.portion, {
    ingredients: dish.ingredients,
    servings: formatNumber(dish.servings),
  });
  return (
    <div className="relative grid gap-3 p-1.5 pt-3 text-sm [:not([open])>&]:print:hidden">
      <p>{portion}</p>
      {dish.unknown.map(({ food, nutrients }) => (
        <p key={food}>
          {interpolate(labels.unknown, { food, nutrients: namesOf(nutrients, names) })}
        </p>
      ))}
      {gaps.length > 0 && <ClosedGaps gaps={gaps} names={names} labels={labels} />}
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

type ClosedGapsProps = Omit<OpenDishProps, 'ranked'> & Pick<RankedDish, 'gaps'>;

function ClosedGaps({ gaps, names, labels }: ClosedGapsProps) {
  const columns = [labels.missing, labels.amount, labels.share];
  return (
    <table className="w-full tabular-nums max-[22.5rem]:[&_:is(thead,tbody)]:block max-[22.5rem]:[&_tr]:grid max-[22.5rem]:[&_tr]:grid-cols-3 max-[22.5rem]:[&_tr]:items-end">
      <caption className="pb-2 text-start font-semibold">{labels.why}</caption>
      <thead>
        <tr>
          <th scope="col" className="pb-1 text-start font-normal max-[22.5rem]:col-span-3">
            {`${labels.nutrient} `}
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="ps-2 pb-1 text-end align-bottom font-normal min-[22.5rem]:w-px"
            >
              {`${column} `}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {gaps.map(({ nutrient, missing, amount, share }) => (
          <tr key={nutrient} className="border-t border-current/15">
            <th
              scope="row"
              className="py-1 text-start font-semibold max-[22.5rem]:col-span-3 max-[30rem]:[&>span]:hidden"
            >
              <NutrientSymbol symbol={names[nutrient]!.symbol} /> {`${names[nutrient]!.name} `}
            </th>
            <td className="py-1 ps-2 text-end whitespace-nowrap">
              {`${formatAmount(missing)} ${names[nutrient]!.unit} `}
            </td>
            <td className="py-1 ps-2 text-end whitespace-nowrap">
              {`${formatAmount(amount)} ${names[nutrient]!.unit} `}
            </td>
            <td className="py-1 ps-2 text-end font-bold">{formatExactShare(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
