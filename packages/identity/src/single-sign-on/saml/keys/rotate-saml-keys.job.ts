import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import type { IdentityDeps } from '../../../identity-deps.ts';
import { createSamlKeys } from './saml-keys.service.ts';

type Deps = Pick<IdentityDeps, 'db' | 'secrets' | 'clock' | 'log'>;

/** Gives successors to keys whose certificates end soon. Returns the organisations whose keys were replaced. */
export async function rotateDueSamlKeys({ db, secrets, clock, log }: Deps): Promise<string[]> {
  const keys = createSamlKeys({ db, clock, secretKey: secrets.clientSecret });
  const due = await keys.listDue();
  for (const orgId of due) {
    await keys.rotate(orgId, 'automatic');
    log.info({ event: 'saml_keys_rotated', org: orgId }, 'security');
  }
  return due;
}

/** Each night, after the metadata of providers was read. */
export const startSamlKeyRotation = (boss: PgBoss, deps: Deps): Promise<void> =>
  workOnSchedule(boss, { queue: 'saml-keys', cron: '40 3 * * *' }, async () => {
    await rotateDueSamlKeys(deps);
  });
