import { LiveRegion } from '../a11y/live-region.tsx';
import { SkeletonBlock } from '../layout/skeleton.tsx';
import type { CellSkeleton, DataColumn } from './data-column.ts';
import './data-table-skeleton.css';

export interface DataTableSkeletonProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: number;
  selectable: boolean;
  cards: boolean;
}

// Widths vary the way real names do; fixed, so that every render is alike.
const widths = [142, 108, 164, 129, 116, 152, 100, 142, 128, 158];
const widthAt = (row: number, column: number) => widths[(row + column * 3) % widths.length] ?? 120;

/** The table's real header over grey rows that fade down. */
export function DataTableSkeleton<Row>({
  label,
  columns,
  rows,
  selectable,
  cards,
}: DataTableSkeletonProps<Row>) {
  const lines = Array.from({ length: cards ? Math.min(rows, 5) : rows }, (_, row) => row);
  return (
    <div className="r-table-skeleton" aria-busy="true">
      <LiveRegion message={`Loading ${label.toLowerCase()}`} />
      <table aria-hidden>
        {cards ? null : (
          <thead>
            <tr>
              {selectable ? <td className="r-table-skeleton__box">&nbsp;</td> : null}
              {columns.map((column) => (
                <th
                  key={column.key}
                  style={{ width: column.width }}
                  className={column.align === 'end' ? 'r-table-skeleton--end' : undefined}
                >
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {lines.map((row) => (
            <tr key={row} style={{ opacity: Math.max(0.2, 1 - row * 0.09) }}>
              {selectable ? (
                <td className="r-table-skeleton__box">
                  <SkeletonBlock width={16} height={16} />
                </td>
              ) : null}
              {(cards ? columns.slice(0, 1) : columns).map((column, index) => (
                <td key={column.key} className={column.align === 'end' ? 'r-table-skeleton--end' : undefined}>
                  <CellBlocks
                    kind={column.skeleton ?? (index === 0 ? 'person' : 'text')}
                    width={widthAt(row, index)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CellBlocks({ kind, width }: { kind: CellSkeleton; width: number }) {
  switch (kind) {
    case 'person':
      return (
        <span className="r-table-skeleton__person">
          <SkeletonBlock width={32} height={32} round />
          <span className="r-table-skeleton__lines">
            <SkeletonBlock width={width} />
            <SkeletonBlock width={width + 40} height={9} />
          </span>
        </span>
      );
    case 'bar':
      return <SkeletonBlock width={76} height={5} />;
    case 'number':
      return <SkeletonBlock width={20} />;
    case 'short':
      return <SkeletonBlock width={58} />;
    case 'text':
      return <SkeletonBlock width={Math.round(width * 0.7)} />;
  }
}
