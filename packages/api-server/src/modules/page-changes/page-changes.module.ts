import { defineModule } from '@rostrum/server-kit/module';
import { pageChanges } from './page-changes.schema.ts';
import { pageChangesPersonalData } from './page-changes.personal-data.ts';
import { startPruningPageChanges } from './prune-page-changes.job.ts';

/** Changes that invalidate cached public pages. */
export const pageChangesModule = defineModule({
  name: 'page-changes',
  tables: [pageChanges],
  personalData: [pageChangesPersonalData],
  jobs: startPruningPageChanges,
});
