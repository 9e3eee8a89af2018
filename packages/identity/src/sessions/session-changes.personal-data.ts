import { definePersonalData, none, reference } from '@rostrum/server-kit/personal-data';
import { sessionChanges } from './session-changes.schema.ts';

export const sessionChangesPersonalData = definePersonalData(sessionChanges, {
  columns: { transaction: none, subject: reference(), createdAt: none },
});
