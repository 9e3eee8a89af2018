import type { ServerModule } from '@rostrum/server-kit/module';
import type { EventServiceDeps } from '../events/index.ts';
import { embedInquiryEndpoint, type EmbedInquiryDeps } from './embed-inquiry.endpoint.ts';
import { embedPageEndpoint } from './embed-page.endpoint.ts';
import { embedRoutes } from './embeds.routes.ts';
import { wordpressPluginEndpoint } from './wordpress/wordpress-plugin.endpoint.ts';

export { createEmbedAccess, type EmbedAccessDeps } from './embed-access.ts';

/** What organisations show of themselves on pages of their own. */
export const embedsModule: ServerModule<
  EventServiceDeps &
    EmbedInquiryDeps & {
      config: { publicUrl: string; isProduction: boolean };
    }
> = {
  name: 'embeds',
  routes: embedRoutes,
  endpoints: (app, deps) => {
    embedPageEndpoint(app, deps);
    embedInquiryEndpoint(app, deps);
    wordpressPluginEndpoint(app, deps);
  },
};
