import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { ConstraintMeaning } from '../constraint-meaning.ts';
import type { ContractRoutes } from './contract-routes.ts';
import type { PublicPages } from './public-page.ts';

/** One resource of the server. `Deps` is what the module declares to need; the app passes one object that satisfies all. */
export interface ServerModule<Deps = never> {
  name: string;
  routes?: ContractRoutes<Deps>;
  /** By constraint name; the module that owns the constraint says what it means. */
  constraints?: Record<string, ConstraintMeaning>;
  /** Endpoints that speak a protocol of others, with their own responses and forms. */
  endpoints?: (app: FastifyInstance, deps: Deps) => void;
  /** Public pages whose title, metadata and readable text the server writes into the HTML. */
  pages?: PublicPages<Deps>;
  /** Starts what the module does by itself, once the queue is there. */
  jobs?: (boss: PgBoss, deps: Deps) => Promise<void>;
  /** Loads what the first request would otherwise wait for. Must not change any data. */
  warmUp?: (deps: Deps) => Promise<void>;
}
