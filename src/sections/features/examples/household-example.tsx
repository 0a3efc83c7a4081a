import { formatNumber } from '../../../lib/format';
import type { Examples } from './examples';
import { PersonTable } from './person-table';

/** A table of the targets of several people; bars compare each with the highest in its column. */
export function HouseholdExample({ example }: { example: Examples['household'] }) {
  const { who, columns, members } = example;
  const highest = columns.map((_, column) =>
    Math.max(...members.map(({ targets }) => targets[column] ?? 0)),
  );
  const people = members.map(({ name, targets }) => ({
    name,
    cells: targets.map((target, column) => (
      <>
        <b className="person-amount">{formatNumber(target)}</b>{' '}
        <svg width="100%" height="8" aria-hidden className="person-bar">
          <rect
            width={`${((target / (highest[column] || 1)) * 100).toFixed(2)}%`}
            height="100%"
            rx="4"
          />
        </svg>
      </>
    )),
  }));
  return <PersonTable who={who} columns={columns} people={people} />;
}
