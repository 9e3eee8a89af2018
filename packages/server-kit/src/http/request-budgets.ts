import type { FastifyRequest } from 'fastify';
import { createWaitBudget, type WaitBudget } from '../database/wait-budget.ts';

export type RequestBudgets = (request: FastifyRequest) => WaitBudget;

/** Returns the budget of a request, made when it is asked for first. */
export function createRequestBudgets(totalMs: number): RequestBudgets {
  const budgets = new WeakMap<FastifyRequest, WaitBudget>();
  return (request) => {
    const known = budgets.get(request);
    if (known) return known;
    const budget = createWaitBudget(totalMs);
    budgets.set(request, budget);
    return budget;
  };
}
