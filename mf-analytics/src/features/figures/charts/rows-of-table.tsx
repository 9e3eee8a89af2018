import type { ReactNode } from 'react';

export interface TableRow {
  key: string;
  /** Names the row. */
  name: ReactNode;
  cells: readonly (string | number)[];
}

/** Head and rows of a table of figures, each with two names: that of its row and that of its column. */
export const RowsOfTable = ({ columns, rows }: { columns: readonly string[]; rows: readonly TableRow[] }) => (
  <>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, cells }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map((cell, place) => (
            <td key={columns[place + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </>
);

/** The first cell names the row. */
export const toTableRow = ([name = '', ...cells]: readonly (string | number)[]): TableRow => ({
  key: String(name),
  name,
  cells,
});
