import { activity } from '@rostrum/contracts';
import { contractRoutes, route } from '../../plugins/contract-routes.ts';
import { activityService } from './activity.service.ts';

export const activityRoutes = contractRoutes(() => [
  route(activity.list, 'activity.read', ({ db, session, query }) => activityService.list(db, session, query)),
]);
