import { defineModule } from '@rostrum/server-kit/module';
import { events } from './events.schema.ts';
import { eventDays, eventCounts } from './rollups/rollups.schema.ts';
import { eventsPersonalData } from './events.personal-data.ts';
import { eventCountsPersonalData, eventDaysPersonalData } from './rollups/rollups.personal-data.ts';
import { eventRoutes } from './events.routes.ts';
import { startRollingUpEvents } from './rollups/roll-up-events.job.ts';

/** Events of visitors, and the daily counts made from them. */
export const eventsModule = defineModule({
  name: 'events',
  tables: [events, eventDays, eventCounts],
  personalData: [eventsPersonalData, eventCountsPersonalData, eventDaysPersonalData],
  routes: eventRoutes,
  jobs: startRollingUpEvents,
});
