import type { InquiryDetail, InquiryStatus } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { type Queryable, column, iso, readRows, rowsOf } from '@rostrum/server-kit/database';

const historyRowColumns = {
  id: column.text,
  verb: column.text,
  text: column.text,
  actorName: column.text,
  actorRole: column.text,
  createdAt: column.moment,
};

export interface StatusChange {
  id: string;
  verb: string;
  from: InquiryStatus | null;
  to: InquiryStatus;
  at: Date;
}

export const inquiryHistoryRepository = {
  /** What was done about one inquiry, newest first. */
  async ofInquiry(db: Queryable, orgId: string, id: string): Promise<InquiryDetail['activity']> {
    const rows = await readRows(
      db,
      historyRowColumns,
      sql`select id, verb, text, actor_name as "actorName", actor_role as "actorRole", created_at as "createdAt"
          from activity_entries
          where org_id = ${orgId} and entity_type = 'inquiry' and entity_id = ${id}
          order by sequence desc limit 200`,
    );
    return rows.map(({ actorName, actorRole, createdAt, ...entry }) => ({
      ...entry,
      actor: { name: actorName, role: actorRole },
      created_at: iso(createdAt),
    }));
  },

  /** Whether somebody did the same to the same inquiry a moment ago. */
  async hasRecent(
    db: Queryable,
    {
      id,
      orgId,
      userId,
      verb,
      minutes,
    }: { id: string; orgId: string; userId: string; verb: string; minutes: number },
  ): Promise<boolean> {
    const rows = await readRows(
      db,
      {},
      sql`select 1 from activity_entries
          where org_id = ${orgId} and entity_type = 'inquiry' and entity_id = ${id} and actor_user_id = ${userId} and verb = ${verb}
            and created_at > now() - make_interval(mins => ${minutes}) limit 1`,
    );
    return rows.length > 0;
  },

  /** When the status changed, oldest first: what the seeker's history is told from. */
  async statusChanges(db: Queryable, orgId: string, id: string): Promise<StatusChange[]> {
    const rows = await rowsOf<StatusChange>(
      db,
      sql`select id, verb, before ->> 'status' as "from", after ->> 'status' as "to", created_at as at
          from activity_entries
          where org_id = ${orgId} and entity_type = 'inquiry' and entity_id = ${id}
            and after ->> 'status' is distinct from before ->> 'status' and after ->> 'status' is not null
          order by sequence`,
    );
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  },
};
