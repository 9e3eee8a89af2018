import { personRecording } from '@rostrum/contracts/people';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createRecordingService } from './recording.service.ts';

export const personRecordingRoutes = contractRoutes((deps: { db: Database; clock: () => Date }) => {
  const service = createRecordingService(deps);
  return [
    route(personRecording.set, 'person.write', ({ session, request, params, body }) =>
      service.set({ session, request }, params, body),
    ),
    route(personRecording.remove, 'person.write', ({ session, request, params }) =>
      service.remove({ session, request }, params),
    ),
  ];
});
