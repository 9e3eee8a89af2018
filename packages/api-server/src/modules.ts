import { activityRoutes } from './modules/activity/activity.routes.ts';
import type { ServerModule } from './routing/server-module.ts';

/** Every resource of the server; a new module is one line here. */
export const modules: readonly ServerModule[] = [{ name: 'activity', routes: activityRoutes }];
