import type { Database } from '@rostrum/server-kit/database';
import { people } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import type { FileStore } from '@rostrum/server-kit/storage';
import { createAddPersonService } from './add-person.service.ts';
import { createOwnPhotoService } from './own-photo.service.ts';
import { createPersonService } from './people.service.ts';

interface PersonDeps {
  db: Database;
  clock: () => Date;
  uploadStore: FileStore;
}

export const personRoutes = contractRoutes(({ db, clock, uploadStore }: PersonDeps) => {
  const service = createPersonService({ db, clock });
  const photos = createOwnPhotoService({ db, clock, uploadStore });
  const adding = createAddPersonService({ db });
  return [
    route(people.list, 'person.list', ({ session, query }) => service.list(session, query)),
    route(people.create, 'person.create', ({ session, request, body }) =>
      adding.create(session, request, body),
    ),
    route(people.own, 'person.read', ({ session }) => service.own(session)),
    route(people.get, 'person.read', ({ session, params }) => service.get(session, params)),
    route(people.setStatus, 'person.publish', ({ session, request, body }) =>
      service.setStatus(session, request, body),
    ),
    route(people.updateOwn, 'person.write_own', ({ session, request, body }) =>
      service.updateOwn(session, request, body),
    ),
    route(people.setOwnPhoto, 'person.write_own', ({ session, request, body }) =>
      photos.set(session, request, body),
    ),
    route(people.removeOwnPhoto, 'person.write_own', ({ session, request }) =>
      photos.remove(session, request),
    ),
    route(people.consentOwn, 'person.write_own', ({ session, request }) =>
      service.consentOwn(session, request),
    ),
    route(people.confirmOwn, 'person.write_own', ({ session, request }) =>
      service.confirmOwn(session, request),
    ),
  ];
});
