import fc from 'fast-check';
import type { RegisteredRoute } from '@rostrum/server-kit/module';
import type { TestApp } from '../build-test-app.ts';
import { createRouteCallers, type RouteCaller } from '../callers-of-routes.ts';
import type { ContractRoute } from '../route-table.ts';
import { fuzzRequestOf, payloadOf, type FuzzRequest } from './fuzz-requests.ts';

export interface FuzzOptions {
  /** Requests for each method of each route. */
  perRoute: number;
  /** The same seed gives the same requests. */
  seed: number;
  /** Whether HEAD counts as a method of its own. */
  withHead?: boolean;
  /** Called after each route with the number of requests sent so far. */
  onProgress?: (sent: number, faults: readonly string[]) => void;
}

export interface FuzzResult {
  routes: number;
  sent: number;
  /** Number of answers by the first digit of their status. */
  byClass: Record<string, number>;
  /** Answers of 500 and more, with what was sent. */
  faults: string[];
}

/** Policies of callers for routes that have no contract: each decides for itself who may call. */
const strangers: readonly ContractRoute['policy'][] = [
  'public',
  'api_key',
  'deployment',
  'organisation.administer',
];

const routesPerVisitor = 20;

const isStream = ({ contract }: RegisteredRoute) => contract?.id === 'events.live';

const describe = ({ method, url, headers }: FuzzRequest, payload: string, statusCode: number) =>
  `${statusCode} ${method} ${url.slice(0, 400)} ${JSON.stringify(headers).slice(0, 400)} ${payload.slice(0, 600)}`;

/** Sends random requests to every route that the server has registered, with and without a contract. */
export async function fuzzRoutes(
  server: TestApp,
  { perRoute, seed, withHead = true, onProgress }: FuzzOptions,
): Promise<FuzzResult> {
  const callerOf = await createRouteCallers(server);
  const result: FuzzResult = { routes: 0, sent: 0, byClass: {}, faults: [] };

  const signIn = (policies: readonly ContractRoute['policy'][]): Promise<RouteCaller[]> =>
    Promise.all(policies.map((policy) => callerOf({ policy } as ContractRoute)));
  let visitors: RouteCaller[] = [];
  const callersOf = async ({ policy, contract }: RegisteredRoute): Promise<RouteCaller[]> => {
    if (contract) return signIn([policy as ContractRoute['policy']]);
    // Anew now and then: some requests sign their caller out.
    if (result.routes % routesPerVisitor === 0 || visitors.length === 0) visitors = await signIn(strangers);
    return visitors;
  };

  const send = async (request: FuzzRequest, caller: RouteCaller) => {
    const payload = payloadOf(request.body);
    const { statusCode } = await server.app.inject({
      method: request.method as 'POST',
      url: request.url,
      headers: { ...caller.headers, ...request.headers },
      ...(payload !== undefined && { payload }),
    });
    result.sent += 1;
    const digit = `${Math.floor(statusCode / 100)}xx`;
    result.byClass[digit] = (result.byClass[digit] ?? 0) + 1;
    // 501 says that a method or an optional part of a protocol is not offered.
    if (statusCode >= 500 && statusCode !== 501)
      result.faults.push(describe(request, payload ?? '', statusCode));
  };

  for (const route of server.app.routeTable) {
    if (isStream(route)) continue;
    for (const method of route.methods) {
      // The same handler as GET.
      if (method === 'HEAD' && !withHead) continue;
      const callers = await callersOf(route);
      const [first] = callers;
      if (!first) continue;
      result.routes += 1;
      const target = { route, method, identifier: first.identifier, targetId: first.targetId };
      const requests = fc.sample(fuzzRequestOf(target), { seed: seed + result.routes, numRuns: perRoute });
      for (const [index, request] of requests.entries())
        await send(request, callers[index % callers.length] ?? first);
      onProgress?.(result.sent, result.faults);
    }
  }
  return result;
}
