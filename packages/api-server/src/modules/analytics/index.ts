export { analyticsRoutes } from './analytics.routes.ts';
export type { Period } from './overview.repository.ts';
