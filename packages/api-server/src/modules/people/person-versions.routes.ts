import type { Database } from '@rostrum/server-kit/database';
import { personVersions } from '@rostrum/contracts/people';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import type { FileStore } from '@rostrum/server-kit/storage';
import { createPersonVersionService } from './person-versions.service.ts';
import { createRestoreVersionService } from './restore-version.service.ts';

export const personVersionRoutes = contractRoutes(
  (deps: { db: Database; clock: () => Date; uploadStore: FileStore }) => {
    const versions = createPersonVersionService(deps);
    const restoring = createRestoreVersionService(deps);
    return [
      route(personVersions.list, 'person.manage', ({ session, params }) => versions.list(session, params)),
      route(personVersions.compare, 'person.manage', ({ session, params, query }) =>
        versions.compare(session, params, query),
      ),
      route(personVersions.restore, 'person.manage', ({ session, request, params, body }) =>
        restoring.restore(session, request, params, body),
      ),
    ];
  },
);
