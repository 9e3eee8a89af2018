import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { inquiryTypeId } from '@rostrum/contracts';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { isHeldBack } from '../inquiries/index.ts';
import { mailingListDeliveries, mailingListItems } from './mailing-lists.schema.ts';

interface ListKey {
  orgId: string;
  id: string;
}
const isWaitingOf = ({ orgId, id }: ListKey) =>
  and(eq(mailingListItems.orgId, orgId), eq(mailingListItems.listId, id), isNull(mailingListItems.doneAt));

/** What mails quote of an inquiry. */
const contentColumns = {
  id: column.text,
  ref: column.text,
  type: column.fits(inquiryTypeId),
  subject: column.text,
  message: column.text,
  fields: (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null,
  restricted: column.flag,
  deadlineAt: column.nullable(column.moment),
  seeker: column.text,
  organization: column.nullable(column.text),
  country: column.text,
  verified: column.flag,
  status: column.text,
  outcome: column.nullable(column.text),
  recipients: column.listOf(column.text),
  createdAt: column.moment,
};

async function readContents(db: Queryable, orgId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return readRows(
    db,
    contentColumns,
    sql`select i.id, i.ref, i.type, i.subject, i.message, i.fields, i.restricted, i.deadline_at as "deadlineAt",
          i.firstname || ' ' || i.lastname as seeker, i.organization, i.country, i.verified, i.status, i.outcome,
          array(select concat_ws(' ', p.prefix, p.firstname, p.lastname) from inquiry_recipients r
            join people p on p.org_id = r.org_id and p.id = r.person_id
            where r.org_id = i.org_id and r.inquiry_id = i.id and not r.is_from_ask order by r.position) as recipients,
          i.created_at as "createdAt"
        from inquiries i where i.org_id = ${orgId} and i.id = any(${sql.param([...ids])}::uuid[]) order by i.created_at, i.id`,
  );
}
export type MailedContent = Awaited<ReturnType<typeof readContents>>[number];

/** What is in the inbox; neither held nor withdrawn. */
export const isSendable = ({ status, outcome }: MailedContent): boolean =>
  !isHeldBack({ status: status as Parameters<typeof isHeldBack>[0]['status'] }) && outcome !== 'withdrawn';

export const deliveriesRepository = {
  contents: readContents,

  /** Notes that a list is to send an inquiry, unless it was noted before. */
  async addItem(
    tx: Transaction,
    item: { orgId: string; listId: string; inquiryId: string; dueAt: Date },
  ): Promise<void> {
    await tx.insert(mailingListItems).values(item).onConflictDoNothing();
  },

  /** Lists that have something to send. */
  dueLists: (db: Queryable, now: Date) =>
    readRows(
      db,
      { id: column.text },
      sql`select distinct i.list_id as id from mailing_list_items i join mailing_lists l on l.org_id = i.org_id and l.id = i.list_id
          where i.done_at is null and i.due_at <= ${now} and l.paused_at is null and l.removed_at is null limit 500`,
    ),

  /** What a list that the transaction holds sends now; from here on it counts as done. */
  async takeDue(tx: Transaction, key: ListKey, now: Date, most: number): Promise<string[]> {
    const rows = await readRows(
      tx,
      { id: column.text },
      sql`update mailing_list_items set done_at = ${now} where org_id = ${key.orgId} and list_id = ${key.id} and inquiry_id in (
            select inquiry_id from mailing_list_items where org_id = ${key.orgId} and list_id = ${key.id}
              and done_at is null and due_at <= ${now} order by due_at, created_at limit ${most})
          returning inquiry_id as id`,
    );
    return rows.map(({ id }) => id);
  },

  async postpone(tx: Transaction, key: ListKey, dueAt: Date): Promise<void> {
    await tx.update(mailingListItems).set({ dueAt }).where(isWaitingOf(key));
  },

  async dropWaiting(tx: Transaction, key: ListKey, now: Date): Promise<void> {
    await tx.update(mailingListItems).set({ doneAt: now }).where(isWaitingOf(key));
  },

  /** Lets an inquiry be noted again where it was left out while it was held. */
  async forget(tx: Transaction, key: ListKey, inquiryIds: readonly string[]): Promise<void> {
    if (inquiryIds.length === 0) return;
    await tx
      .delete(mailingListItems)
      .where(
        and(
          eq(mailingListItems.orgId, key.orgId),
          eq(mailingListItems.listId, key.id),
          inArray(mailingListItems.inquiryId, [...inquiryIds]),
        ),
      );
  },

  /** Records who gets which inquiries, and returns those pairs that are new: each address gets each inquiry once. */
  async record(
    tx: Transaction,
    key: ListKey,
    { inquiryIds, emails, at }: { inquiryIds: readonly string[]; emails: readonly string[]; at: Date },
  ): Promise<{ inquiryId: string; email: string }[]> {
    if (inquiryIds.length === 0 || emails.length === 0) return [];
    return tx
      .insert(mailingListDeliveries)
      .values(
        inquiryIds.flatMap((inquiryId) =>
          emails.map((email) => ({ orgId: key.orgId, listId: key.id, inquiryId, email, createdAt: at })),
        ),
      )
      .onConflictDoNothing()
      .returning({ inquiryId: mailingListDeliveries.inquiryId, email: mailingListDeliveries.email });
  },

  async setMail(
    tx: Transaction,
    key: ListKey,
    { inquiryIds, email, mailId }: { inquiryIds: readonly string[]; email: string; mailId: string },
  ): Promise<void> {
    await tx
      .update(mailingListDeliveries)
      .set({ mailId })
      .where(
        and(
          eq(mailingListDeliveries.orgId, key.orgId),
          eq(mailingListDeliveries.listId, key.id),
          eq(mailingListDeliveries.email, email),
          inArray(mailingListDeliveries.inquiryId, [...inquiryIds]),
        ),
      );
  },

  /** Who got an inquiry, with what became of the mail. */
  ofInquiry: (db: Queryable, orgId: string, inquiryId: string) =>
    readRows(
      db,
      {
        list: column.text,
        email: column.text,
        at: column.moment,
        status: column.nullable(column.oneOf(['queued', 'sending', 'sent', 'failed'])),
      },
      sql`select l.name::text as list, d.email::text as email, coalesce(m.sent_at, d.created_at) as at, m.status
          from mailing_list_deliveries d join mailing_lists l on l.org_id = d.org_id and l.id = d.list_id
          left join mails m on m.id = d.mail_id
          where d.org_id = ${orgId} and d.inquiry_id = ${inquiryId} order by l.name, d.email`,
    ),
};
