import { activity } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { activityService } from './activity.service.ts';

export const activityRoutes = contractRoutes(() => [
  route(activity.list, 'activity.read', ({ db, session, query }) => activityService.list(db, session, query)),
]);
