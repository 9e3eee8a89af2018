import type { Database } from '@rostrum/server-kit/database';
import { people } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createPersonService } from './people.service.ts';

export const personRoutes = contractRoutes(({ db, clock }: { db: Database; clock: () => Date }) => {
  const service = createPersonService({ db, clock });
  return [
    route(people.list, 'person.list', ({ session, query }) => service.list(session, query)),
    route(people.own, 'person.read', ({ session }) => service.own(session)),
    route(people.get, 'person.read', ({ session, params }) => service.get(session, params)),
    route(people.setStatus, 'person.publish', ({ session, request, body }) =>
      service.setStatus(session, request, body),
    ),
    route(people.updateOwn, 'person.write_own', ({ session, request, body }) =>
      service.updateOwn(session, request, body),
    ),
    route(people.confirmOwn, 'person.write_own', ({ session, request }) =>
      service.confirmOwn(session, request),
    ),
  ];
});
