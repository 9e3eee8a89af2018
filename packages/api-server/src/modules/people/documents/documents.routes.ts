import { personDocuments } from '@rostrum/contracts/people';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createDocumentService } from './documents.service.ts';

interface DocumentDeps {
  db: Database;
  clock: () => Date;
  secrets: { attachment: Buffer };
}

export const personDocumentRoutes = contractRoutes((deps: DocumentDeps) => {
  const service = createDocumentService(deps);
  return [
    route(personDocuments.list, 'person.read', ({ session, params }) => service.list(session, params)),
    route(personDocuments.add, 'person.write', ({ session, request, params, body }) =>
      service.add(session, request, params, body),
    ),
    route(personDocuments.change, 'person.write', ({ session, request, params, body }) =>
      service.change(session, request, params, body),
    ),
    route(personDocuments.remove, 'person.write', ({ session, request, params }) =>
      service.remove(session, request, params),
    ),
    route(personDocuments.open, 'person.read', ({ session, params }) => service.open(session, params)),
  ];
});
