import { availableParallelism } from 'node:os';
import { runQuietly, type Outcome } from '../processes/run-quietly.ts';

type TurboRun = {
  tasks: readonly string[];
  /** Workspaces to take; all that have the task when left out. */
  filter?: readonly string[];
  flags?: readonly string[];
  onProgress?: (text: string) => void;
};

/** Runs tasks through turbo: what did not change since last time is taken from its cache. */
export function runTurbo({ tasks, filter = [], flags = [], onProgress }: TurboRun): Promise<Outcome> {
  const begun = new Set<string>();
  const parameters = [
    'run',
    ...tasks,
    ...filter.map((name) => `--filter=${name}`),
    '--ui=stream',
    '--output-logs=new-only',
    '--log-order=grouped',
    `--concurrency=${Math.max(2, availableParallelism())}`,
    ...flags,
  ];
  return runQuietly('turbo', parameters, {
    env: {
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      FORCE_COLOR: '0',
    },
    onLine: (line) => {
      const [, name] = /^@rostrum\/([\w-]+):[\w-]+: cache (?:hit|miss)/.exec(line) ?? [];
      if (name === undefined) return;
      begun.add(name);
      onProgress?.(`${begun.size}: ${name}`);
    },
  });
}
