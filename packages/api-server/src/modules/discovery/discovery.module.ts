import type { Database } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import { defineModule } from '@rostrum/server-kit/module';
import { feedsEndpoint } from './feeds.endpoint.ts';
import { llmsEndpoint } from './llms.endpoint.ts';
import { oembedEndpoint } from './oembed.endpoint.ts';
import { robotsEndpoint } from './robots.endpoint.ts';
import { sitemapsEndpoint } from './sitemaps.endpoint.ts';

type DiscoveryDeps = {
  db: Database;
  clock: () => Date;
  config: { publicUrl: string };
  limits: Limits;
};

/** How search engines, feed readers and assistants find what is public. */
export const discoveryModule = defineModule({
  name: 'discovery',
  endpoints: (app, deps: DiscoveryDeps) => {
    robotsEndpoint(app, deps);
    sitemapsEndpoint(app, deps);
    feedsEndpoint(app, deps);
    llmsEndpoint(app, deps);
    oembedEndpoint(app, deps);
  },
});
