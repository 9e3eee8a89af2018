import { setTimeout as wait } from 'node:timers/promises';
import { spawnServer } from '../spawn-server.ts';
import { createReporter, gatherVisit, type Visited } from './report-visits.ts';

export interface Recording {
  recordedPerSecond: number;
  /** Calls that told of them: each holds what a browser gathers of one visit. */
  reportsPerSecond: number;
  /** Answers of `recorded` that came before the server was killed, and whose event is not there. */
  lost: number;
}

export interface RecordingInput {
  /** Environment that leads a server of its own to the database. */
  environment: Record<string, string>;
  visited: readonly Visited[];
  /** What others do at the same time, until told to stop. */
  beside: (origin: string, isOver: () => boolean) => Promise<void>;
  /** How many events the database has of those that are reported here. */
  countStored: () => Promise<number>;
}

const browsers = 48;
const seconds = 10;

/** Reports views to a server of its own as fast as it answers, and kills it amid them. */
export async function recordUntilKilled({
  environment,
  visited,
  beside,
  countStored,
}: RecordingInput): Promise<Recording> {
  const { origin, kill } = await spawnServer(environment);
  try {
    const before = await countStored();
    let recorded = 0;
    let reports = 0;
    let isOver = false;
    const reporter = createReporter(origin, browsers);
    const report = async (browser: number) => {
      for (let visit = browser; !isOver; visit += browsers) {
        const place = visited[visit % visited.length];
        if (!place) return;
        const count = await reporter.send(
          gatherVisit(place, visit),
          `Mozilla/5.0 (Windows NT 10.0) ${browser}.${visit}`,
        );
        recorded += count;
        if (count > 0) reports += 1;
      }
    };
    const running = [
      ...Array.from({ length: browsers }, (_, browser) => report(browser)),
      beside(origin, () => isOver).catch(() => {}),
    ];
    await wait(seconds * 1000);
    const [recordedPerSecond, reportsPerSecond] = [recorded / seconds, reports / seconds];
    await kill();
    isOver = true;
    await Promise.all(running);
    reporter.close();
    return {
      recordedPerSecond,
      reportsPerSecond,
      lost: Math.max(0, recorded - ((await countStored()) - before)),
    };
  } finally {
    await kill();
  }
}
