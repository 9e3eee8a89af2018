import { AsyncLocalStorage } from 'node:async_hooks';

/** Share of the time spent working that may be waited again, so that a long export survives many short waits. */
const regainedShare = 0.1;

/** How long one request may wait in all: for its place, its caller, connections and twins. Work is not counted. */
export interface WaitBudget {
  totalMs: number;
  /** Milliseconds that may still be waited. */
  left(): number;
  /** Counts from now until the returned function is called. Waits at the same time are counted once. */
  begin(): () => void;
}

/** @param now A clock in milliseconds that only moves forward. */
export function createWaitBudget(totalMs: number, now: () => number = () => performance.now()): WaitBudget {
  let spentMs = 0;
  let waits = 0;
  /** When the present wait, or the present work, began. */
  let since = now();
  const spentUntilNow = () =>
    waits > 0 ? spentMs + now() - since : Math.max(0, spentMs - (now() - since) * regainedShare);
  /** Closes the present stretch of waiting or working. */
  const settle = () => {
    spentMs = spentUntilNow();
    since = now();
  };
  return {
    totalMs,
    left: () => Math.max(0, totalMs - spentUntilNow()),
    begin() {
      if (waits === 0) settle();
      waits += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        if (waits === 1) settle();
        waits -= 1;
      };
    },
  };
}

const storage = new AsyncLocalStorage<WaitBudget>();

/** Runs `work` with a budget for everything that it waits for. Jobs have none. */
export const runWithBudget = <Result>(budget: WaitBudget, work: () => Result): Result =>
  storage.run(budget, work);

/** Runs an attempt of something that is repeated: each may wait as long as a request may in all. */
export function runWithRenewedBudget<Result>(work: () => Result): Result {
  const budget = storage.getStore();
  return budget ? storage.run(createWaitBudget(budget.totalMs), work) : work();
}

const late = Symbol('late');

/**
 * Waits for what others are working on, as long as the request may still wait.
 *
 * @param onLate Called when it did not come in time; returns the error to throw.
 */
export async function waitInBudget<Result>(wait: Promise<Result>, onLate: () => Error): Promise<Result> {
  const budget = storage.getStore();
  if (!budget) return wait;
  const end = budget.begin();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, budget.left(), late);
  });
  try {
    const first = await Promise.race([wait, timeout]);
    if (first === late) throw onLate();
    return first;
  } finally {
    clearTimeout(timer);
    end();
  }
}

/**
 * Takes a connection within the time that the caller may wait.
 *
 * @throws The pool's own error for a connection that did not come in time; one that comes later goes back to the pool.
 */
export async function connectInTime<Client extends { release: () => void }>(
  connect: () => Promise<Client>,
): Promise<Client> {
  const connecting = connect();
  return waitInBudget(connecting, () => {
    connecting.then(
      (client) => client.release(),
      () => undefined,
    );
    // As the pool words it, so that it is read as a database that is away wherever that is looked for.
    return new Error('timeout exceeded when trying to connect');
  });
}
