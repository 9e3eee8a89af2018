import type { FastifyBaseLogger } from 'fastify';
import type { SessionService } from './auth/session.service.ts';
import type { Config } from './config.ts';
import type { Database } from './database/queryable.ts';
import type { BackgroundWork } from './jobs/background-work.ts';
import type { MailOutbox } from './mail/mail-outbox.ts';
import type { DeployTokenService } from './modules/releases/deploy-tokens/deploy-tokens.service.ts';
import type { ReleaseProofs } from './modules/platform/proofs/release-proofs.ts';
import type { Releases } from './modules/releases/releases.service.ts';
import type { Limits } from './plugins/limits.ts';
import type { Site } from './serving/site.ts';
import type { Secrets } from './secrets.ts';

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
