import type { ServerModule } from '@rostrum/server-kit/module';
import { savedSearchRoutes } from './saved-searches.routes.ts';
import { unsubscribeEndpoints } from './unsubscribe.endpoints.ts';

export const savedSearchesModule: ServerModule = {
  name: 'saved-searches',
  routes: savedSearchRoutes,
  endpoints: unsubscribeEndpoints,
  constraints: {
    saved_searches_user_search_key: {
      code: 'already_exists',
      message: 'You saved this search already.',
    },
  },
};
