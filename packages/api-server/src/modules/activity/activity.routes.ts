import { activity } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { activityService } from './activity.service.ts';

interface ActivityDeps {
  clock: () => Date;
}

/** It reads the whole record. */
const checkLimit = { limit: { points: 10, seconds: 600 } };

export const activityRoutes = contractRoutes(({ clock }: ActivityDeps) => [
  route(
    activity.verify,
    'organisation.administer',
    ({ db, session }) => activityService.verify(db, session, clock()),
    checkLimit,
  ),
  route(activity.list, 'activity.read', ({ db, session, query }) =>
    activityService.list(db, session, query, clock()),
  ),
]);
