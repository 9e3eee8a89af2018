import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

interface Failure {
  /** Statements that have failed before, by their text; the first other one fails next. */
  failed: Set<string>;
  isDone: boolean;
}
const store = new AsyncLocalStorage<Failure>();
/** What begins and ends transactions, or says who asks. */
const bookkeeping = /^\s*(select set_config\(|begin|commit|rollback|savepoint|release)/i;

/** A failure as PostgreSQL words it where it is most talkative: with the row in it, many times. */
function talkativeError(text: string, values: unknown): pg.DatabaseError {
  const row = JSON.stringify(values) ?? '';
  return Object.assign(new pg.DatabaseError(`could not write: "${row}"`, row.length, 'error'), {
    code: 'XX000',
    severity: 'ERROR',
    detail: `Failing row contains (${row}).`,
    hint: `Perhaps you meant ${row}.`,
    where: `unnamed portal with parameters: ${row}`,
    internalQuery: `${text} ${row}`,
  });
}

/** Makes one statement after the other of a piece of work fail; whatever runs beside it goes on. */
export function failStatements() {
  const plain = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...parts: unknown[]
  ) {
    const [first, second] = parts;
    const { text, values } =
      typeof first === 'string'
        ? { text: first, values: second }
        : (first as { text: string; values?: unknown[] });
    const failure = store.getStore();
    if (failure && !failure.isDone && !failure.failed.has(text) && !bookkeeping.test(text)) {
      failure.isDone = true;
      failure.failed.add(text);
      return Promise.reject(talkativeError(text, Array.isArray(second) ? second : values)) as never;
    }
    return Reflect.apply(plain, this, parts) as never;
  });
  return {
    /** Runs the work with the first statement failing that did not fail before; false when there was none. */
    async failNext(failed: Set<string>, work: () => Promise<unknown>): Promise<boolean> {
      const failure = { failed, isDone: false };
      await store.run(failure, work);
      return failure.isDone;
    },
    [Symbol.dispose]: () => spy.mockRestore(),
  };
}
