import { definePersonalData, none, reference } from '@rostrum/server-kit/personal-data';
import { pageChanges } from './page-changes.schema.ts';

export const pageChangesPersonalData = definePersonalData(pageChanges, {
  columns: { transaction: none, orgId: reference(), createdAt: none },
});
