import { events } from '@rostrum/contracts';
import { contractRoutes, publicRoute } from '@rostrum/server-kit/module';
import { createEventService, type EventServiceDeps } from './events.service.ts';

export const eventRoutes = contractRoutes((deps: EventServiceDeps) => {
  const service = createEventService(deps);
  return [
    publicRoute(
      events.report,
      ({ session, request, body }) => service.report({ session, ...request }, body),
      {
        limit: { points: 120, seconds: 60, isLocal: true },
      },
    ),
  ];
});
