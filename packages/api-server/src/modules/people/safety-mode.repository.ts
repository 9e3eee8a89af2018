import type { PersonAvailability, PersonDetail } from '@rostrum/contracts';
import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';
import { people } from './people.schema.ts';

/** The portrait of a row of `people` as others than its team see it: none in safety mode. */
export const shownImage = (person: SQL): SQL =>
  sql`CASE WHEN ${person}.safety_mode THEN NULL ELSE ${person}.image END`;

/**
 * What a person takes on, as others see it: in safety mode the office answers first, whatever was chosen before. An
 * organisation of one has no office, so what would go through it arrives at once.
 */
export function shownAvailability(
  rows: readonly PersonAvailability[],
  { kind, isInSafetyMode }: { kind: PersonDetail['kind']; isInSafetyMode: boolean },
): PersonAvailability[] {
  const [from, to] =
    kind === 'individual' ? (['via_office', 'yes'] as const) : (['yes', 'via_office'] as const);
  if (kind !== 'individual' && !isInSafetyMode) return [...rows];
  return rows.map((row) => (row.accepts === from ? { ...row, accepts: to } : row));
}

/** Takes profiles out of safety mode whose time for it is over, and answers which. */
export const endSafetyBefore = (tx: Transaction, now: Date) =>
  tx
    .update(people)
    .set({ safetyMode: false, safetyUntil: null, version: sql`${people.version} + 1` })
    .where(and(eq(people.safetyMode, true), lte(people.safetyUntil, now)))
    .returning({
      id: people.id,
      orgId: people.orgId,
      firstname: people.firstname,
      lastname: people.lastname,
    });
