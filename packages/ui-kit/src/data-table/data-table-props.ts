import type { ReactNode } from 'react';
import type { DataColumn, DataSelection, DataSort } from './data-column.ts';
import type { PagerProps } from './pager.tsx';

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
