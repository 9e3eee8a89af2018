export { comparedRetentionDays, rawRetentionDays } from './event-retention.ts';
export { eventRepository, everyOrganisation } from './events.repository.ts';
export { eventRoutes } from './events.routes.ts';
export type { events } from './events.schema.ts';
export { type EventService, type EventServiceDeps, createEventService } from './events.service.ts';
export { startPruningEvents } from './prune-events.job.ts';
