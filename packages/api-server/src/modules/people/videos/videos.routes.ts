import { personVideos } from '@rostrum/contracts/people';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createPersonVideosService } from './videos.service.ts';

export const personVideoRoutes = contractRoutes((deps: { db: Database; clock: () => Date }) => {
  const service = createPersonVideosService(deps);
  return [
    route(personVideos.list, 'person.read', ({ session, params }) => service.list(session, params)),
    route(personVideos.add, 'person.write', ({ session, request, params, body }) =>
      service.add({ session, request }, params, body),
    ),
    route(personVideos.change, 'person.write', ({ session, request, params, body }) =>
      service.change({ session, request }, params, body),
    ),
    route(personVideos.remove, 'person.write', ({ session, request, params }) =>
      service.remove({ session, request }, params),
    ),
  ];
});
