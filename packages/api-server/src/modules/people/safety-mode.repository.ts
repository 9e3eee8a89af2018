import type { PersonAvailability } from '@rostrum/contracts';
import { sql, type SQL } from 'drizzle-orm';

/** The portrait of a row of `people` as others than its team see it: none in safety mode. */
export const shownImage = (person: SQL): SQL =>
  sql`CASE WHEN ${person}.safety_mode THEN NULL ELSE ${person}.image END`;

/** What a person takes on, as others see it: in safety mode the office answers first, whatever was chosen before. */
export const shownAvailability = (
  rows: readonly PersonAvailability[],
  isInSafetyMode: boolean,
): PersonAvailability[] =>
  rows.map((row) => (isInSafetyMode && row.accepts === 'yes' ? { ...row, accepts: 'via_office' } : row));
