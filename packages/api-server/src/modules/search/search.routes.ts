import { search } from '@rostrum/contracts';
import { contractRoutes, route } from '../../plugins/contract-routes.ts';
import { createEventService } from '../events/events.service.ts';
import { createSearchService } from './search.service.ts';

export const searchRoutes = contractRoutes((deps) => {
  const service = createSearchService({ db: deps.db, events: createEventService(deps) });
  return [
    route(search.people, 'search.read', ({ session, query }) => service.people(session, query)),
    route(search.classifications, 'search.read', ({ session, query }) =>
      service.classifications(session, query),
    ),
    route(search.find, 'search.read', ({ session, query }) => service.find(session, query)),
  ];
});
