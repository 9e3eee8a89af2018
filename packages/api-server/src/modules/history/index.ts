export { historyRepository } from './history.repository.ts';
export { viewedPeople } from './history.schema.ts';
