import { formatNumber } from '../../../lib/format';
import type { Examples } from './examples';

/** A table of the targets of several people; bars compare each with the highest in its column. */
export function HouseholdExample({ example }: { example: Examples['household'] }) {
  const highest = example.columns.map((_, column) =>
    Math.max(...example.members.map(({ targets }) => targets[column] ?? 0)),
  );
  return (
    <table className="w-full flex-1 @max-md:text-sm [&_th]:text-start">
      <thead>
        <tr className="align-bottom text-muted">
          <th scope="col" className="pb-2 font-semibold">
            {`${example.who} `}
          </th>
          {example.columns.map(({ name, unit }) => (
            <th key={name} scope="col" className="ps-3 pb-2 font-semibold @md:ps-6">
              {`${name}, ${unit} `}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {example.members.map(({ name, targets }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-3 font-semibold whitespace-nowrap">
              {`${name} `}
            </th>
            {targets.map((target, column) => (
              <td key={example.columns[column]?.name} className="py-3 ps-3 @md:ps-6">
                <b className="font-display leading-none @md:text-2xl">{formatNumber(target)}</b>{' '}
                <svg width="100%" height="8" aria-hidden className="mt-2 block">
                  <rect
                    width={`${(target / (highest[column] || 1)) * 100}%`}
                    height="100%"
                    rx="4"
                    className="fill-amount"
                  />
                </svg>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
