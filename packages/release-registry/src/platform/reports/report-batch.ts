import { createHash } from 'node:crypto';
import { failureStages, type AreaReport } from '@rostrum/contracts';
import type { ReleaseKey } from '../../releases/release-key.ts';
import { cleanMessage } from './clean-message.ts';
import { bucketOf, emptyHistogram } from './histogram.ts';

/** The figures of one release in one minute. */
export interface Figures extends ReleaseKey {
  minute: string;
  loads: number;
  failures: number;
  faults: number;
  unproven: number;
  blocks: number;
  blocked_ms: number;
  bytes: number;
  shared_hits: number;
  load_ms: number[];
  mount_ms: number[];
  interactive_ms: number[];
}

export interface VisitorMark extends ReleaseKey {
  visitor: string;
  is_account: boolean;
  at: string;
  failed: boolean;
}

export interface Fault extends ReleaseKey {
  fingerprint: string;
  stage: string;
  code: string;
  message: string;
  count: number;
  at: string;
}

/** What was reported since the last time it was written down. */
export interface ReportBatch {
  figures: Map<string, Figures>;
  visitors: Map<string, VisitorMark>;
  faults: Map<string, Fault>;
  /** What there was no room for. */
  dropped: number;
}

export const emptyBatch = (): ReportBatch => ({
  figures: new Map(),
  visitors: new Map(),
  faults: new Map(),
  dropped: 0,
});

/** So that a flood costs no more memory, and no longer statement, than this. */
const mostVisitors = 2000;
const mostFaults = 100;

const failures: ReadonlySet<string> = new Set(failureStages);
export const isFailure = ({ kind, stage }: AreaReport): boolean =>
  kind === 'error' && stage !== undefined && failures.has(stage);

function figuresOf(batch: ReportBatch, { area, version }: ReleaseKey, at: Date): Figures {
  const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000).toISOString();
  const key = `${area} ${version} ${minute}`;
  const known = batch.figures.get(key);
  if (known) return known;
  const fresh: Figures = {
    area,
    version,
    minute,
    loads: 0,
    failures: 0,
    faults: 0,
    unproven: 0,
    blocks: 0,
    blocked_ms: 0,
    bytes: 0,
    shared_hits: 0,
    load_ms: emptyHistogram(),
    mount_ms: emptyHistogram(),
    interactive_ms: emptyHistogram(),
  };
  batch.figures.set(key, fresh);
  return fresh;
}

const note = (spread: number[], ms: number | undefined): void => {
  if (ms === undefined) return;
  const bucket = bucketOf(ms);
  spread[bucket] = (spread[bucket] ?? 0) + 1;
};

function count(figures: Figures, report: AreaReport, isProven: boolean): void {
  switch (report.kind) {
    case 'load':
      figures.loads += 1;
      figures.bytes += report.bytes ?? 0;
      figures.shared_hits += report.shared_hits ?? 0;
      return note(figures.load_ms, report.ms);
    case 'mount':
      return note(figures.mount_ms, report.ms);
    case 'interactive':
      return note(figures.interactive_ms, report.ms);
    case 'blocked':
      figures.blocks += 1;
      figures.blocked_ms += Math.round(report.ms ?? 0);
      return;
    case 'error':
      if (!isFailure(report)) figures.faults += 1;
      else if (isProven) figures.failures += 1;
      else figures.unproven += 1;
  }
}

function noteFault(batch: ReportBatch, report: AreaReport, at: string): void {
  const { area, version, stage = 'other' } = report;
  const code = cleanMessage(report.code, 60);
  const message = cleanMessage(report.message);
  // Numbers differ from one happening to the next; the fault is the same.
  const kind = `${stage} ${code} ${message.replaceAll(/\d+/g, '0')}`;
  const fingerprint = createHash('sha256').update(kind).digest('hex').slice(0, 32);
  const key = `${area} ${version} ${fingerprint}`;
  const known = batch.faults.get(key);
  if (known) {
    known.count += 1;
    known.at = at;
  } else if (batch.faults.size < mostFaults)
    batch.faults.set(key, { area, version, fingerprint, stage, code, message, count: 1, at });
  else batch.dropped += 1;
}

function noteVisitor(batch: ReportBatch, mark: VisitorMark): void {
  const key = `${mark.area} ${mark.version} ${mark.visitor}`;
  const known = batch.visitors.get(key);
  if (known) batch.visitors.set(key, { ...mark, failed: known.failed || mark.failed });
  else if (batch.visitors.size < mostVisitors) batch.visitors.set(key, mark);
  else batch.dropped += 1;
}

/** Who tells something of a release. */
export interface Reporter {
  visitor: string;
  isAccount: boolean;
  /** Whether this release was given to them: only then they count as a user who tried it. */
  isProven: boolean;
  at: Date;
}

/** Adds one report. A visitor is marked once per release, however much they report. */
export function addReport(batch: ReportBatch, report: AreaReport, who: Reporter): void {
  const at = who.at.toISOString();
  count(figuresOf(batch, report, who.at), report, who.isProven);
  if (report.kind === 'error') noteFault(batch, report, at);
  if (report.kind !== 'blocked' && who.isProven)
    noteVisitor(batch, {
      area: report.area,
      version: report.version,
      visitor: who.visitor,
      is_account: who.isAccount,
      at,
      failed: isFailure(report),
    });
}
