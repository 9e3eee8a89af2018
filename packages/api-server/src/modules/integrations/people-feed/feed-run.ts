import type { IdentityDeps } from '@rostrum/identity';
import { createFetchFeed } from './fetch-feed.ts';
import { createPeopleFeedService, type FeedRunOrder } from './people-feed.service.ts';

export function createFeedService({ db, clock, config, secrets, log }: IdentityDeps) {
  const allowLoopback = !config.isProduction;
  const fetchFeed = createFetchFeed({ allowLoopback });
  return createPeopleFeedService({ db, clock, secretKey: secrets.webhook, allowLoopback, log, fetchFeed });
}

/** Defines the background work that reads a feed once. */
export const defineFeedRun = (deps: IdentityDeps) =>
  deps.background.define('run-people-feed', (order: FeedRunOrder) => createFeedService(deps).perform(order));
