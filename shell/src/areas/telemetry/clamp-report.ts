import { reportLimits, type AreaReportInput } from '@rostrum/contracts';

type Measure = 'ms' | 'bytes' | 'shared_hits';

/** A number within the contract's bounds; undefined for what was never measured. */
function clampNumber(value: number | undefined, name: Measure): number | undefined {
  if (value === undefined || Number.isNaN(value)) return undefined;
  const within = Math.min(Math.max(value, 0), reportLimits[name]);
  return name === 'ms' ? within : Math.round(within);
}

/** A text of at most the contract's length, without what a database cannot hold. */
const clampText = (value: string | undefined, name: 'code' | 'message'): string | undefined =>
  value?.replaceAll('\0', '').slice(0, reportLimits[name]).toWellFormed();

/** Returns a report that the server's contract accepts, whatever was measured: a page can be open for days. */
export const clampReport = (report: AreaReportInput): AreaReportInput => ({
  ...report,
  ms: clampNumber(report.ms, 'ms'),
  bytes: clampNumber(report.bytes, 'bytes'),
  shared_hits: clampNumber(report.shared_hits, 'shared_hits'),
  code: clampText(report.code, 'code'),
  message: clampText(report.message, 'message'),
});
