import { defineModule } from '@rostrum/server-kit/module';
import { startAlerting } from './alert-saved-searches.job.ts';
import { savedSearchRoutes } from './saved-searches.routes.ts';
import { unsubscribeEndpoints } from './unsubscribe.endpoints.ts';
import { savedSearches, savedSearchFinds, searchDocumentChanges } from './saved-searches.schema.ts';
import {
  savedSearchFindsPersonalData,
  savedSearchesPersonalData,
  searchDocumentChangesPersonalData,
} from './saved-searches.personal-data.ts';
import { savedSearchMailKinds } from './mail-kinds.ts';

export const savedSearchesModule = defineModule({
  name: 'saved-searches',
  tables: [savedSearches, savedSearchFinds, searchDocumentChanges],
  personalData: [savedSearchFindsPersonalData, savedSearchesPersonalData, searchDocumentChangesPersonalData],
  mails: savedSearchMailKinds,
  routes: savedSearchRoutes,
  jobs: startAlerting,
  endpoints: unsubscribeEndpoints,
  constraints: {
    saved_searches_user_search_key: {
      code: 'already_exists',
      message: 'You saved this search already.',
    },
  },
});
