import { useIsPhone } from '../hooks/use-media-query.ts';
import { DataCards } from './data-cards.tsx';
import { DataGrid } from './data-grid.tsx';
import { DataTableSkeleton } from './data-table-skeleton.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { Pager } from './pager.tsx';
import './data-table.css';

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
      {page ? <Pager label={label} {...page} /> : null}
    </div>
  );
}
