export { pageChangesRepository, type PageChanges } from './page-changes.repository.ts';
export { startPruningPageChanges } from './prune-page-changes.job.ts';
