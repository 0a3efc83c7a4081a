import type { ReactNode } from 'react';

type PersonTableProps = {
  /** The heading of the column of names. */
  who: string;
  columns: readonly { readonly name: string; readonly unit: string }[];
  /** A row for each person, with a cell for each column. */
  people: readonly { name: string; cells: readonly ReactNode[] }[];
};

/** A table of several people and some nutrients. */
export const PersonTable = ({ who, columns, people }: PersonTableProps) => (
  <table className="w-full flex-1 @max-md:text-sm [&_th]:text-start">
    <thead>
      <tr className="align-bottom text-muted">
        <th scope="col" className="pb-2 font-semibold">
          {`${who} `}
        </th>
        {columns.map(({ name, unit }) => (
          <th key={name} scope="col" className="ps-3 pb-2 font-semibold @md:ps-6">
            {`${name}, ${unit} `}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {people.map(({ name, cells }) => (
        <tr key={name} className="border-t border-line">
          <th scope="row" className="py-2.5 font-semibold whitespace-nowrap">
            {`${name} `}
          </th>
          {cells.map((cell, column) => (
            <td key={columns[column]?.name} className="py-2.5 ps-3 leading-snug @md:ps-6">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
