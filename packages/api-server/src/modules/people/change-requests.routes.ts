import { personChanges } from '@rostrum/contracts/people';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import type { DecisionDeps } from './tell-decision.ts';
import { createChangeRequestService } from './change-requests.service.ts';

export const changeRequestRoutes = contractRoutes((deps: DecisionDeps & { db: Database }) => {
  const service = createChangeRequestService(deps);
  return [
    route(personChanges.list, 'person.read', ({ session, params }) => service.list(session, params)),
    route(personChanges.approve, 'person.publish', ({ session, request, params, body }) =>
      service.approve(session, request, params, body),
    ),
    route(personChanges.return, 'person.publish', ({ session, request, params, body }) =>
      service.return(session, request, params, body),
    ),
    route(personChanges.withdraw, 'person.write_own', ({ session, params }) =>
      service.withdraw(session, params),
    ),
    route(personChanges.settings, 'person.create', ({ session }) => service.settings(session)),
    route(personChanges.saveSettings, 'person.create', ({ session, request, body }) =>
      service.saveSettings(session, request, body),
    ),
  ];
});
