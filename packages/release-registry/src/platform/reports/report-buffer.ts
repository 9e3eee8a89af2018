import type { AreaReport } from '@rostrum/contracts';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import type { RegistryDeps } from '../../registry-deps.ts';
import { figureRepository } from './figures.repository.ts';
import type { ReleaseKey } from '../../releases/release-key.ts';
import { addReport, emptyBatch, type ReportBatch, type Reporter } from './report-batch.ts';

const timeoutMs = 1000;

interface ReportBufferOptions {
  /** Areas of which a user reported a failure, once it was written down. */
  onFailures: (areas: readonly string[]) => Promise<void>;
}

export type ReportBuffer = ReturnType<typeof createReportBuffer>;

/** Gathers reports for a second, so that a busy release costs one row and not one write a visitor. */
export function createReportBuffer(
  { db, clock, log }: Pick<RegistryDeps, 'db' | 'clock' | 'log'>,
  { onFailures }: ReportBufferOptions,
) {
  let batch: ReportBatch = emptyBatch();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(gathered: ReportBatch): Promise<void> {
    const { figures, visitors, faults, dropped } = gathered;
    if (dropped > 0) log.warn({ dropped }, 'more was reported of areas than there is room for');
    await transaction(db, async (tx) => {
      await figureRepository.addFigures(tx, figures.values());
      if (visitors.size > 0) await figureRepository.markVisitors(tx, visitors.values());
      if (faults.size > 0) await figureRepository.addFaults(tx, faults.values());
    });
    const failed = [...visitors.values()].filter((mark) => mark.failed).map(({ area }) => area);
    if (failed.length > 0) await onFailures([...new Set(failed)]);
  }

  /** Writes down what was gathered. Resolves when it and all before it is written, or has been given up and logged. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const gathered = batch;
    if (gathered.figures.size === 0) return writing;
    batch = emptyBatch();
    writing = writing
      .then(() => runAsSystem('figures of releases belong to no organisation', () => write(gathered)))
      .catch((error: unknown) => {
        log.error({ err: error, releases: gathered.figures.size }, 'reports of areas could not be kept');
      });
    return writing;
  }

  return {
    flush,
    add(
      {
        wasGiven,
        ...who
      }: Omit<Reporter, 'isProven' | 'at'> & { wasGiven: (release: ReleaseKey) => boolean },
      reports: readonly AreaReport[],
    ): void {
      const at = clock();
      for (const report of reports) addReport(batch, report, { ...who, isProven: wasGiven(report), at });
      if (reports.length > 0) timer ??= setTimeout(() => void flush(), timeoutMs).unref();
    },
  };
}
