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
  <table className="person-table">
    <thead>
      <tr>
        <th scope="col">{`${who} `}</th>
        {columns.map(({ name, unit }) => (
          <th key={name} scope="col">
            {`${name}, ${unit} `}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {people.map(({ name, cells }) => (
        <tr key={name}>
          <th scope="row">{`${name} `}</th>
          {cells.map((cell, column) => (
            <td key={columns[column]?.name}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
