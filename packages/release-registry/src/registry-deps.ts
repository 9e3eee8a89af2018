import type { SessionService } from '@rostrum/identity';
import type { Secrets } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { DeployTokenService } from './releases/deploy-tokens/deploy-tokens.service.ts';
import type { Releases } from './releases/releases.service.ts';
import type { ReleaseProofs } from './platform/proofs/release-proofs.ts';
import type { Site } from './site/site.ts';

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
export interface RegistryDeps {
  config: RegistryConfig;
  db: Database;
  /** Now, so that tests can move it. */
  clock: () => Date;
  limits: Limits;
  secrets: Secrets;
  /** For pages, whose visitors are known by cookie alone. */
  sessions: SessionService;
  /** What was built beside the server. */
  site: Site;
  /** What is released, and the changes of it. */
  releases: Releases;
  deployTokens: DeployTokenService;
  /** Signs which releases a page was given, and reads that back from its reports. */
  releaseProofs: ReleaseProofs;
  log: FastifyBaseLogger;
}
