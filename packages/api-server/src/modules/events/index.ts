export { crawlerOf } from './crawlers.ts';
export { rawRetentionDays } from './event-retention.ts';
export { eventRepository, everyOrganisation } from './events.repository.ts';
export type { events } from './events.schema.ts';
export { type EventService, type EventServiceDeps, createEventService } from './events.service.ts';
export type { Visit } from './visit.ts';
export { type CountedName, anyView, countEvents, rolledNames } from './rollups/count-events.repository.ts';
export {
  type CountedDays,
  type CountsQuery,
  readCountedDays,
  readsEver,
  selectCounts,
} from './rollups/counted-days.repository.ts';
export { readFreshCounts } from './rollups/fresh-counts.repository.ts';
export { readingStepAt } from './reading-steps.ts';
export { recountEvents } from './rollups/recount-events.ts';
export { rollUpEvents } from './rollups/roll-up-events.ts';
