import { cutText } from '@rostrum/contracts';
import { and, count, desc, eq, gte, ilike, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../database/queryable.ts';
import type { MailsToTakeBack } from './mail-outbox.ts';
import { mails } from './mails.schema.ts';

export type Mail = typeof mails.$inferSelect;
export type NewMail = typeof mails.$inferInsert;

/** Longer than any transport may take, so that a lease never runs out under a worker that still sends. */
const leaseSeconds = 90;

/** Mails of kind `account.…` carry links that sign in; once they are with the receiver, no copy of the link stays here. */
const forgetSecret = (column: PgColumn) =>
  sql`case when ${mails.kind} like 'account.%' then '' else ${column} end`;

export const mailRepository = {
  async add(tx: Transaction, mail: NewMail): Promise<void> {
    await tx.insert(mails).values(mail);
  },

  /** Those that no worker has taken; their jobs find nothing to send. */
  async removeQueued(tx: Transaction, { kinds, entity, since }: MailsToTakeBack): Promise<void> {
    await tx
      .delete(mails)
      .where(
        and(
          eq(mails.status, 'queued'),
          eq(mails.entityType, entity.type),
          eq(mails.entityId, entity.id),
          inArray(mails.kind, [...kinds]),
          gte(mails.createdAt, since),
        ),
      );
  },

  /** Removes mails whole. `ids` is a statement that selects theirs. */
  async remove(tx: Transaction, ids: SQL): Promise<void> {
    await tx.delete(mails).where(inArray(mails.id, sql`(${ids})`));
  },

  /** Removes mails about entities of a type whole. `entityIds` is a statement that selects theirs. */
  async removeAbout(tx: Transaction, entityType: string, entityIds: SQL): Promise<void> {
    await tx
      .delete(mails)
      .where(and(eq(mails.entityType, entityType), inArray(mails.entityId, sql`(${entityIds})`)));
  },

  /** Removes what was sent to an address, in whatever case it was written. */
  async removeTo(tx: Transaction, email: string): Promise<void> {
    await tx.delete(mails).where(eq(sql`lower(${mails.toEmail})`, email.toLowerCase()));
  },

  async find(db: Queryable, id: string): Promise<Mail | undefined> {
    const [mail] = await db.select().from(mails).where(eq(mails.id, id));
    return mail;
  },

  /** Takes the mail for one attempt; undefined when it is sent, given up, or in another worker's hands. */
  async lease(db: Queryable, id: string): Promise<Mail | undefined> {
    const [mail] = await db
      .update(mails)
      .set({
        status: 'sending',
        attempts: sql`${mails.attempts} + 1`,
        leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
      })
      .where(
        and(
          eq(mails.id, id),
          or(eq(mails.status, 'queued'), and(eq(mails.status, 'sending'), lt(mails.leasedUntil, sql`now()`))),
        ),
      )
      .returning();
    return mail;
  },

  /** The end of every good way; a mail that is already sent stays as it is. */
  async markSent(db: Queryable, id: string, { attempted = false } = {}): Promise<void> {
    await db
      .update(mails)
      .set({
        status: 'sent',
        sentAt: sql`now()`,
        leasedUntil: null,
        lastError: null,
        ...(attempted
          ? { text: forgetSecret(mails.text), html: forgetSecret(mails.html), attachment: null }
          : { attempts: sql`${mails.attempts} + 1` }),
      })
      .where(and(eq(mails.id, id), inArray(mails.status, ['queued', 'sending'])));
  },

  async markFailed(
    db: Queryable,
    id: string,
    reason: string,
    { final, isRefused = false }: { final: boolean; isRefused?: boolean },
  ): Promise<void> {
    await db
      .update(mails)
      .set({
        status: final ? 'failed' : 'queued',
        leasedUntil: null,
        lastError: cutText(reason, 500),
        ...(isRefused && { refusedAt: sql`now()` }),
      })
      .where(and(eq(mails.id, id), eq(mails.status, 'sending')));
  },

  /** It was taken and came back: the address does not exist, or its mailbox takes nothing. */
  async markBounced(db: Queryable, id: string, reason: string): Promise<void> {
    await db
      .update(mails)
      .set({ status: 'failed', lastError: cutText(reason, 500), refusedAt: sql`now()` })
      .where(and(eq(mails.id, id), eq(mails.status, 'sent')));
  },

  /** Removes what was written from messages that were sent or given up before then; their delivery states stay. */
  async removeContent(db: Queryable, before: Date): Promise<void> {
    await db
      .update(mails)
      .set({
        toName: '',
        fromName: null,
        replyTo: null,
        subject: '',
        text: '',
        html: '',
        attachmentName: null,
        attachment: null,
        unsubscribeUrl: null,
        lastError: null,
      })
      .where(
        and(
          inArray(mails.status, ['sent', 'failed']),
          lt(mails.createdAt, before),
          or(ne(mails.subject, ''), ne(mails.text, ''), ne(mails.toName, '')),
        ),
      );
  },

  /** Mails without a worker: queued, or left in the middle of an attempt whose lease has run out. */
  async pending(db: Queryable): Promise<Pick<Mail, 'id' | 'kind'>[]> {
    return db
      .select({ id: mails.id, kind: mails.kind })
      .from(mails)
      .where(
        or(eq(mails.status, 'queued'), and(eq(mails.status, 'sending'), lt(mails.leasedUntil, sql`now()`))),
      )
      .orderBy(mails.createdAt)
      .limit(1000);
  },

  /** Delivery states of mails about entities, by entity id; the newest mail counts. */
  async deliveryOf(
    db: Queryable,
    entityType: string,
    entityIds: readonly string[],
  ): Promise<Map<string, Mail['status']>> {
    if (entityIds.length === 0) return new Map();
    const rows = await db
      .select({ entityId: mails.entityId, status: mails.status })
      .from(mails)
      .where(and(eq(mails.entityType, entityType), inArray(mails.entityId, [...entityIds])))
      .orderBy(mails.createdAt);
    return new Map(
      rows.flatMap(({ entityId, status }) => (entityId === null ? [] : [[entityId, status] as const])),
    );
  },

  async page(
    db: Queryable,
    { to, limit, offset }: { to: string; limit: number; offset: number },
  ): Promise<{ items: Mail[]; total: number }> {
    const where =
      to === ''
        ? undefined
        : or(
            ilike(mails.toEmail, `%${to.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
            ilike(mails.subject, `%${to.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
          );
    const [items, [row]] = await Promise.all([
      db
        .select()
        .from(mails)
        .where(where)
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(limit)
        .offset(offset),
      db.select({ total: count() }).from(mails).where(where),
    ]);
    return { items, total: row?.total ?? 0 };
  },
};
