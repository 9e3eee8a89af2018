import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

const store = new AsyncLocalStorage<string[]>();

/** The statements that one piece of work sends, in order, and none of what the server does beside it. */
export async function recordedQueries(work: () => Promise<unknown>): Promise<string[]> {
  const plain = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args;
    const text =
      typeof first === 'string'
        ? first
        : typeof first === 'object' && first !== null && 'text' in first
          ? String(first.text)
          : '';
    // In whose name a connection asked before is chance, and so is whether it must be told anew.
    if (!text.startsWith('select set_config(')) store.getStore()?.push(text);
    return Reflect.apply(plain, this, args) as never;
  });
  try {
    const queries: string[] = [];
    await store.run(queries, work);
    return queries;
  } finally {
    spy.mockRestore();
  }
}
