import { inArray } from 'drizzle-orm';
import { type Queryable, runAsSystem } from '@rostrum/server-kit/database';
import { passkeys, totpCredentials } from './security.schema.ts';

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
