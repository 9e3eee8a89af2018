import type { WaitBudget } from '../database/wait-budget.ts';

export interface Admission {
  /** Resolves with the function that frees the place, or with undefined when none was free in time. */
  enter(budget: WaitBudget): Promise<(() => void) | undefined>;
}

interface AdmissionOptions {
  /** Requests in work at once. */
  places: number;
  /** Requests that may wait at once. */
  maxWaiting: number;
}

/**
 * Limits how many requests are in work. Further ones wait for a short time, in the order in which they came, and are then
 * turned away: a server that takes everything in answers everybody too late.
 */
export function createAdmission({ places, maxWaiting }: AdmissionOptions): Admission {
  let free = places;
  const waiting = new Set<(leave: (() => void) | undefined) => void>();

  function takePlace(): () => void {
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const [next] = waiting;
      if (next) next(takePlace());
      else free += 1;
    };
  }

  return {
    async enter(budget) {
      if (free > 0) {
        free -= 1;
        return takePlace();
      }
      if (waiting.size >= maxWaiting) return undefined;
      return new Promise((resolve) => {
        const end = budget.begin();
        const settle = (leave: (() => void) | undefined) => {
          clearTimeout(timer);
          end();
          waiting.delete(settle);
          resolve(leave);
        };
        const timer = setTimeout(settle, budget.left(), undefined);
        waiting.add(settle);
      });
    },
  };
}
