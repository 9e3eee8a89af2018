import { setTimeout as wait } from 'node:timers/promises';
import { sampleOfManyExperts } from '@rostrum/api-server/testing/search';
import { median } from '../metric.ts';
import { percentile } from '../percentile.ts';

export interface Call {
  url: string;
  headers: Record<string, string>;
}

export interface Arrivals {
  /** Made in turns. */
  calls: readonly Call[];
  perSecond: number;
  seconds: number;
  /** Each long enough for a 99th percentile: hundreds of calls. */
  rounds?: number;
}

/**
 * Calls that come as people's do: each at a moment of its own, on average so many a second, whether or not those before
 * are answered. A time counts from when the call was due. (A generator with a fixed number of connections sends a
 * second's calls at once and then pauses, which measures a burst.) In rounds, of which the middle one counts: a machine
 * that is shared stands still now and then, and ten calls that wait for it are one in a hundred.
 */
export async function arrive({ calls, perSecond, seconds, rounds = 5 }: Arrivals) {
  const { random } = sampleOfManyExperts();
  let made = 0;
  const next = () => calls[made++ % calls.length];
  const pause = () => (-Math.log(1 - random.next()) / perSecond) * 1000;
  const seen = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await arriveFor(seconds / rounds, next, pause));
  return {
    p50: median(seen.map(({ p50 }) => p50)),
    p99: median(seen.map(({ p99 }) => p99)),
    failed: seen.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function arriveFor(seconds: number, next: () => Call | undefined, pause: () => number) {
  const times: number[] = [];
  let failed = 0;
  const make = async ({ url, headers }: Call, due: number) => {
    const answer = await fetch(url, { headers }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok !== true) failed += 1;
    times.push(performance.now() - due);
  };
  const made: Promise<void>[] = [];
  const end = performance.now() + seconds * 1000;
  for (let due = performance.now(); due < end;) {
    await wait(Math.max(0, due - performance.now()));
    const call = next();
    if (call) made.push(make(call, due));
    due += pause();
  }
  await Promise.all(made);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), failed };
}
