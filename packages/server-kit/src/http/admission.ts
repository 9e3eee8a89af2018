import type { WaitBudget } from '../database/wait-budget.ts';

export interface Admission {
  /**
   * Resolves with the function that frees the place, or with undefined when none was free in time.
   *
   * @param queue Requests of one queue are admitted in the order in which they came, and each queue in turn, so that a flood
   * in one of them does not delay the others.
   */
  enter(queue: string, budget: WaitBudget): Promise<(() => void) | undefined>;
}

interface AdmissionOptions {
  /** Requests in work at once. */
  places: number;
  /** Requests that may wait at once. */
  maxWaiting: number;
}

type Settle = (leave: (() => void) | undefined) => void;

/**
 * Limits how many requests are in work. Further ones wait for a short time and are then turned away: a server that takes
 * everything in answers everybody too late.
 */
export function createAdmission({ places, maxWaiting }: AdmissionOptions): Admission {
  let free = places;
  let waiting = 0;
  /** In the order of their next turn. */
  const queues = new Map<string, Set<Settle>>();

  function addWaiting(queue: string, settle: Settle): void {
    const own = queues.get(queue) ?? new Set();
    queues.set(queue, own.add(settle));
    waiting += 1;
  }

  function removeWaiting(queue: string, settle: Settle): void {
    const own = queues.get(queue);
    if (own?.delete(settle)) waiting -= 1;
    if (own?.size === 0) queues.delete(queue);
  }

  function nextWaiting(): Settle | undefined {
    const [first] = queues;
    if (!first) return undefined;
    const [queue, own] = first;
    // The queue has had its turn.
    queues.delete(queue);
    queues.set(queue, own);
    const [settle] = own;
    return settle;
  }

  function takePlace(): () => void {
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const next = nextWaiting();
      if (next) next(takePlace());
      else free += 1;
    };
  }

  return {
    async enter(queue, budget) {
      if (free > 0) {
        free -= 1;
        return takePlace();
      }
      if (waiting >= maxWaiting) return undefined;
      return new Promise((resolve) => {
        const end = budget.begin();
        const settle: Settle = (leave) => {
          clearTimeout(timer);
          end();
          removeWaiting(queue, settle);
          resolve(leave);
        };
        const timer = setTimeout(settle, budget.left(), undefined);
        addWaiting(queue, settle);
      });
    },
  };
}
