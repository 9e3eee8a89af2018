import { maximumReports, reportsPath, type AreaReportInput } from '@rostrum/contracts';
import { clampReport } from './clamp-report.ts';

/** No more than the server could make use of. */
const mostPerPage = 300;
const mostAlike = 5;
const restMs = 10_000;
/** An error is told soon: a release that fails is taken back the sooner. */
const urgentMs = 1_500;
/** What fails this shortly before the page is left was mostly broken off by leaving it. */
const brokenOffMs = 1_000;

export interface ReportQueue {
  add(report: AreaReportInput): void;
  /** Sends what there is; while the page is being left in a way that outlives it. */
  flush(isLeaving?: boolean): void;
}

interface Queued {
  report: AreaReportInput;
  at: number;
}

export type Send = (body: string, isLeaving: boolean) => void;

/** Reports are a courtesy: whatever becomes of them, the page goes on without a word. */
export const sendReports: Send = (body, isLeaving) => {
  if (isLeaving && navigator.sendBeacon?.(reportsPath, new Blob([body], { type: 'text/plain' }))) return;
  const headers = { 'Content-Type': 'application/json' };
  void fetch(reportsPath, { method: 'POST', body, headers, keepalive: true }).catch(() => {});
};

const keyOf = ({ area, version, kind, stage, message }: AreaReportInput) =>
  [area, version, kind, stage, message].join('|');

/** Gathers reports and sends them in batches. A page that fails in a loop sends a few of each kind and then no more. */
export function createReportQueue({
  send = sendReports,
  proofs = () => [],
}: { send?: Send; proofs?: () => readonly string[] } = {}): ReportQueue {
  let waiting: Queued[] = [];
  let left = mostPerPage;
  const errors = new Map<string, number>();
  let timer: { due: number; stop: () => void } | null = null;

  function flush(isLeaving = false) {
    timer?.stop();
    timer = null;
    const now = performance.now();
    const reports = waiting
      .filter(
        ({ report, at }) =>
          !isLeaving || report.kind !== 'error' || report.stage === 'render' || now - at > brokenOffMs,
      )
      .map(({ report }) => report);
    waiting = [];
    while (reports.length > 0)
      send(JSON.stringify({ reports: reports.splice(0, maximumReports), proofs: proofs() }), isLeaving);
  }

  function flushWithin(ms: number) {
    const due = performance.now() + ms;
    if (timer && timer.due <= due) return;
    timer?.stop();
    const id = setTimeout(flush, ms);
    timer = { due, stop: () => clearTimeout(id) };
  }

  return {
    add(report) {
      if (left <= 0) return;
      const isError = report.kind === 'error';
      const alike = errors.get(keyOf(report)) ?? 0;
      if (isError && alike >= mostAlike) return;
      if (isError) errors.set(keyOf(report), alike + 1);
      left -= 1;
      waiting.push({ report: clampReport(report), at: performance.now() });
      flushWithin(isError ? urgentMs : restMs);
    },
    flush,
  };
}
