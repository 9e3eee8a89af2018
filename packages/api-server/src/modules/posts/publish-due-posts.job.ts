import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import type { Database } from '@rostrum/server-kit/database';
import { createEndDueService } from './end-due.service.ts';
import { createPublishDueService } from './publish-due.service.ts';

interface PublishJobDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
}

const queue = 'publish-due-posts';

/**
 * Each minute, and once when a server starts: what was due while none ran is published then, and embargoes and posts end
 * whose time is over.
 */
export async function startPublishingPosts(boss: PgBoss, { db, clock, log }: PublishJobDeps): Promise<void> {
  const service = createPublishDueService({
    db,
    clock,
    onFailure: (error, { id }) => log.error({ err: error, post: id }, 'a scheduled post was not published'),
  });
  const ending = createEndDueService({
    db,
    clock,
    onFailure: (error, { id }) => log.error({ err: error, post: id }, 'a post that is due was not changed'),
  });
  await workOnSchedule(boss, { queue, cron: '* * * * *', pollSeconds: 5 }, async () => {
    await service.publishDue();
    await ending.endDue();
  });
  await boss.send(queue, {});
}
