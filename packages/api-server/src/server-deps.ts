import type { FastifyBaseLogger } from 'fastify';
import type { SessionService } from '@rostrum/identity';
import type { Config } from './config.ts';
import type { Database } from '@rostrum/server-kit/database';
import type { BackgroundWork } from '@rostrum/server-kit/jobs';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import type { DeployTokenService, ReleaseProofs, Releases, Site } from '@rostrum/release-registry';
import type { Limits } from '@rostrum/server-kit/limits';
import type { Secrets } from '@rostrum/server-kit';

/** What modules are built from. Each takes the few parts it needs and spells them out. */
export interface ServerDeps {
  config: Config;
  db: Database;
  /** Now, so that tests can move it. */
  clock: () => Date;
  mail: MailOutbox;
  background: BackgroundWork;
  limits: Limits;
  secrets: Secrets;
  /** For pages, whose visitors are known by cookie alone; calls have their session already. */
  sessions: SessionService;
  /** What was built beside the server. */
  site: Site;
  /** What is released, and the changes of it. */
  releases: Releases;
  /** Signs which releases a page was given, and reads that back from its reports. */
  releaseProofs: ReleaseProofs;
  deployTokens: DeployTokenService;
  log: FastifyBaseLogger;
}
