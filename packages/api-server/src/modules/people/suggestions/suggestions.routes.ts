import { personSuggestions } from '@rostrum/contracts/people';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createGuardedFetch } from '@rostrum/server-kit/outbound';
import type { FileStore } from '@rostrum/server-kit/storage';
import type { AskedSources } from './publications/find-works.ts';
import { createSuggestionService } from './suggestions.service.ts';

interface SuggestionDeps {
  db: Database;
  uploadStore: FileStore;
  config: { isProduction: boolean; publications: AskedSources };
}

/** Reading takes a thread for seconds, and looking up asks servers of others. */
const limit = { points: 60, seconds: 3600 };
/** A researcher with 200 works is answered in about a megabyte. */
const lookup = { timeoutMs: 15_000, maxBytes: 8_388_608 };

export const personSuggestionRoutes = contractRoutes(({ db, uploadStore, config }: SuggestionDeps) => {
  const service = createSuggestionService({
    db,
    uploadStore,
    fetch: createGuardedFetch({ allowLoopback: !config.isProduction, ...lookup }),
    asked: config.publications,
  });
  return [
    route(personSuggestions.sources, 'person.write', ({ session, params }) =>
      service.sources(session, params),
    ),
    route(
      personSuggestions.fromCard,
      'person.write',
      ({ session, params, body }) => service.fromCard(session, params, body),
      { limit },
    ),
    route(
      personSuggestions.fromDocument,
      'person.write',
      ({ session, params }) => service.fromDocument(session, params),
      { limit },
    ),
    route(
      personSuggestions.publications,
      'person.write',
      ({ session, params, body }) => service.publications(session, params, body),
      { limit },
    ),
  ];
});
