import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../percentile.ts';

const pauseMs = 20;

/** Asks an address over and over while something else runs. */
export async function probeWhile<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; p99: number; max: number; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  let isOver = false;
  const probe = async () => {
    while (!isOver) {
      const began = performance.now();
      const answer = await fetch(url).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok !== true) failed += 1;
      times.push(performance.now() - began);
      await wait(pauseMs);
    }
  };
  const probing = probe();
  try {
    const result = await work();
    isOver = true;
    await probing;
    return { result, p99: percentile(times, 0.99), max: Math.max(...times), failed };
  } finally {
    isOver = true;
  }
}
