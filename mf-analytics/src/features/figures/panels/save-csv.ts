import { csvFileMark, csvOf } from '@rostrum/contracts';
import type { TwinTable } from '../charts/table-twin.tsx';

/** Saves a table as a file of comma-separated values. */
export function saveCsv(name: string, { columns, rows }: TwinTable): void {
  const text = csvOf([columns, ...rows]);
  const url = URL.createObjectURL(new Blob([csvFileMark, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // Revoked at once some browsers cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
