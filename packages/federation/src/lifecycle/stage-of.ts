import type { ReportStage } from '@rostrum/contracts';
import { TimeoutError } from './with-timeout.ts';

const unreachable = /RUNTIME-|Failed to fetch|NetworkError|Load failed|answered \d{3}|chunk/i;

/** Where a load went wrong, as far as its error tells. */
export function stageOfLoad(error: unknown): ReportStage {
  if (!(error instanceof Error)) return 'import';
  const { message } = error;
  if (/is refused:|integrity/i.test(message)) return 'integrity';
  if (/exports no lifecycles/.test(message)) return 'bootstrap';
  if (/manifest/i.test(message)) return 'manifest';
  if (error instanceof TimeoutError || error.name === 'TimeoutError' || unreachable.test(message))
    return 'load';
  // What is left was thrown by the code of the release itself.
  return 'import';
}
