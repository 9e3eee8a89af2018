import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { createGuardedFetch } from '@rostrum/server-kit/outbound';
import type { IdentityDeps } from '../../identity-deps.ts';
import { ssoConnectionRepository } from '../sso-connections.repository.ts';
import { createMetadataRefresh, type MetadataRefresh } from './metadata-refresh.service.ts';

type Deps = Pick<IdentityDeps, 'db' | 'config' | 'clock'>;

/** A run that is repeated within this time reads nothing twice. */
const minMinutes = 12 * 60;

/** Reads the metadata of every connection with an address. Returns how many were read. */
export async function refreshAllMetadata(db: IdentityDeps['db'], metadata: MetadataRefresh): Promise<number> {
  let read = 0;
  for (const organisation of await ssoConnectionRepository.listWithMetadata(db)) {
    const refreshed = await metadata.refresh(organisation, { minMinutes });
    if (refreshed !== null && refreshed.metadataError === null) read += 1;
  }
  return read;
}

/** Each night, before the warnings about certificates. */
export const startMetadataRefresh = (boss: PgBoss, { db, config, clock }: Deps): Promise<void> =>
  workOnSchedule(boss, { queue: 'saml-metadata', cron: '10 3 * * *' }, async () => {
    const allowLoopback = !config.isProduction;
    const fetch = createGuardedFetch({ allowLoopback });
    await refreshAllMetadata(db, createMetadataRefresh({ db, fetch, allowLoopback, clock }));
  });
