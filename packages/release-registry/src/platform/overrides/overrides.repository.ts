import { overrideChoice, type OverrideChoice } from '@rostrum/contracts/platform';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '@rostrum/server-kit/database';
import { platformOverrides } from '../platform.schema.ts';

export interface SignedOverride {
  id: string;
  holderId: string | null;
  signedBy: string;
  choices: OverrideChoice[];
  createdAt: Date;
  expiresAt: Date;
}

const columns = {
  id: platformOverrides.id,
  holderId: platformOverrides.holderId,
  signedBy: platformOverrides.signedBy,
  choices: platformOverrides.choices,
  createdAt: platformOverrides.createdAt,
  expiresAt: platformOverrides.expiresAt,
};
const choices = z.array(overrideChoice);
/** What was written by an older server is read by today's rules. */
const read = (row: SignedOverride): SignedOverride => ({
  ...row,
  choices: choices.catch([]).parse(row.choices),
});
const inForceAt = (now: Date) => and(isNull(platformOverrides.endedAt), gt(platformOverrides.expiresAt, now));

export const overrideRepository = {
  async add(db: Queryable, row: typeof platformOverrides.$inferInsert): Promise<SignedOverride> {
    const [added] = await db.insert(platformOverrides).values(row).returning(columns);
    if (!added) throw new Error('The override was not written.');
    return added;
  },

  async find(db: Queryable, id: string, now: Date): Promise<SignedOverride | undefined> {
    const [row] = await db
      .select(columns)
      .from(platformOverrides)
      .where(and(eq(platformOverrides.id, id), inForceAt(now)));
    return row && read(row);
  },

  async end(db: Queryable, id: string, now: Date): Promise<boolean> {
    const ended = await db
      .update(platformOverrides)
      .set({ endedAt: now })
      .where(and(eq(platformOverrides.id, id), isNull(platformOverrides.endedAt)))
      .returning({ id: platformOverrides.id });
    return ended.length > 0;
  },

  /** Newest first. */
  async inForce(db: Queryable, now: Date): Promise<SignedOverride[]> {
    const rows = await db
      .select(columns)
      .from(platformOverrides)
      .where(inForceAt(now))
      .orderBy(desc(platformOverrides.createdAt))
      .limit(50);
    return rows.map(read);
  },
};
