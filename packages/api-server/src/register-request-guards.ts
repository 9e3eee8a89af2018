import type { FastifyInstance } from 'fastify';
import type { SessionService } from '@rostrum/identity';
import { createDatabaseWatch, type Listener } from '@rostrum/server-kit/database';
import {
  authentication,
  createRequestBudgets,
  overload,
  readOnlyGate,
  secondFactorGate,
} from '@rostrum/server-kit/http';
import type { Config } from './config.ts';

interface GuardDeps {
  config: Pick<Config, 'maxWaitMs' | 'requestsAtOnce'>;
  listener: Pick<Listener, 'probe'>;
  sessions: SessionService;
}

/** What a request passes before its handler: its caller, a place, and what an organisation or a read-only role demands. */
export async function registerRequestGuards(
  app: FastifyInstance,
  { config: { maxWaitMs, requestsAtOnce }, listener, sessions }: GuardDeps,
): Promise<void> {
  const budgetOf = createRequestBudgets(maxWaitMs);
  const watch = createDatabaseWatch({
    probe: listener.probe,
    stallMs: maxWaitMs,
    everyMs: maxWaitMs / 2,
  });
  await app.register(authentication, { sessions, budgetOf, watch });
  await app.register(overload, { places: requestsAtOnce, budgetOf, watch });
  await app.register(secondFactorGate);
  await app.register(readOnlyGate);
}
