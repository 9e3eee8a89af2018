import type { ErrorCode } from '@rostrum/contracts';
import type { FastifyInstance } from 'fastify';
import type { SignInDoor, SignInFollower, SignInProvider, SignInRule } from '@rostrum/identity';
import type { ContractRoutes } from './contract-routes.ts';
import type { ServerDeps } from '@rostrum/api-server';
import type { PublicPages } from './public-page.ts';

/** What a violated database constraint means in product words. */
export interface ConstraintMeaning {
  code: ErrorCode;
  message: string;
  /** The field at fault, for forms. */
  field?: string;
}

/** One resource of the server, as `modules.ts` lists it. */
export interface ServerModule {
  name: string;
  routes?: ContractRoutes;
  /** By constraint name; the module that owns the constraint says what it means. */
  constraints?: Record<string, ConstraintMeaning>;
  /** Ways to sign in that this module brings; each ends at the door. */
  signInProviders?: (deps: ServerDeps, door: SignInDoor) => readonly SignInProvider[];
  /** What else must be true of somebody whose first factor was right. */
  signInRules?: (deps: ServerDeps) => readonly SignInRule[];
  /** What is to happen once somebody was let in. */
  afterSignIn?: (deps: ServerDeps) => readonly SignInFollower[];
  /** Endpoints that speak a protocol of others, with their own answers and forms. */
  endpoints?: (app: FastifyInstance, deps: ServerDeps, door: SignInDoor) => void;
  /** Public pages whose title, metadata and readable text the server writes into the HTML. */
  pages?: PublicPages;
}
