import { NutrientSymbol } from '../../../components/nutrient-symbol';
import { formatAmount, formatExactShare } from '../../../lib/format-amount';
import { itemAt } from '../../../lib/item-at';
import type { RankedDish } from '../../../lib/ranking/day';
import { useDemo } from '../demo-context';

/** A table of what a portion does for each gap that counts. Cells end with a space for programs that join them. */
export function ClosedGaps({ gaps }: Pick<RankedDish, 'gaps'>) {
  const { data, labels: all } = useDemo();
  const { nutrients: names } = data;
  const labels = all.ranking;
  const columns = [labels.missing, labels.amount, labels.share];
  return (
    <table className="closed-gaps">
      <caption className="pb-2 text-start font-semibold">{`${labels.why} `}</caption>
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
        {gaps.map(({ nutrient, missing, amount, share }) => {
          const { name, symbol, unit } = itemAt(names, nutrient);
          return (
            <tr key={nutrient} className="border-t border-current/15">
              <th
                scope="row"
                className="py-1 text-start font-semibold max-[22.5rem]:col-span-3 max-[30rem]:[&>span]:hidden"
              >
                <NutrientSymbol symbol={symbol} /> {`${name} `}
              </th>
              <td className="py-1 ps-2 text-end whitespace-nowrap">
                {`${formatAmount(missing)} ${unit} `}
              </td>
              <td className="py-1 ps-2 text-end whitespace-nowrap">
                {`${formatAmount(amount)} ${unit} `}
              </td>
              <td className="py-1 ps-2 text-end font-bold">{`${formatExactShare(share)} `}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
