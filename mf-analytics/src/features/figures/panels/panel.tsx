import { Button, Card, DownloadIcon } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import { TableTwin, type TwinTable } from '../charts/table-twin.tsx';
import { saveCsv } from './save-csv.ts';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  /** What the chart shows, in one sentence. */
  sentence: string;
  table: TwinTable;
  /** True for a panel whose content is a table itself. */
  isTable?: boolean;
  children: ReactNode;
}

const toFileName = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** One chart with the sentence that says what it shows, the same figures as a table, and as a file. */
export const Panel = ({ title, sentence, table, isTable = false, children }: PanelProps) => (
  <Card
    title={title}
    extra={
      <Button
        size="small"
        type="text"
        icon={<DownloadIcon aria-hidden size={14} />}
        aria-label={`Download “${title}” as CSV`}
        disabled={table.rows.length === 0}
        onClick={() => saveCsv(toFileName(title), table)}
      >
        CSV
      </Button>
    }
  >
    <p className={styles.sentence}>{sentence}</p>
    {children}
    {isTable || table.rows.length === 0 ? null : <TableTwin caption={`${title}, as a table`} {...table} />}
  </Card>
);
