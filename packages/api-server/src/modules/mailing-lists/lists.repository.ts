import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { mailingLists, mailingListSubscribers } from './mailing-lists.schema.ts';

export type ListRecord = typeof mailingLists.$inferSelect;
export type NewList = typeof mailingLists.$inferInsert;
export type ListChange = Partial<Omit<NewList, 'id' | 'orgId' | 'version'>>;

/** A member whose membership ended gets nothing and counts apart. `s` is the subscriber. */
export const isReached = sql`(s.user_id is null or exists (
  select 1 from memberships m join users u on u.id = m.user_id
  where m.org_id = s.org_id and m.user_id = s.user_id and u.status = 'active'))`;

const isOf = (orgId: string, id: string) =>
  and(eq(mailingLists.orgId, orgId), eq(mailingLists.id, id), isNull(mailingLists.removedAt));

export const listsRepository = {
  all: (db: Queryable, orgId: string): Promise<ListRecord[]> =>
    db
      .select()
      .from(mailingLists)
      .where(and(eq(mailingLists.orgId, orgId), isNull(mailingLists.removedAt)))
      .orderBy(asc(mailingLists.name)),

  /** Those that inquiries go to by their rules. */
  async ofInquiries(db: Queryable, orgId: string): Promise<ListRecord[]> {
    return (await listsRepository.all(db, orgId)).filter(({ sends }) => sends === 'inquiries');
  },

  count: (db: Queryable, orgId: string): Promise<number> =>
    db.$count(mailingLists, and(eq(mailingLists.orgId, orgId), isNull(mailingLists.removedAt))),

  async find(db: Queryable, orgId: string, id: string): Promise<ListRecord | undefined> {
    const [list] = await db.select().from(mailingLists).where(isOf(orgId, id));
    return list;
  },

  async hold(tx: Transaction, orgId: string, id: string): Promise<ListRecord | undefined> {
    const [list] = await tx.select().from(mailingLists).where(isOf(orgId, id)).for('update');
    return list;
  },

  /** Lists to send from, unless another server has one in hand. */
  async take(tx: Transaction, id: string): Promise<ListRecord | undefined> {
    const [list] = await tx
      .select()
      .from(mailingLists)
      .where(and(eq(mailingLists.id, id), isNull(mailingLists.removedAt), isNull(mailingLists.pausedAt)))
      .for('update', { skipLocked: true });
    return list;
  },

  /** Null when the name is taken. */
  async insert(tx: Transaction, list: NewList): Promise<ListRecord | null> {
    const [row] = await tx.insert(mailingLists).values(list).onConflictDoNothing().returning();
    return row ?? null;
  },

  async isNameTaken(tx: Transaction, orgId: string, name: string): Promise<boolean> {
    const [row] = await tx
      .select({ id: mailingLists.id })
      .from(mailingLists)
      .where(and(eq(mailingLists.orgId, orgId), eq(mailingLists.name, name), isNull(mailingLists.removedAt)));
    return row !== undefined;
  },

  async change(
    tx: Transaction,
    { orgId, id }: Pick<ListRecord, 'orgId' | 'id'>,
    change: ListChange,
  ): Promise<ListRecord> {
    const [row] = await tx
      .update(mailingLists)
      .set({ ...change, version: sql`${mailingLists.version} + 1` })
      .where(isOf(orgId, id))
      .returning();
    if (row === undefined) throw new Error('A list that the transaction holds is gone.');
    return row;
  },

  async noteSending(tx: Transaction, { id }: Pick<ListRecord, 'id'>, lastSentAt: Date): Promise<void> {
    const { updatedAt } = getTableColumns(mailingLists);
    await tx
      .update(mailingLists)
      .set({ lastSentAt, updatedAt: sql`${updatedAt}` })
      .where(eq(mailingLists.id, id));
  },

  async removeSubscribers(tx: Transaction, { orgId, id }: Pick<ListRecord, 'orgId' | 'id'>): Promise<void> {
    await tx
      .delete(mailingListSubscribers)
      .where(and(eq(mailingListSubscribers.orgId, orgId), eq(mailingListSubscribers.listId, id)));
  },

  /** How many subscribers each list has in which state. */
  counts: (db: Queryable, orgId: string) =>
    readRows(
      db,
      {
        listId: column.text,
        active: column.number,
        pending: column.number,
        unsubscribed: column.number,
        bounced: column.number,
        left: column.number,
      },
      sql`select s.list_id as "listId", count(*) filter (where s.state = 'active' and ${isReached})::int as active,
            count(*) filter (where s.state = 'pending' and ${isReached})::int as pending,
            count(*) filter (where s.state = 'unsubscribed' and ${isReached})::int as unsubscribed,
            count(*) filter (where s.state = 'bounced' and ${isReached})::int as bounced,
            count(*) filter (where not ${isReached})::int as left
          from mailing_list_subscribers s where s.org_id = ${orgId} group by s.list_id`,
    ),

  /** Names of experts that lists mention. */
  names: (db: Queryable, orgId: string, ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : readRows(
          db,
          { id: column.text, name: column.text },
          sql`select p.id, concat_ws(' ', p.prefix, p.firstname, p.lastname) as name from people p
              where p.org_id = ${orgId} and p.id = any(${sql.param([...ids])}::uuid[]) order by p.lastname, p.firstname`,
        ),
};
