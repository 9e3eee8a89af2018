import type { ReactNode } from 'react';
import { useIsPhone } from '../hooks/use-media-query.ts';
import type { DataColumn, DataSelection, DataSort } from './data-column.ts';
import { DataCards } from './data-cards.tsx';
import { DataGrid } from './data-grid.tsx';
import { DataTableSkeleton } from './data-table-skeleton.tsx';
import { Pager, type PagerProps } from './pager.tsx';
import './data-table.css';

export interface DataTableProps<Row> {
  /** What the rows are, for screen readers: "People". */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined while they load: a skeleton stands in. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Where a row leads, if anywhere; its first column becomes a real link and the whole row follows it. */
  rowHref?: (row: Row) => string | undefined;
  /** Opens a row in place (drawer) instead of following its link. */
  onOpen?: (row: Row) => void;
  /** The row that is open now gets the accent edge. */
  openKey?: string | undefined;
  selection?: DataSelection<Row>;
  sort?: DataSort | undefined;
  onSort?: (sort: DataSort) => void;
  page?: PagerProps;
  /** Two-line rows are 52 high, single-line ones 40. */
  density?: 'two-line' | 'single-line';
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Newer rows are on their way; the old ones stay readable. */
  refreshing?: boolean;
  skeletonRows?: number;
}

/** Rows of one kind: a table on wide windows, cards on phones. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  const { rows, label, columns, selection, skeletonRows = 10, empty, page } = props;
  if (rows === undefined) {
    return (
      <DataTableSkeleton
        label={label}
        columns={columns}
        rows={skeletonRows}
        selectable={selection !== undefined}
        cards={isPhone}
      />
    );
  }
  if (rows.length === 0 && empty !== undefined)
    return <div className="r-data-table r-data-table--empty">{empty}</div>;
  return (
    <div className="r-data-table" aria-busy={props.refreshing ?? false}>
      {isPhone ? <DataCards {...props} rows={rows} /> : <DataGrid {...props} rows={rows} />}
      {page ? <Pager {...page} /> : null}
    </div>
  );
}
