import type { SessionService } from '@rostrum/identity';
import type { Secrets } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleasesDeps } from './releases/releases-deps.ts';
import type { ReleaseProofs } from './proofs/release-proofs.ts';

/** What the release registry must be told from outside. */
export interface RegistryConfig {
  isProduction: boolean;
  publicUrl: string;
  /** Opens /dev/platform to the operator; without it that page exists in development only. */
  operatorToken: string | undefined;
  /** Origins that areas may be overridden from, beside developers' own machines. */
  overrideOrigins: readonly string[];
}

/** What the release registry is built from; each part takes the few it needs. */
export interface RegistryDeps extends ReleasesDeps {
  config: RegistryConfig;
  db: Database;
  /** Now, so that tests can move it. */
  clock: () => Date;
  limits: Limits;
  secrets: Secrets;
  /** For pages, whose visitors are known by cookie alone. */
  sessions: SessionService;
  /** Signs which releases a page was given, and reads that back from its reports. */
  releaseProofs: ReleaseProofs;
  log: FastifyBaseLogger;
}
