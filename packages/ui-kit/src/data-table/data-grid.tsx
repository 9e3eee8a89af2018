import type { TableProps } from 'antd';
import { Table } from '../antd/data.ts';
import { classNames } from '../class-names.ts';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../icons.ts';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import type { DataColumn, DataSort } from './data-column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { canOpen, openRow, opensRow } from './row-opening.ts';
import { RowLink } from './row-link.tsx';

const antdOrder = { asc: 'ascend', desc: 'descend' } as const;

export type DataGridProps<Row> = Omit<DataTableProps<Row>, 'rows'> & { rows: readonly Row[] };

/** The table form of DataTable. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowHref,
    onOpen,
    openKey,
    selection,
    sort,
    onSort,
    density = 'two-line',
  } = props;
  const navigate = useNavigation();
  const narrow = useMediaQuery('(max-width: 1180px)');
  const visible = columns.filter((column) => !(narrow && (column.hideUpTo ?? 0) >= 1180));

  return (
    <Table<Row>
      className={classNames('r-data-grid', `r-data-grid--${density}`)}
      aria-label={label}
      columns={visible.map((column, index) => antdColumn(column, index, props, sort))}
      dataSource={[...rows]}
      rowKey={rowKey}
      pagination={false}
      rowSelection={selection && antdSelection(selection)}
      rowClassName={(row) =>
        classNames(
          canOpen(row, props) && 'r-data-grid__row--opens',
          openKey === rowKey(row) && 'r-data-grid__row--open',
        )
      }
      onRow={(row) =>
        canOpen(row, props)
          ? {
              onClick: (event) =>
                opensRow(event) ? openRow(event, row, { rowHref, onOpen, navigate }) : undefined,
            }
          : {}
      }
      onChange={(_pagination, _filters, sorter) => {
        const changed = Array.isArray(sorter) ? sorter[0] : sorter;
        if (!onSort || typeof changed?.columnKey !== 'string') return;
        onSort({ by: changed.columnKey, order: changed.order === 'descend' ? 'desc' : 'asc' });
      }}
    />
  );
}

const sortIcons = { ascend: ArrowUpIcon, descend: ArrowDownIcon };

function SortIcon({ order }: { order: keyof typeof sortIcons | null }) {
  const Arrow = order ? sortIcons[order] : ArrowUpDownIcon;
  return <Arrow className="r-data-grid__sort" aria-hidden />;
}

type AntdColumn<Row> = NonNullable<TableProps<Row>['columns']>[number];

function antdColumn<Row extends object>(
  column: DataColumn<Row>,
  index: number,
  { rowHref, onOpen }: DataGridProps<Row>,
  sort: DataSort | undefined,
): AntdColumn<Row> {
  return {
    // antd reports a sort by the column's key, so a sorting column carries the name of its field.
    key: column.sort ?? column.key,
    title: column.title,
    align: column.align ?? 'start',
    width: column.width,
    rowScope: index === 0 ? 'row' : undefined,
    sorter: column.sort !== undefined,
    sortOrder: column.sort !== undefined && sort?.by === column.sort ? antdOrder[sort.order] : null,
    sortDirections: ['ascend', 'descend', 'ascend'],
    showSorterTooltip: false,
    sortIcon: ({ sortOrder }) => <SortIcon order={sortOrder ?? null} />,
    render: (_value, row) =>
      index === 0 ? (
        <RowLink row={row} rowHref={rowHref} onOpen={onOpen}>
          {column.render(row)}
        </RowLink>
      ) : (
        column.render(row)
      ),
  };
}

const antdSelection = <Row extends object>({
  selected,
  onChange,
  label,
}: NonNullable<DataTableProps<Row>['selection']>): TableProps<Row>['rowSelection'] => ({
  selectedRowKeys: [...selected],
  onChange: (keys) => onChange(keys.map(String)),
  getTitleCheckboxProps: () => ({ 'aria-label': 'Select all rows of this page' }),
  getCheckboxProps: (row) => ({ 'aria-label': `Select ${label(row)}` }),
});
