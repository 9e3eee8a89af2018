import { defineModule } from '@rostrum/server-kit/module';
import { activityRoutes } from './activity.routes.ts';

/** The activity list of an organisation. */
export const activityModule = defineModule({
  name: 'activity',
  routes: activityRoutes,
});
