import { RowsOfTable, toTableRow } from './rows-of-table.tsx';
import styles from './table-twin.module.css';

/** The figures of a chart as rows; the first cell names the row. */
export interface TwinTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

export interface TableTwinProps extends TwinTable {
  caption: string;
}

/** The chart's twin: every figure as a number, closed until a person wants it. */
export const TableTwin = ({ caption, columns, rows }: TableTwinProps) => (
  <details className={styles.details}>
    <summary>Show as table</summary>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="r-visually-hidden">{caption}</caption>
        <RowsOfTable columns={columns} rows={rows.map(toTableRow)} />
      </table>
    </div>
  </details>
);
