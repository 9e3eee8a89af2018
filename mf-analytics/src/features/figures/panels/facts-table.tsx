import styles from './ranking-panel.module.css';

export interface FactsTableProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A few figures with two names each: one of the row, one of the column. */
export const FactsTable = ({ columns, rows }: FactsTableProps) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
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
        {rows.map(([name = '', ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, place) => (
              <td key={columns[place + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
