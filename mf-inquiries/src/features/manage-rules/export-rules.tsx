import { csvFileMark, csvOf, inquiryTypeLabel, type CsvRow } from '@rostrum/contracts';
import { inquiryRules, ruleColumns, ruleLists, type InquiryRule } from '@rostrum/contracts/inquiries';
import { useApiClient } from '@rostrum/remote-runtime';
import { Button, DownloadIcon, notify } from '@rostrum/ui-kit';
import { useState } from 'react';

const pageSize = 100;

const toRow = (rule: InquiryRule): CsvRow => [
  rule.list,
  rule.kind,
  rule.pattern,
  rule.action ?? '',
  rule.types.map(inquiryTypeLabel).join('; '),
  rule.reason,
  rule.expires_at ?? '',
];

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([csvFileMark, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'blocked-list.csv';
  link.click();
  // Revoked at once some browsers cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves every rule of both lists as a file that can be imported elsewhere. */
export function ExportRules() {
  const api = useApiClient();
  const [isReading, setIsReading] = useState(false);
  const read = async () => {
    setIsReading(true);
    try {
      const rows: CsvRow[] = [ruleColumns];
      for (const list of ruleLists)
        for (let from = 0, total = 1; from < total; from += pageSize) {
          const query = { list, page_from: from, page_size: pageSize };
          const page = await api.call(inquiryRules.list, { query });
          total = page.total;
          rows.push(...page.items.map(toRow));
        }
      save(csvOf(rows));
    } catch (error) {
      notify.error({
        title: 'Could not export the rules.',
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
