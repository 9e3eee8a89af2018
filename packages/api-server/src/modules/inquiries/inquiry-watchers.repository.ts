import { and, eq, sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { inquiryWatchers } from './inquiry-sorting.schema.ts';

interface Key {
  orgId: string;
  id: string;
}

export const watcherRepository = {
  /** Who of the team watches an inquiry, by name. */
  async ofInquiry(db: Queryable, { orgId, id }: Key) {
    return readRows(
      db,
      { id: column.text, name: column.text, image: column.nullable(column.text) },
      sql`select u.id, u.firstname || ' ' || u.lastname as name, u.image from inquiry_watchers w join users u on u.id = w.user_id
          where w.org_id = ${orgId} and w.inquiry_id = ${id} and u.status = 'active' order by name, u.id`,
    );
  },

  async add(db: Queryable, { orgId, id }: Key, userId: string): Promise<void> {
    await db.insert(inquiryWatchers).values({ orgId, inquiryId: id, userId }).onConflictDoNothing();
  },

  async remove(db: Queryable, { orgId, id }: Key, userId: string): Promise<void> {
    await db
      .delete(inquiryWatchers)
      .where(
        and(
          eq(inquiryWatchers.orgId, orgId),
          eq(inquiryWatchers.inquiryId, id),
          eq(inquiryWatchers.userId, userId),
        ),
      );
  },
};
