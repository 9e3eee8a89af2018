import { type Queryable, column, contains, readRows } from '@rostrum/server-kit/database';
import { sql, type SQL } from 'drizzle-orm';
import { anyOf, withinReach } from '../inquiry-conditions.repository.ts';
import type { InquiryReach } from '../inquiry-access.ts';

/** Which inquiries a reader may learn anything of. */
export interface LogReach {
  orgId: string;
  reach: InquiryReach;
}

export interface LogFilter extends LogReach {
  /** A part of the reference. */
  q?: string | undefined;
  actor?: string | undefined;
  verbs?: readonly string[] | undefined;
  since?: Date | undefined;
}

/** Administrators read also the steps of what never came to the inbox. */
const inReach = ({ orgId, reach }: LogReach): SQL =>
  reach.kind === 'all' ? sql`i.org_id = ${orgId}` : withinReach(orgId, reach);

const fromSteps = ({ orgId, reach, q, actor, verbs, since }: LogFilter): SQL => sql`
  from activity_entries e join inquiries i on i.org_id = e.org_id and i.id = e.entity_id
  where e.org_id = ${orgId} and e.entity_type = 'inquiry' and ${inReach({ orgId, reach })}
    ${q ? sql`and rostrum_fold(i.ref) like ${contains(q)}` : sql``}
    ${actor ? sql`and e.actor_user_id = ${actor}` : sql``}
    ${verbs ? sql`and e.verb in ${anyOf(verbs)}` : sql``}
    ${since ? sql`and e.created_at >= ${since}` : sql``}`;

const rowColumns = {
  id: column.text,
  verb: column.text,
  text: column.text,
  actorName: column.text,
  actorRole: column.text,
  createdAt: column.moment,
  requestId: column.nullable(column.text),
  inquiryId: column.text,
  ref: column.text,
  subject: column.text,
  restricted: column.flag,
  assigneeId: column.nullable(column.text),
};

/** The record of an organisation's inquiries, as far as a reader reaches. */
export const inquiryLogRepository = {
  list: (db: Queryable, filter: LogFilter, page: { limit: number; offset: number }) =>
    readRows(
      db,
      rowColumns,
      sql`select e.id, e.verb, e.text, e.actor_name as "actorName", e.actor_role as "actorRole",
            e.created_at as "createdAt", e.request_id as "requestId", i.id as "inquiryId", i.ref, i.subject,
            i.restricted, i.assignee_id as "assigneeId"
          ${fromSteps(filter)}
          order by e.created_at desc, e.id desc limit ${page.limit} offset ${page.offset}`,
    ),

  async count(db: Queryable, filter: LogFilter): Promise<number> {
    const [row] = await readRows(
      db,
      { total: column.number },
      sql`select count(*)::int as total ${fromSteps(filter)}`,
    );
    return row?.total ?? 0;
  },

  /** Every member who did anything, by the name that they had last. Seekers are no filter: they are in each inquiry. */
  async actors(db: Queryable, reach: LogReach): Promise<{ id: string; name: string }[]> {
    const rows = await readRows(
      db,
      { id: column.text, name: column.text },
      sql`select distinct on (e.actor_user_id) e.actor_user_id as id, e.actor_name as name
          ${fromSteps(reach)} and e.actor_user_id in (select m.user_id from memberships m where m.org_id = ${reach.orgId})
          order by e.actor_user_id, e.created_at desc limit 100`,
    );
    return rows.toSorted((left, right) => left.name.localeCompare(right.name));
  },
};
