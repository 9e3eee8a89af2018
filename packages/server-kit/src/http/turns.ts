import { waitInBudget } from '../database/wait-budget.ts';
import { BusinessError } from '../errors.ts';

const stillRunning = () =>
  new BusinessError(
    'unavailable',
    'The same request is still being worked on. Send it again in a few seconds to get its result.',
    { retryAfter: 2 },
  );

/** Runs what has the same key one after the other, in this process; what has another key runs beside it. */
export function createTurns() {
  const running = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    for (let before = running.get(key); before !== undefined; before = running.get(key))
      await waitInBudget(
        before.catch(() => undefined),
        stillRunning,
      );
    const own = work().finally(() => running.delete(key));
    running.set(key, own);
    return own;
  };
}
