import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<number>();

/** Runs `work` with at most `milliseconds` of waiting for each database connection. Jobs have no such limit. */
export const limitConnectionWait = <Result>(milliseconds: number, work: () => Result): Result =>
  storage.run(milliseconds, work);

/**
 * Takes a connection within the time that the caller may wait for one.
 *
 * @throws The pool's own error for a connection that did not come in time; one that comes later goes back to the pool.
 */
export async function connectInTime<Client extends { release: () => void }>(
  connect: () => Promise<Client>,
): Promise<Client> {
  const limit = storage.getStore();
  if (limit === undefined) return connect();
  const connecting = connect();
  let timer: NodeJS.Timeout | undefined;
  const late = Symbol('late');
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, limit, late);
  });
  const first = await Promise.race([connecting, timeout]).finally(() => clearTimeout(timer));
  if (first !== late) return first;
  connecting.then(
    (client) => client.release(),
    () => undefined,
  );
  // As the pool words it, so that it is read as a database that is away wherever that is looked for.
  throw new Error('timeout exceeded when trying to connect');
}
