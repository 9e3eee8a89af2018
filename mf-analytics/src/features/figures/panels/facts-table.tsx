import { RowsOfTable, toTableRow } from '../charts/rows-of-table.tsx';
import styles from './ranking-panel.module.css';

export interface FactsTableProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A few figures with two names each: one of the row, one of the column. */
export const FactsTable = ({ columns, rows }: FactsTableProps) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <RowsOfTable columns={columns} rows={rows.map(toTableRow)} />
    </table>
  </div>
);
