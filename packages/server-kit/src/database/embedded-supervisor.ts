import { setTimeout as wait } from 'node:timers/promises';

export interface Supervision {
  log: {
    warn: (details: object, message: string) => void;
    error: (details: object, message: string) => void;
  };
  /** Called once, when every attempt to start it again has failed. */
  onLost: () => void;
}

export interface SupervisedProcess {
  isAlive: () => boolean;
  start: () => Promise<void>;
}

export interface Pace {
  checkMs: number;
  /** How long before each attempt; after the last one it is given up. */
  pausesMs: readonly number[];
  /** A process that has run for so long has recovered, and its next end is a first one again. */
  stableMs: number;
}

const usualPace: Pace = {
  checkMs: 250,
  pausesMs: [0, 500, 1000, 2000, 4000, 8000, 16_000],
  stableMs: 60_000,
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Starts a process again whenever it ends. It is looked at rather than listened to, since one that was taken over from an
 * app before this one is no one's child here.
 */
export function superviseProcess(
  { isAlive, start }: SupervisedProcess,
  { log, onLost }: Supervision,
  { checkMs, pausesMs, stableMs }: Pace = usualPace,
) {
  const stopping = new AbortController();
  const pause = (ms: number) =>
    wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function startAgain(attempt: number): Promise<void> {
    const pauseMs = pausesMs[attempt] ?? 0;
    log.error(
      { attempt: attempt + 1, of: pausesMs.length, pauseMs },
      'the embedded database ended; restarting it',
    );
    await pause(pauseMs);
    if (stopping.signal.aborted) return;
    try {
      await start();
      if (isAlive()) log.warn({ attempt: attempt + 1 }, 'the embedded database runs again');
    } catch (error) {
      log.error({ attempt: attempt + 1, reason: reasonOf(error) }, 'the embedded database did not restart');
    }
  }

  async function run(): Promise<void> {
    let attempts = 0;
    for (let lastStart = Date.now(); !stopping.signal.aborted; await pause(checkMs)) {
      if (isAlive()) {
        if (Date.now() - lastStart > stableMs) attempts = 0;
      } else if (attempts === pausesMs.length) {
        log.error({ attempts }, 'the embedded database cannot be restarted; giving up');
        onLost();
        return;
      } else {
        await startAgain(attempts);
        attempts += 1;
        lastStart = Date.now();
      }
    }
  }

  const running = run();
  return {
    /** Stops looking. The process itself is left as it is. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
