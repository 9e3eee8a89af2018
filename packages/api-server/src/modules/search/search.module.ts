import { defineModule } from '@rostrum/server-kit/module';
import { searchDocuments, searchWords, searchVectors } from './search.schema.ts';
import {
  searchDocumentsPersonalData,
  searchWordsPersonalData,
  searchVectorsPersonalData,
} from './search.personal-data.ts';
import { searchRoutes } from './search.routes.ts';
import { warmUpSearch } from './warm-up-search.ts';

/** Search over everything that is public. */
export const searchModule = defineModule({
  name: 'search',
  tables: [searchDocuments, searchWords, searchVectors],
  personalData: [searchDocumentsPersonalData, searchWordsPersonalData, searchVectorsPersonalData],
  routes: searchRoutes,
  warmUp: warmUpSearch,
});
