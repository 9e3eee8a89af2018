import { search } from '@rostrum/contracts';
import { contractRoutes, route } from '../../plugins/contract-routes.ts';
import { createEventService } from '../events/events.service.ts';
import { createSearchService } from './search.service.ts';
import { createSuggestionsService } from './suggestions.service.ts';

export const searchRoutes = contractRoutes((deps) => {
  const service = createSearchService({ db: deps.db, events: createEventService(deps), log: deps.log });
  const suggestions = createSuggestionsService({ db: deps.db });
  return [
    route(search.suggest, 'search.read', ({ session, query }) => suggestions.suggest(session, query)),
    route(search.people, 'search.read', ({ session, query }) => suggestions.people(session, query)),
    route(search.classifications, 'search.read', ({ session, query }) =>
      suggestions.classifications(session, query),
    ),
    route(search.find, 'search.read', ({ session, query }) => service.find(session, query)),
  ];
});
