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
  const { missing: missingColumn, amount: amountColumn, share: shareColumn } = labels;
  const columns = [missingColumn, amountColumn, shareColumn];
  return (
    <table className="closed-gaps">
      <caption className="pb-2 text-start font-semibold">{`${labels.why} `}</caption>
      <thead>
        <tr>
          <th scope="col">{`${labels.nutrient} `}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {`${column} `}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {gaps.map(({ nutrient, missing, amount, share }) => {
          const { name, symbol, unit } = itemAt(names, nutrient);
          return (
            <tr key={nutrient}>
              <th scope="row">
                <NutrientSymbol symbol={symbol} /> {`${name} `}
              </th>
              <td data-column={missingColumn}>{`${formatAmount(missing)}\u00a0${unit} `}</td>
              <td data-column={amountColumn}>{`${formatAmount(amount)}\u00a0${unit} `}</td>
              <td data-column={shareColumn}>{`${formatExactShare(share)} `}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
