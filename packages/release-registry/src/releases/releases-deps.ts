import type { Site } from '../site/site.ts';
import type { DeployTokenService } from './deploy-tokens/deploy-tokens.service.ts';
import type { Releases } from './releases.service.ts';

export interface ReleasesDeps {
  /** What is released, and the changes of it. */
  releases: Releases;
  deployTokens: DeployTokenService;
  /** What was built beside the server. */
  site: Site;
}
