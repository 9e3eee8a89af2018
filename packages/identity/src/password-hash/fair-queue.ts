import { BusinessError, RateLimitError } from '@rostrum/server-kit';

export interface FairQueueLimits {
  atOnce: number;
  /** All who wait. */
  longest: number;
  /** Those of one sender who wait. */
  longestOfOne: number;
}

type Job = () => void;

/**
 * Turns for work that is dear. Senders take turns, whatever the number of jobs each brings, so a flood from one address
 * makes no one else wait for more than a few. What cannot get a turn soon is refused at once, with the time after which
 * one is likely.
 */
export function createFairQueue({ atOnce, longest, longestOfOne }: FairQueueLimits) {
  /** In the order in which the senders get their next turn. */
  const lines = new Map<string, Job[]>();
  let running = 0;
  let waiting = 0;
  let averageMs = 50;

  const retryAfter = (): number => Math.max(1, Math.ceil(((waiting + 1) * averageMs) / atOnce / 1000));

  function next(): void {
    const [turn] = lines;
    if (running >= atOnce || !turn) return;
    const [sender, line] = turn;
    const job = line.shift();
    // To the end: the others come first now.
    lines.delete(sender);
    if (line.length > 0) lines.set(sender, line);
    waiting -= 1;
    job?.();
  }

  function wait(sender: string): Promise<void> | undefined {
    if (running < atOnce && waiting === 0) return undefined;
    const line = lines.get(sender) ?? [];
    if (line.length >= longestOfOne) throw new RateLimitError(retryAfter());
    if (waiting >= longest)
      throw new BusinessError(
        'unavailable',
        'Too many people sign in at this moment. Try again in a few seconds.',
        { retryAfter: retryAfter() },
      );
    waiting += 1;
    lines.set(sender, line);
    return new Promise((resolve) =>
      line.push(() => {
        running += 1;
        resolve();
      }),
    );
  }

  return async function withTurn<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
    const turn = wait(sender);
    if (turn) await turn;
    else running += 1;
    const began = performance.now();
    try {
      return await work();
    } finally {
      averageMs += (performance.now() - began - averageMs) / 10;
      running -= 1;
      next();
    }
  };
}
