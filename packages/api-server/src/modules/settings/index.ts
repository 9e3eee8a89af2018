export { settingsRoutes } from './settings.routes.ts';
export { listSeatRequests, type OpenSeatRequest } from './licenses/seat-requests.repository.ts';
export { startTellingSeatUse } from './licenses/notices/tell-seat-use.job.ts';
export { settingsMailKinds } from './licenses/seat-request-mail.ts';
