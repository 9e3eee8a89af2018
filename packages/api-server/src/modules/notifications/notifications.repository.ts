import { and, count, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import {
  adjustableKinds,
  type AdjustableKind,
  type NotificationChoices,
  type NotificationKind,
} from '@rostrum/contracts/notifications';
import type { Queryable } from '@rostrum/server-kit/database';
import { isReadable } from './readable-notification.repository.ts';
import { notificationChoices, notifications } from './notifications.schema.ts';

export type NewNotification = typeof notifications.$inferInsert;
export type NotificationRow = typeof notifications.$inferSelect;

/** Whose notifications: a member reads those of the organisation of the session, and those about what they sent anywhere. */
export interface Reader {
  userId: string;
  orgId: string | null;
}

const ofReader = ({ userId, orgId }: Reader) =>
  and(
    eq(notifications.userId, userId),
    orgId === null
      ? eq(notifications.kind, 'answer')
      : or(eq(notifications.orgId, orgId), eq(notifications.kind, 'answer')),
    isReadable(sql`notifications`),
  );
const isUnread = isNull(notifications.readAt);

export const notificationRepository = {
  async add(db: Queryable, rows: readonly NewNotification[]): Promise<void> {
    if (rows.length > 0) await db.insert(notifications).values([...rows]);
  },

  async unread(db: Queryable, reader: Reader, since: Date): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(notifications)
      .where(and(ofReader(reader), isUnread, gte(notifications.createdAt, since)));
    return row?.total ?? 0;
  },

  async page(
    db: Queryable,
    reader: Reader,
    {
      kind,
      since,
      limit,
      offset,
    }: { kind: NotificationKind | undefined; since: Date; limit: number; offset: number },
  ): Promise<{ items: NotificationRow[]; total: number }> {
    const where = and(
      ofReader(reader),
      gte(notifications.createdAt, since),
      kind && eq(notifications.kind, kind),
    );
    const items = await db
      .select()
      .from(notifications)
      .where(where)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(limit)
      .offset(offset);
    const [row] = await db.select({ total: count() }).from(notifications).where(where);
    return { items, total: row?.total ?? 0 };
  },

  /** Returns how many were unread until now. */
  async markRead(
    db: Queryable,
    reader: Reader,
    { ids, entityId, now }: { ids?: readonly string[] | undefined; entityId?: string; now: Date },
  ): Promise<number> {
    const rows = await db
      .update(notifications)
      .set({ readAt: now })
      .where(
        and(
          ofReader(reader),
          isUnread,
          ids && inArray(notifications.id, [...ids]),
          entityId === undefined ? undefined : eq(notifications.entityId, entityId),
        ),
      )
      .returning({ id: notifications.id });
    return rows.length;
  },

  /** Those of the named members who chose something else than "at once" for a kind. */
  async choicesFor(db: Queryable, orgId: string, kind: AdjustableKind, userIds: readonly string[]) {
    return db
      .select({ userId: notificationChoices.userId, frequency: notificationChoices.frequency })
      .from(notificationChoices)
      .where(
        and(
          eq(notificationChoices.orgId, orgId),
          eq(notificationChoices.kind, kind),
          inArray(notificationChoices.userId, [...userIds]),
        ),
      );
  },

  async choicesOf(db: Queryable, orgId: string, userId: string) {
    return db
      .select({ kind: notificationChoices.kind, frequency: notificationChoices.frequency })
      .from(notificationChoices)
      .where(and(eq(notificationChoices.orgId, orgId), eq(notificationChoices.userId, userId)));
  },

  async choose(
    db: Queryable,
    orgId: string,
    userId: string,
    choices: Partial<NotificationChoices>,
  ): Promise<void> {
    const rows = adjustableKinds.flatMap((kind) => {
      const frequency = choices[kind];
      return frequency === undefined ? [] : [{ orgId, userId, kind, frequency }];
    });
    if (rows.length === 0) return;
    await db
      .insert(notificationChoices)
      .values(rows)
      .onConflictDoUpdate({
        target: [notificationChoices.orgId, notificationChoices.userId, notificationChoices.kind],
        set: { frequency: sql`excluded.frequency` },
      });
  },

  async removeBefore(db: Queryable, moment: Date): Promise<void> {
    await db.delete(notifications).where(lt(notifications.createdAt, moment));
  },
};
