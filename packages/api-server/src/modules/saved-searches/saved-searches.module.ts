import type { ServerModule } from '@rostrum/server-kit/module';
import type { Limits } from '@rostrum/server-kit/limits';
import type { SemanticSearch } from '../search/index.ts';
import { startAlerting } from './alert-saved-searches.job.ts';
import type { AlertDeps } from './alerts.service.ts';
import { savedSearchRoutes } from './saved-searches.routes.ts';
import { unsubscribeEndpoints } from './unsubscribe.endpoints.ts';

type SavedSearchDeps = AlertDeps & { limits: Limits; semantics: Pick<SemanticSearch, 'find'> };

export const savedSearchesModule: ServerModule<SavedSearchDeps> = {
  name: 'saved-searches',
  routes: savedSearchRoutes,
  jobs: startAlerting,
  endpoints: unsubscribeEndpoints,
  constraints: {
    saved_searches_user_search_key: {
      code: 'already_exists',
      message: 'You saved this search already.',
    },
  },
};
