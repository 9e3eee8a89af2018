import { defineModule } from '@rostrum/server-kit/module';
import { viewedPeople } from './history.schema.ts';
import { viewedPeoplePersonalData } from './history.personal-data.ts';
import { historyRoutes } from './history.routes.ts';

/** Profiles that a user viewed recently. */
export const historyModule = defineModule({
  name: 'history',
  tables: [viewedPeople],
  personalData: [viewedPeoplePersonalData],
  routes: historyRoutes,
});
