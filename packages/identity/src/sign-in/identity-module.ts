import type { ServerModule } from '@rostrum/server-kit/module';
import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from '../identity-deps.ts';
import type { SignInPipeline } from './sign-in-pipeline.ts';
import type { SignInHook, SignInProvider, SignInRule, SignOutTarget } from './sign-in-provider.ts';

/** One part of identity: calls like any module's, and what it adds to signing in. */
export interface IdentityModule extends ServerModule<IdentityDeps> {
  /** Ways to sign in that this part brings; each ends in the one sign-in pipeline. */
  signInProviders?: (deps: IdentityDeps, pipeline: SignInPipeline) => readonly SignInProvider[];
  /** What else must be true of a user whose first factor was right. */
  signInRules?: (deps: IdentityDeps) => readonly SignInRule[];
  /** What happens after a sign-in. */
  afterSignIn?: (deps: IdentityDeps) => readonly SignInHook[];
  /** Where a sign-out goes on, asked before the session of the cookie ends; null: nowhere but here. */
  signOutTarget?: (deps: IdentityDeps) => SignOutTarget;
  /** Endpoints of sign-in protocols beside the library's own. */
  signInEndpoints?: (app: FastifyInstance, deps: IdentityDeps, pipeline: SignInPipeline) => void;
}
