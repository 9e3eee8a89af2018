import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { MemberCredentialKind } from '@rostrum/contracts/settings';
import { listSentInvitations, revokeSentInvitation } from '@rostrum/identity';
import { users } from '@rostrum/identity/schema';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { peopleFeedRepository } from '../../people/index.ts';
import { apiKeys, calendarFeeds, webhooks } from '../integrations.schema.ts';

export interface MadePlace {
  orgId: string;
  /** The member whose credentials are listed. */
  userId: string;
}

interface Made {
  id: string;
  name: string;
  madeAt: Date;
  lastUsedAt: Date | null;
}

interface CredentialSource {
  list(db: Queryable, place: MadePlace): Promise<Made[]>;
  /** Returns the name of what was revoked. */
  revoke(tx: Transaction, place: MadePlace, id: string): Promise<string | undefined>;
}

/** Everything that goes on working when the member who made it no longer may: one entry for each kind. */
export const credentialSources: Readonly<Record<MemberCredentialKind, CredentialSource>> = {
  api_key: {
    list: (db, { orgId, userId }) =>
      db
        .select({
          id: apiKeys.id,
          name: apiKeys.name,
          madeAt: apiKeys.createdAt,
          lastUsedAt: apiKeys.lastUsedAt,
        })
        .from(apiKeys)
        .where(
          and(eq(apiKeys.orgId, orgId), eq(apiKeys.createdBy, userId), gt(apiKeys.expiresAt, sql`now()`)),
        )
        .orderBy(asc(apiKeys.id)),
    async revoke(tx, { orgId, userId }, id) {
      const [row] = await tx
        .delete(apiKeys)
        .where(and(eq(apiKeys.orgId, orgId), eq(apiKeys.createdBy, userId), eq(apiKeys.id, id)))
        .returning({ name: apiKeys.name });
      return row?.name;
    },
  },
  calendar: {
    list: (db, { orgId, userId }) =>
      db
        .select({
          id: calendarFeeds.orgId,
          name: sql<string>`'Calendar'`,
          madeAt: calendarFeeds.createdAt,
          lastUsedAt: calendarFeeds.lastReadAt,
        })
        .from(calendarFeeds)
        .where(and(eq(calendarFeeds.orgId, orgId), eq(calendarFeeds.createdBy, userId))),
    async revoke(tx, { orgId, userId }) {
      const [row] = await tx
        .delete(calendarFeeds)
        .where(and(eq(calendarFeeds.orgId, orgId), eq(calendarFeeds.createdBy, userId)))
        .returning({ name: sql<string>`'Calendar'` });
      return row?.name;
    },
  },
  webhook: {
    list: (db, { orgId, userId }) =>
      db
        .select({
          id: webhooks.id,
          name: webhooks.name,
          madeAt: webhooks.createdAt,
          lastUsedAt: webhooks.lastDeliveredAt,
        })
        .from(webhooks)
        .where(and(eq(webhooks.orgId, orgId), eq(webhooks.createdBy, userId)))
        .orderBy(asc(webhooks.id)),
    async revoke(tx, { orgId, userId }, id) {
      const [row] = await tx
        .delete(webhooks)
        .where(and(eq(webhooks.orgId, orgId), eq(webhooks.createdBy, userId), eq(webhooks.id, id)))
        .returning({ name: webhooks.name });
      return row?.name;
    },
  },
  people_feed: {
    list: async (db, place) =>
      (await peopleFeedRepository.listMadeBy(db, place)).map(({ orgId, url, createdAt }) => ({
        id: orgId,
        name: url,
        madeAt: createdAt,
        lastUsedAt: null,
      })),
    revoke: (tx, place) => peopleFeedRepository.removeMadeBy(tx, place),
  },
  invitation: {
    list: async (db, place) =>
      (await listSentInvitations(db, place)).map(({ id, email, sentAt }) => ({
        id,
        name: email,
        madeAt: sentAt,
        lastUsedAt: null,
      })),
    revoke: revokeSentInvitation,
  },
};

export const memberNameRepository = {
  async find(db: Queryable, userId: string): Promise<string | undefined> {
    const [row] = await db
      .select({ name: sql<string>`${users.firstname} || ' ' || ${users.lastname}` })
      .from(users)
      .where(eq(users.id, userId));
    return row?.name;
  },
};
