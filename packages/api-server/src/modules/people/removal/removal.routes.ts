import { personRemoval } from '@rostrum/contracts/people';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createRemovalService } from './removal.service.ts';

export const personRemovalRoutes = contractRoutes(({ db, clock }: { db: Database; clock: () => Date }) => {
  const service = createRemovalService({ db, clock });
  return [
    route(personRemoval.list, 'person.delete', ({ session }) => service.list(session)),
    route(personRemoval.remove, 'person.delete', ({ session, request, params, body }) =>
      service.remove(session, request, params, body),
    ),
    route(personRemoval.undo, 'person.delete', ({ session, request, params }) =>
      service.undo(session, request, params),
    ),
  ];
});
