import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { KeyScope } from '@rostrum/contracts/settings';
import { organisations, users } from '@rostrum/identity/schema';
import type { Queryable } from '@rostrum/server-kit/database';
import { apiKeys } from '../integrations.schema.ts';

export interface NewApiKey {
  orgId: string;
  name: string;
  prefix: string;
  keyHash: Buffer;
  scopes: KeyScope[];
  expiresAt: Date;
  createdBy: string;
}

const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  createdAt: apiKeys.createdAt,
  firstname: users.firstname,
  lastname: users.lastname,
};
export type ApiKeyRow = Awaited<ReturnType<(typeof apiKeyRepository)['list']>>[number];

export const apiKeyRepository = {
  list: (db: Queryable, orgId: string) =>
    db
      .select(shown)
      .from(apiKeys)
      .leftJoin(users, eq(users.id, apiKeys.createdBy))
      .where(eq(apiKeys.orgId, orgId))
      .orderBy(desc(apiKeys.id)),

  /** One organisation makes its keys one after the other, so that their number is what was counted. */
  async countForAdding(db: Queryable, orgId: string): Promise<number> {
    await db
      .select({ id: organisations.id })
      .from(organisations)
      .where(eq(organisations.id, orgId))
      .for('update');
    return db.$count(apiKeys, eq(apiKeys.orgId, orgId));
  },

  async add(db: Queryable, key: NewApiKey): Promise<string> {
    const [row] = await db.insert(apiKeys).values(key).returning({ id: apiKeys.id });
    if (!row) throw new Error('The key was not written.');
    return row.id;
  },

  async remove(db: Queryable, orgId: string, id: string): Promise<string | undefined> {
    const [row] = await db
      .delete(apiKeys)
      .where(and(eq(apiKeys.orgId, orgId), eq(apiKeys.id, id)))
      .returning({ name: apiKeys.name });
    return row?.name;
  },

  /** Whose a key is, as long as it lives and its organisation is there. */
  async findLive(db: Queryable, keyHash: Buffer, now: Date) {
    const [row] = await db
      .select({
        id: apiKeys.id,
        name: apiKeys.name,
        scopes: apiKeys.scopes,
        lastUsedAt: apiKeys.lastUsedAt,
        orgId: apiKeys.orgId,
        companyUsername: organisations.companyUsername,
        status: organisations.status,
        directoryAccess: organisations.directoryAccess,
      })
      .from(apiKeys)
      .innerJoin(organisations, eq(organisations.id, apiKeys.orgId))
      .where(and(eq(apiKeys.keyHash, keyHash), gt(apiKeys.expiresAt, now), isNull(organisations.deletedAt)));
    return row;
  },

  /** To the minute: a program that reads a hundred pages is one use. */
  async noteUse(db: Queryable, id: string, now: Date): Promise<void> {
    await db
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(
        and(
          eq(apiKeys.id, id),
          or(
            isNull(apiKeys.lastUsedAt),
            lt(apiKeys.lastUsedAt, sql`${now.toISOString()}::timestamptz - interval '1 minute'`),
          ),
        ),
      );
  },
};
