import type { FastifyBaseLogger } from 'fastify';
import { search } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createEventService, type EventServiceDeps } from '../events/index.ts';
import { createSearchService } from './search.service.ts';
import { createSuggestionsService } from './suggestions.service.ts';
import { createTypingLimit } from './typing-limit.ts';
import type { SemanticSearch } from './vectors/semantic-search.ts';

type SearchDeps = EventServiceDeps & {
  log: FastifyBaseLogger;
  config: { rateLimitScale: number };
  semantics: SemanticSearch;
};

/** Two searches a second for five minutes on end; whoever reads what was found stays far below. */
const searching = { limit: { points: 600, seconds: 300 } };

export const searchRoutes = contractRoutes((deps: SearchDeps) => {
  const service = createSearchService({
    db: deps.db,
    semantics: deps.semantics,
    events: createEventService(deps),
    log: deps.log,
  });
  const suggestions = createSuggestionsService({ db: deps.db });
  const type = createTypingLimit(deps.config.rateLimitScale);
  return [
    route(search.suggest, 'search.read', async ({ session, query }) => {
      await type(session);
      return suggestions.suggest(session, query);
    }),
    route(search.people, 'search.read', async ({ session, query }) => {
      await type(session);
      return suggestions.people(session, query);
    }),
    route(search.classifications, 'search.read', async ({ session, query }) => {
      await type(session);
      return suggestions.classifications(session, query);
    }),
    route(
      search.find,
      'search.read',
      ({ session, query, request }) => service.find(session, query, request),
      searching,
    ),
  ];
});
