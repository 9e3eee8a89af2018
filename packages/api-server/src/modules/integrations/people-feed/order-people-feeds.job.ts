import type { IdentityDeps } from '@rostrum/identity';
import { transaction } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import type { PgBoss } from 'pg-boss';
import { defineFeedRun } from './feed-run.ts';
import { peopleFeedRepository } from '../../people/index.ts';

/** Orders a run of every active feed each night. */
export const startOrderingPeopleFeeds = (boss: PgBoss, deps: IdentityDeps): Promise<void> =>
  workOnSchedule(boss, { queue: 'order-people-feeds', cron: '0 2 * * *' }, async () => {
    const order = defineFeedRun(deps);
    for (const { orgId } of await peopleFeedRepository.active(deps.db))
      await transaction(deps.db, (tx) => order(tx, { orgId, acceptsLeavers: false }));
  });
