import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { KeyScope } from '@rostrum/contracts/settings';
import type { Role } from '@rostrum/contracts';
import { memberships, organisations, users } from '@rostrum/identity/schema';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { apiKeys, clientTokens } from '../integrations.schema.ts';

export type NewApiKey = Omit<typeof apiKeys.$inferInsert, 'id'>;

const owners = alias(users, 'owners');
/** The present role of the key's maker in its organisation. */
const makerRole = sql<Role | null>`(select ${memberships.role} from ${memberships} inner join ${users} as maker on maker.id = ${memberships.userId}
  where ${memberships.orgId} = ${apiKeys.orgId} and ${memberships.userId} = ${apiKeys.createdBy} and maker.status = 'active')`;
const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  kind: apiKeys.kind,
  clientId: apiKeys.clientId,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  createdAt: apiKeys.createdAt,
  makerRole,
  firstname: users.firstname,
  lastname: users.lastname,
  ownerFirstname: owners.firstname,
  ownerLastname: owners.lastname,
};
export type ApiKeyRow = Awaited<ReturnType<(typeof apiKeyRepository)['list']>>[number];

const holderColumns = {
  id: apiKeys.id,
  name: apiKeys.name,
  scopes: apiKeys.scopes,
  lastUsedAt: apiKeys.lastUsedAt,
  madeBy: apiKeys.createdBy,
  makerRole,
  orgId: apiKeys.orgId,
  companyUsername: organisations.companyUsername,
  status: organisations.status,
  directoryAccess: organisations.directoryAccess,
};

/** A key that lives, of an organisation that is there; a personal one while its member may sign in. */
const isAlive = (now: Date) =>
  and(
    gt(apiKeys.expiresAt, now),
    isNull(organisations.deletedAt),
    or(isNull(apiKeys.userId), eq(owners.status, 'active')),
  );

const ofKey = ({ orgId, id }: { orgId: string; id: string }) =>
  and(eq(apiKeys.orgId, orgId), eq(apiKeys.id, id));

export const apiKeyRepository = {
  list: (db: Queryable, orgId: string) =>
    db
      .select(shown)
      .from(apiKeys)
      .leftJoin(users, eq(users.id, apiKeys.createdBy))
      .leftJoin(owners, eq(owners.id, apiKeys.userId))
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

  /** Gives a client another secret; tokens of the former one end. Undefined when there is no such client. */
  async rotate(
    tx: Transaction,
    place: { orgId: string; id: string },
    keyHash: Buffer,
  ): Promise<string | undefined> {
    const [row] = await tx
      .update(apiKeys)
      .set({ keyHash })
      .where(and(ofKey(place), eq(apiKeys.kind, 'client')))
      .returning({ name: apiKeys.name });
    if (row) await tx.delete(clientTokens).where(eq(clientTokens.keyId, place.id));
    return row?.name;
  },

  /** Gives a key of the organisation another maker. Undefined when there is none, or it is a member's own. */
  async changeMaker(
    tx: Transaction,
    place: { orgId: string; id: string },
    userId: string,
  ): Promise<string | undefined> {
    const [row] = await tx
      .update(apiKeys)
      .set({ createdBy: userId })
      .where(and(ofKey(place), isNull(apiKeys.userId)))
      .returning({ name: apiKeys.name });
    return row?.name;
  },

  async remove(db: Queryable, orgId: string, id: string): Promise<string | undefined> {
    const [row] = await db.delete(apiKeys).where(ofKey({ orgId, id })).returning({ name: apiKeys.name });
    return row?.name;
  },

  /** Whose a key is, as long as it lives and its organisation is there. */
  async findLive(db: Queryable, keyHash: Buffer, now: Date) {
    const [row] = await db
      .select(holderColumns)
      .from(apiKeys)
      .innerJoin(organisations, eq(organisations.id, apiKeys.orgId))
      .leftJoin(owners, eq(owners.id, apiKeys.userId))
      .where(and(eq(apiKeys.keyHash, keyHash), ne(apiKeys.kind, 'client'), isAlive(now)));
    return row;
  },

  /** Whose client a token was given to, with what it was given for. */
  async findByToken(db: Queryable, tokenHash: Buffer, now: Date) {
    const [row] = await db
      .select({ ...holderColumns, scopes: clientTokens.scopes })
      .from(clientTokens)
      .innerJoin(apiKeys, eq(apiKeys.id, clientTokens.keyId))
      .innerJoin(organisations, eq(organisations.id, apiKeys.orgId))
      .leftJoin(owners, eq(owners.id, apiKeys.userId))
      .where(and(eq(clientTokens.tokenHash, tokenHash), gt(clientTokens.expiresAt, now), isAlive(now)));
    return row;
  },

  /** A client that knows its secret. */
  async findClient(db: Queryable, { clientId, keyHash }: { clientId: string; keyHash: Buffer }, now: Date) {
    const [row] = await db
      .select({ ...holderColumns, expiresAt: apiKeys.expiresAt })
      .from(apiKeys)
      .innerJoin(organisations, eq(organisations.id, apiKeys.orgId))
      .leftJoin(owners, eq(owners.id, apiKeys.userId))
      .where(
        and(
          eq(apiKeys.clientId, clientId),
          eq(apiKeys.keyHash, keyHash),
          eq(apiKeys.kind, 'client'),
          isAlive(now),
        ),
      );
    return row;
  },

  /** A token of a client; those of its that have expired go. */
  async addToken(
    tx: Transaction,
    token: { tokenHash: Buffer; orgId: string; keyId: string; scopes: KeyScope[]; expiresAt: Date },
    now: Date,
  ): Promise<void> {
    await tx
      .delete(clientTokens)
      .where(and(eq(clientTokens.keyId, token.keyId), lt(clientTokens.expiresAt, now)));
    await tx.insert(clientTokens).values(token);
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
