import { formatNumber } from '@rostrum/contracts';
import type { Others } from '@rostrum/contracts/analytics';
import type { ReactNode } from 'react';
import { RowsOfTable } from '../charts/rows-of-table.tsx';
import styles from './ranking-panel.module.css';
import { Panel } from './panel.tsx';
import { countText, type Unit } from './sentences.ts';

type Cell = number | string | null;

export interface RankingPanelProps {
  title: string;
  /** What a row is: `['person', 'people']`. */
  row: Unit;
  /** What is counted in the first column of figures. */
  unit: Unit;
  columns: readonly string[];
  rows: readonly { key: string; name: string; label: ReactNode; cells: readonly Cell[] }[];
  others: Others;
  /** What it shows, where that is more than who comes first. */
  sentence?: string;
  /** Where it leads, below the rows. */
  more?: ReactNode;
}

/** A count as it may be shown: those of one to four are not told apart. */
const cellText = (cell: Cell): string =>
  cell === null ? '< 5' : typeof cell === 'number' ? formatNumber(cell) : cell;

const describe = ({ row, unit, rows, others }: RankingPanelProps): string => {
  const [first] = rows;
  if (!first)
    return others.rows === 0
      ? `No ${unit[1]} in these days.`
      : `${countText(others.rows, row)} with fewer than 5 each, ${countText(others.count, unit)} together.`;
  const rest =
    others.rows > 0 ? ` ${formatNumber(others.rows)} more have ${formatNumber(others.count)} together.` : '';
  // Titles are sentences of their own.
  const name = /[.?!]/.test(first.name) ? `“${first.name}”` : first.name;
  return `Most: ${name}, with ${cellText(first.cells[0] ?? 0)} ${unit[1]}.${rest}`;
};

/** Who or what comes first, by name; those of fewer than five are counted together. */
export function RankingPanel(props: RankingPanelProps) {
  const { title, columns, rows, more, sentence = describe(props) } = props;
  return (
    <Panel
      title={title}
      sentence={sentence}
      isTable
      table={{ columns, rows: rows.map(({ name, cells }) => [name, ...cells.map(cellText)]) }}
    >
      {rows.length > 0 ? (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <RowsOfTable
              columns={columns}
              rows={rows.map(({ key, label, cells }) => ({ key, name: label, cells: cells.map(cellText) }))}
            />
          </table>
        </div>
      ) : null}
      {more ? <p>{more}</p> : null}
    </Panel>
  );
}
