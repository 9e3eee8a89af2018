import { AsyncLocalStorage } from 'node:async_hooks';

interface HeldConnection {
  isOpen: boolean;
  /** Where the transaction was opened. */
  origin: Error;
}

const storage = new AsyncLocalStorage<HeldConnection>();

/** Marks `work` as done inside a transaction, which holds a connection until it ends. */
export async function whileHoldingConnection<Result>(
  origin: Error,
  work: () => Promise<Result>,
): Promise<Result> {
  const held = { isOpen: true, origin };
  try {
    return await storage.run(held, work);
  } finally {
    // What the work left running goes on without a connection, and may ask for one.
    held.isOpen = false;
  }
}

/** Code inside a transaction asked the pool for another connection: enough of it at once, and nothing gets one any more. */
export class SecondConnectionError extends Error {
  override readonly name = 'SecondConnectionError';
  constructor(origin: Error) {
    super(
      'A transaction is open here and holds a connection; asking the pool for a second one can block every request. Use the transaction, or do this before it opens.',
      // A query of the builder runs when it is awaited, and then its own stack does not say who wrote it.
      { cause: origin },
    );
  }
}

/** What happens when a second connection is asked for. */
export interface SecondConnectionRule {
  /** Refused while developing and testing; in production it is only reported, since most of the time there is one left. */
  isRefused: boolean;
  /** Called each time, with the stack of the code that asked. */
  report: (error: SecondConnectionError) => void;
}

/** Enforces the rule for the code that asks the pool now. */
export function checkSecondConnection({ isRefused, report }: SecondConnectionRule): void {
  const held = storage.getStore();
  if (held?.isOpen !== true) return;
  const error = new SecondConnectionError(held.origin);
  report(error);
  if (isRefused) throw error;
}
