import { personPhotos } from '@rostrum/contracts/people';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createPersonPhotosService } from './photos.service.ts';

export const personPhotoRoutes = contractRoutes((deps: { db: Database; clock: () => Date }) => {
  const service = createPersonPhotosService(deps);
  return [
    route(personPhotos.list, 'person.read', ({ session, params }) => service.list(session, params)),
    route(personPhotos.add, 'person.write', ({ session, request, params, body }) =>
      service.add({ session, request }, params, body),
    ),
    route(personPhotos.order, 'person.write', ({ session, request, params, body }) =>
      service.order({ session, request }, params, body),
    ),
    route(personPhotos.change, 'person.write', ({ session, request, params, body }) =>
      service.change({ session, request }, params, body),
    ),
    route(personPhotos.remove, 'person.write', ({ session, request, params }) =>
      service.remove({ session, request }, params),
    ),
  ];
});
