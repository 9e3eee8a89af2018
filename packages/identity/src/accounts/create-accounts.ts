import type { IdentityDeps } from '../identity-deps.ts';
import { createAccountOrders } from './account-orders.ts';
import { discovery } from './discovery.ts';
import { createOrderHandlers } from './order-handlers.ts';

/** What routes and sign-in provider share: orders, and what single sign-on knows. */
export function createAccounts(deps: IdentityDeps) {
  const handlers = createOrderHandlers({ ...deps, discovery });
  return { ...deps, discovery, orders: createAccountOrders(deps, handlers) };
}
