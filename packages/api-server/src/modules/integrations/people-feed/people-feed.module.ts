import { peopleFeeds } from '@rostrum/contracts/settings';
import type { IdentityDeps } from '@rostrum/identity';
import { transaction } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { contractRoutes, route, type ServerModule } from '@rostrum/server-kit/module';
import { createFetchFeed } from './fetch-feed.ts';
import { createPeopleFeedService, type FeedRunOrder } from './people-feed.service.ts';
import { peopleFeedRepository } from '../../people/index.ts';

const work = 'run-people-feed';
const outward = { limit: { points: 20, seconds: 600 } };

function serviceOf({ db, clock, config, secrets, log }: IdentityDeps) {
  const allowLoopback = !config.isProduction;
  const fetchFeed = createFetchFeed({ allowLoopback });
  return createPeopleFeedService({ db, clock, secretKey: secrets.webhook, allowLoopback, log, fetchFeed });
}

const defineRun = (deps: IdentityDeps) =>
  deps.background.define(work, (order: FeedRunOrder) => serviceOf(deps).perform(order));

/** The HR feed: a CSV file at an address, read each night. */
export const peopleFeedModule: ServerModule<IdentityDeps> = {
  name: 'people-feed',
  routes: contractRoutes((deps: IdentityDeps) => {
    const feeds = serviceOf(deps);
    const order = defineRun(deps);
    return [
      route(peopleFeeds.get, 'integration.manage', ({ session }) => feeds.get(session)),
      route(
        peopleFeeds.check,
        'integration.manage',
        ({ session, body }) => feeds.check(session, body),
        outward,
      ),
      route(peopleFeeds.save, 'integration.manage', ({ session, request, body }) =>
        feeds.save(session, request, body),
      ),
      route(
        peopleFeeds.run,
        'integration.manage',
        ({ session, body }) => feeds.run(session, body, order),
        outward,
      ),
      route(peopleFeeds.remove, 'integration.manage', ({ session, request }) =>
        feeds.remove(session, request),
      ),
    ];
  }),
  jobs: (boss, deps) =>
    workOnSchedule(boss, { queue: 'order-people-feeds', cron: '0 2 * * *' }, async () => {
      const order = defineRun(deps);
      for (const { orgId } of await peopleFeedRepository.active(deps.db))
        await transaction(deps.db, (tx) => order(tx, { orgId, acceptsLeavers: false }));
    }),
};
