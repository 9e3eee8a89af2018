import { csvFileMark, csvOf, type CsvRow } from '@rostrum/contracts';
import { inquiryActivityLog, type InquiryStep } from '@rostrum/contracts/inquiries';
import { useApiClient } from '@rostrum/remote-runtime';
import { Button, DownloadIcon, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import type { StepFilters } from './steps.queries.ts';

const pageSize = 100;
/** The farthest that a list is read. */
const mostRows = 10_000;

const head: CsvRow = ['Time', 'Inquiry', 'Subject', 'Who', 'Role', 'What'];
const toRow = ({ created_at, entity, subject, actor, text }: InquiryStep): CsvRow => [
  created_at,
  entity.label,
  subject ?? '',
  actor.name,
  actor.role,
  text,
];

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([csvFileMark, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'inquiry-activity.csv';
  link.click();
  // Revoked at once some browsers cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves every step under the filters as a file, page by page from the server. */
export function ExportSteps({ filters }: { filters: StepFilters }) {
  const api = useApiClient();
  const [isReading, setIsReading] = useState(false);
  const read = async () => {
    setIsReading(true);
    try {
      const rows: CsvRow[] = [head];
      for (let from = 0, total = 1; from < total && from < mostRows; from += pageSize) {
        const query = { ...filters, page_from: from, page_size: pageSize };
        const page = await api.call(inquiryActivityLog.list, { query });
        total = page.total;
        rows.push(...page.items.map(toRow));
      }
      save(csvOf(rows));
    } catch (error) {
      notify.error({
        title: 'Could not export the activity.',
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
