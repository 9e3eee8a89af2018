import { setImmediate as nextTurn } from 'node:timers/promises';

/** More would make a statement that the database plans for longer than it saves. */
const mostAtOnce = 500;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Does for many callers at once what each of them waits for. While one batch is on its way the next gathers, so one caller
 * alone waits for no timer, and under load each statement serves more of them. `work` returns one result for each item, in
 * their order; when it fails, each item is tried alone, so that none fails for another.
 */
export function inBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A batch has one result for each of its items.');
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as Result);
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await settle([one]);
      else batch[0]?.reject(error);
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    // What arrives in the same turn goes together.
    await nextTurn();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      await settle(batch);
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void run();
    });
}
