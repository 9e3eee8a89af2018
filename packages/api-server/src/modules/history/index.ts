export { historyRepository } from './history.repository.ts';
export { historyRoutes } from './history.routes.ts';
export { viewedPeople } from './history.schema.ts';
