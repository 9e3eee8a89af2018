import { and, eq, sql } from 'drizzle-orm';
import { listSubjects, subscriberStates } from '@rostrum/contracts/inquiries';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { isReached } from './lists.repository.ts';
import { mailingListSubscribers } from './mailing-lists.schema.ts';

export type SubscriberRecord = typeof mailingListSubscribers.$inferSelect;
export type NewSubscriber = typeof mailingListSubscribers.$inferInsert;
type SubscriberChange = Partial<
  Pick<NewSubscriber, 'state' | 'stateAt' | 'reason' | 'confirmHash' | 'confirmUntil'>
>;

/** What mails to subscribers are about; refusals are found by it. */
export const subscriberEntity = 'mailing_list_subscriber';

interface ListKey {
  orgId: string;
  id: string;
}
const isOn = ({ orgId, id }: ListKey) =>
  and(eq(mailingListSubscribers.orgId, orgId), eq(mailingListSubscribers.listId, id));

/** A subscriber with the list and the organisation, as the pages behind links show them. */
const linked = sql`select s.id, s.org_id as "orgId", s.list_id as "listId", s.email::text as email, s.name, s.state, s.confirm_until as "confirmUntil",
  l.name::text as "listName", l.sends, l.removed_at is not null as "isRemoved", o.name as organisation
  from mailing_list_subscribers s join mailing_lists l on l.org_id = s.org_id and l.id = s.list_id
  join organisations o on o.id = s.org_id`;
const linkedColumns = {
  id: column.text,
  orgId: column.text,
  listId: column.text,
  email: column.text,
  name: column.text,
  state: column.oneOf(['pending', 'active', 'unsubscribed', 'bounced']),
  confirmUntil: column.nullable(column.moment),
  listName: column.text,
  sends: column.oneOf(listSubjects),
  isRemoved: column.flag,
  organisation: column.text,
};
export type LinkedSubscriber = NonNullable<Awaited<ReturnType<typeof subscribersRepository.byId>>>;

export const subscribersRepository = {
  list: (db: Queryable, { orgId, id }: ListKey) =>
    readRows(
      db,
      {
        id: column.text,
        email: column.text,
        name: column.text,
        isMember: column.flag,
        state: column.oneOf(subscriberStates),
        stateAt: column.moment,
        reason: column.nullable(column.text),
      },
      sql`select s.id, s.email::text as email, s.name, s.user_id is not null as "isMember", s.state_at as "stateAt", s.reason,
            case when ${isReached} then s.state else 'left' end as state
          from mailing_list_subscribers s where s.org_id = ${orgId} and s.list_id = ${id} order by s.email`,
    ),

  /** Who gets what is sent now. */
  reached: (db: Queryable, { orgId, id }: ListKey) =>
    readRows(
      db,
      { id: column.text, email: column.text, name: column.text, isMember: column.flag },
      sql`select s.id, s.email::text as email, s.name, s.user_id is not null as "isMember"
          from mailing_list_subscribers s
          where s.org_id = ${orgId} and s.list_id = ${id} and s.state = 'active' and ${isReached} order by s.email`,
    ),

  all: (db: Queryable, key: ListKey): Promise<SubscriberRecord[]> =>
    db.select().from(mailingListSubscribers).where(isOn(key)),

  /** Active members among addresses. */
  members: (db: Queryable, orgId: string, emails: readonly string[]) =>
    readRows(
      db,
      { userId: column.text, email: column.text, name: column.text },
      sql`select u.id as "userId", lower(u.email::text) as email, u.firstname || ' ' || u.lastname as name
          from memberships m join users u on u.id = m.user_id
          where m.org_id = ${orgId} and u.status = 'active' and lower(u.email::text) = any(${sql.param([...emails])}::text[])`,
    ),

  async insert(tx: Transaction, subscriber: NewSubscriber): Promise<string> {
    const [row] = await tx
      .insert(mailingListSubscribers)
      .values(subscriber)
      .returning({ id: mailingListSubscribers.id });
    if (row === undefined) throw new Error('The subscriber was not stored.');
    return row.id;
  },

  async change(tx: Transaction, id: string, change: SubscriberChange): Promise<void> {
    await tx.update(mailingListSubscribers).set(change).where(eq(mailingListSubscribers.id, id));
  },

  async remove(tx: Transaction, key: ListKey, id: string): Promise<SubscriberRecord | undefined> {
    const [row] = await tx
      .delete(mailingListSubscribers)
      .where(and(isOn(key), eq(mailingListSubscribers.id, id)))
      .returning();
    return row;
  },

  async byId(db: Queryable, id: string, { forUpdate = false } = {}) {
    const [row] = await readRows(
      db,
      linkedColumns,
      sql`${linked} where s.id = ${id} ${forUpdate ? sql`for update of s` : sql``}`,
    );
    return row;
  },

  async byConfirmHash(db: Queryable, hash: Buffer, { forUpdate = false } = {}) {
    const [row] = await readRows(
      db,
      linkedColumns,
      sql`${linked} where s.confirm_hash = ${hash} ${forUpdate ? sql`for update of s` : sql``}`,
    );
    return row;
  },

  /** Addresses that were sent a link to confirm this often since a moment, by any organisation. */
  async askedOften(
    db: Queryable,
    emails: readonly string[],
    { since, times }: { since: Date; times: number },
  ): Promise<ReadonlySet<string>> {
    const rows = await readRows(
      db,
      { email: column.text },
      sql`select lower(m.to_email) as email from mails m
          where m.kind = 'mailing_list.confirm' and m.created_at > ${since} and lower(m.to_email) = any(${sql.param([...emails])}::text[])
          group by 1 having count(*) >= ${times}`,
    );
    return new Set(rows.map(({ email }) => email));
  },

  /** Marks whom a receiving mail server refused for good since they were last looked at. */
  async noteRefusals(tx: Transaction, since: Date): Promise<void> {
    await tx.execute(sql`update mailing_list_subscribers s set state = 'bounced', state_at = m.refused_at, reason = left(m.last_error, 300)
      from (select distinct on (entity_id) entity_id, refused_at, last_error from mails
        where entity_type = ${subscriberEntity} and refused_at > ${since} order by entity_id, refused_at desc) m
      where m.entity_id = s.id and s.state in ('pending', 'active') and m.refused_at > s.state_at`);
  },
};
