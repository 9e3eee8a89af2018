import { inArray } from 'drizzle-orm';
import { runAsSystem } from '../../database/principal.ts';
import type { Queryable } from '../../database/queryable.ts';
import { passkeys, totpCredentials } from '../security/security.schema.ts';

/** Which of these people have a second factor. That one exists is told to those who run the organisation, nothing more. */
export const secondFactorHolders = (
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  runAsSystem('factors of colleagues are hidden from each other', async () => {
    const ids = [...userIds];
    const held = await db
      .select({ userId: totpCredentials.userId })
      .from(totpCredentials)
      .where(inArray(totpCredentials.userId, ids))
      .union(db.select({ userId: passkeys.userId }).from(passkeys).where(inArray(passkeys.userId, ids)));
    return new Set(held.map(({ userId }) => userId));
  });
