import type { Action, RouteDescriptor } from '@rostrum/contracts';
import type { FastifyInstance } from 'fastify';

/** A contract that the running server answers, with what it asks of the caller. */
export interface ContractRoute {
  method: string;
  contract: RouteDescriptor;
  policy: Action | 'public' | 'deployment' | 'api_key';
}

/** Every call of the running server; HEAD counts as a method of its own. */
export const contractTable = (app: FastifyInstance): ContractRoute[] =>
  app.routeTable.flatMap(({ methods, contract, policy }) =>
    contract
      ? methods.map((method) => ({ method, contract, policy: policy as ContractRoute['policy'] }))
      : [],
  );
