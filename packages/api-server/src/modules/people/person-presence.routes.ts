import { personPresence } from '@rostrum/contracts/people';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createPersonPresenceService } from './person-presence.service.ts';

export const personPresenceRoutes = contractRoutes(({ db, clock }: { db: Database; clock: () => Date }) => {
  const service = createPersonPresenceService({ db, clock });
  return [
    route(personPresence.setSafety, 'person.write', ({ session, request, params, body }) =>
      service.setSafety(session, request, params, body),
    ),
    route(personPresence.setReadiness, 'person.write', ({ session, request, params, body }) =>
      service.setReadiness(session, request, params, body),
    ),
    route(personPresence.setSpeaking, 'person.write', ({ session, request, params, body }) =>
      service.setSpeaking(session, request, params, body),
    ),
    route(personPresence.setFee, 'person.write', ({ session, request, params, body }) =>
      service.setFee(session, request, params, body),
    ),
    route(personPresence.setAway, 'person.write', ({ session, request, params, body }) =>
      service.setAway(session, request, params, body),
    ),
    route(personPresence.endAway, 'person.write', ({ session, request, params }) =>
      service.endAway(session, request, params),
    ),
    route(personPresence.colleagues, 'person.write', ({ session, params }) =>
      service.colleagues(session, params),
    ),
  ];
});
