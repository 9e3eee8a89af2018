export { type AppOverrides, buildApp } from './app.ts';
export { type Config, type OidcIssuerConfig, readConfig } from './config.ts';
export { pruningLimits } from './modules/events/event-retention.ts';
export { eventRepository } from './modules/events/events.repository.ts';
export { people } from './modules/people/people.schema.ts';
export { createProfileAccessService } from './modules/people/profile-access.service.ts';
export type { ServerDeps } from './server-deps.ts';
export { hashesAtOnce } from './thread-pool.ts';
