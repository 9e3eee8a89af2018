import { setImmediate as nextTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';

/** A statement that takes longer may hang, on a connection that died in silence; the next batch does not wait for it. */
const timeoutMs = 1000;
const mostAtOnce = 500;

/** Resolves when the work has ended either way, or after the timeout. */
async function waitFor(work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timeout = setTimeout(resolve, timeoutMs);
  work.then(
    () => resolve(),
    () => resolve(),
  );
  await promise;
  clearTimeout(timeout);
}

/**
 * Answers look-ups of single rows by one statement for all callers. While a statement runs, further look-ups join the
 * next batch. So each is answered by a statement that began after it was asked: nothing is cached, what was committed
 * counts at once, and two hundred tabs that ask together cost one round trip.
 */
export function batchReads<Row>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let statement: Promise<unknown> = Promise.resolve();
  let turn: Promise<void> = Promise.resolve();

  const loader = new DataLoader<string, Row | undefined>(
    async (keys) => {
      const found = load([...new Set(keys)]);
      statement = found;
      const rows = await found;
      return keys.map((key) => rows.get(key));
    },
    {
      cache: false,
      maxBatchSize: mostAtOnce,
      batchScheduleFn(send) {
        turn = turn.then(async () => {
          // Not at once: what arrives in one turn of the loop is asked together.
          await nextTurn();
          send();
          await waitFor(statement);
        });
      },
    },
  );
  return (key) => loader.load(key);
}
