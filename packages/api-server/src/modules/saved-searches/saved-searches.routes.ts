import type { Database } from '@rostrum/server-kit/database';
import { savedSearches, suggestions } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import type { SemanticSearch } from '../search/index.ts';
import { createSavedSearchService } from './saved-searches.service.ts';
import { createSuggestedExpertService } from './suggested-experts.service.ts';

interface SavedSearchRouteDeps {
  db: Database;
  clock: () => Date;
  semantics: Pick<SemanticSearch, 'find'>;
}

const own = 'bookmark.own';

export const savedSearchRoutes = contractRoutes(({ db, clock, semantics }: SavedSearchRouteDeps) => {
  const service = createSavedSearchService({ db, clock });
  const suggested = createSuggestedExpertService({ db, semantics });
  return [
    route(savedSearches.list, own, ({ session }) => service.list(session)),
    route(savedSearches.save, own, ({ session, body, request }) => service.save(session, body, request)),
    route(savedSearches.change, own, ({ session, params, body, request }) =>
      service.change(session, params.id, body, request),
    ),
    route(savedSearches.seen, own, ({ session, params }) => service.seen(session, params.id)),
    route(savedSearches.remove, own, ({ session, params, request }) =>
      service.remove(session, params.id, request),
    ),
    route(suggestions.list, 'seeker.home', ({ session, query }) => suggested.list(session, query)),
    route(suggestions.setBeats, 'seeker.home', ({ session, body }) => suggested.setBeats(session, body)),
  ];
});
