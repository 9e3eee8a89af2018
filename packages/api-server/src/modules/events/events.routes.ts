import { events } from '@rostrum/contracts';
import { contractRoutes, publicRoute } from '@rostrum/server-kit/module';
import { createEventService, type EventServiceDeps } from './events.service.ts';

export const eventRoutes = contractRoutes((deps: EventServiceDeps) => {
  const service = createEventService(deps);
  // Counted by the report, not by what it holds: one visitor makes one event of a thing within the hour, however often it is told.
  const limit = { points: 120, seconds: 60, isLocal: true } as const;
  return [
    publicRoute(
      events.report,
      ({ session, request, body }) => service.report({ session, ...request }, body),
      {
        limit,
      },
    ),
    publicRoute(
      events.reportAll,
      ({ session, request, body }) => service.reportAll({ session, ...request }, body),
      { limit },
    ),
  ];
});
