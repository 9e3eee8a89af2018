import { csvFileMark, csvOf, type CsvRow, type RecordedChange } from '@rostrum/contracts';
import { Button, DownloadIcon, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import type { ChangeWords } from './change-words.ts';

const pageSize = 100;
/** The farthest that a list is read. */
const mostRows = 10_000;

const headOf = (noun: string): CsvRow => [
  'Time',
  noun,
  'Changed by',
  'Role',
  'What',
  'Field',
  'Before',
  'After',
];

/** A row for each field that changed; a step without fields has one row. */
const toRows = ({ created_at, entity, actor, text, changes }: RecordedChange): CsvRow[] => {
  const step = [created_at, entity.label, actor.name, actor.role, text];
  return changes.length === 0
    ? [[...step, '', '', '']]
    : changes.map(({ field, before, after }) => [...step, field, before, after]);
};

function save(text: string, file: string): void {
  const url = URL.createObjectURL(new Blob([csvFileMark, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  // Revoked at once some browsers cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export interface ExportChangesProps {
  /** One page of the changes under the filters. */
  readPage: (page: { page_from: number; page_size: number }) => Promise<{
    items: readonly RecordedChange[];
    total: number;
  }>;
  words: Pick<ChangeWords, 'noun' | 'file'>;
}

/** Saves every change under the filters as a file, page by page from the server. */
export function ExportChanges({ readPage, words }: ExportChangesProps) {
  const [isReading, setIsReading] = useState(false);
  const read = async () => {
    setIsReading(true);
    try {
      const rows: CsvRow[] = [headOf(words.noun)];
      for (let from = 0, total = 1; from < total && from < mostRows; from += pageSize) {
        const page = await readPage({ page_from: from, page_size: pageSize });
        total = page.total;
        rows.push(...page.items.flatMap(toRows));
      }
      save(csvOf(rows), words.file);
    } catch (error) {
      notify.error({
        title: 'Could not export the changes.',
        description: error instanceof Error ? error.message : undefined,
      });
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Button icon={<DownloadIcon aria-hidden size={16} />} loading={isReading} onClick={() => void read()}>
      Export CSV
    </Button>
  );
}
