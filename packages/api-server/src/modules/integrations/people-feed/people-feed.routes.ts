import { peopleFeeds } from '@rostrum/contracts/settings';
import type { IdentityDeps } from '@rostrum/identity';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createFeedService, defineFeedRun } from './feed-run.ts';

const outward = { limit: { points: 20, seconds: 600 } };

/** The HR feed: a CSV file at an address, read each night. */
export const peopleFeedRoutes = contractRoutes((deps: IdentityDeps) => {
  const feeds = createFeedService(deps);
  const order = defineFeedRun(deps);
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
    route(peopleFeeds.remove, 'integration.manage', ({ session, request }) => feeds.remove(session, request)),
  ];
});
