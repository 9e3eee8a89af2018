import { Button, Card, CopyIcon, DownloadIcon, notify } from '@rostrum/ui-kit';
import { useRef, type ReactNode } from 'react';
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
export function Panel({ title, sentence, table, isTable = false, children }: PanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const copy = async () => {
    const element = content.current;
    if (!element) return;
    const { copyPanelImage } = await import('./copy-image.ts');
    const chart = element.querySelector<SVGElement>('[data-chart] svg');
    try {
      const done = await copyPanelImage({ title, sentence, table, chart, element }, toFileName(title));
      notify.success({
        title: done === 'copied' ? `“${title}” copied as an image` : `“${title}” saved as an image`,
      });
    } catch {
      notify.error({ title: `“${title}” could not be drawn. Download it as CSV instead.` });
    }
  };
  return (
    <Card
      title={title}
      extra={
        <>
          <Button
            size="small"
            type="text"
            icon={<CopyIcon aria-hidden size={14} />}
            aria-label={`Copy “${title}” as image`}
            disabled={table.rows.length === 0}
            onClick={() => void copy()}
          >
            Image
          </Button>
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
        </>
      }
    >
      <p className={styles.sentence}>{sentence}</p>
      <div ref={content}>{children}</div>
      {isTable || table.rows.length === 0 ? null : <TableTwin caption={`${title}, as a table`} {...table} />}
    </Card>
  );
}
