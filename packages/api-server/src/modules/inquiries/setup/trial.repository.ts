import { inquiryTypeId } from '@rostrum/contracts';
import { inquiryPriorities, type TriedInquiry } from '@rostrum/contracts/inquiries';
import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { isOpen } from '../inquiry-conditions.repository.ts';

/** More open inquiries than a desk has are not gone through one by one. */
const mostOpen = 2000;

const openColumns = {
  type: column.fits(inquiryTypeId),
  country: column.text,
  priority: column.oneOf(inquiryPriorities),
  deadlineAt: column.nullable(column.moment),
  startedAt: column.moment,
  isAnswered: column.flag,
  assigneeId: column.nullable(column.text),
  people: column.listOf(
    column.objectOf({ department: column.nullable(column.text), tags: column.listOf(column.text) }),
  ),
};

/** A message that was not sent, under the names of the tables that the rules of the Blocked List are matched with. */
export const asTriedInquiry = (
  orgId: string,
  { type, email, country, subject, message, department, tags }: TriedInquiry,
) => sql`
  inquiries as (select ${orgId}::uuid as org_id, ${orgId}::uuid as id, ${type}::smallint as type, ${email}::text as email,
    ${country}::text as country, null::inet as sender_ip, rostrum_screened(${subject} || ' ' || ${message}) as screened_text),
  inquiry_recipients as (select ${orgId}::uuid as org_id, ${orgId}::uuid as inquiry_id, ${orgId}::uuid as person_id
    where ${department}::text is not null or cardinality(${sql.param(tags)}::text[]) > 0),
  people as (select ${orgId}::uuid as org_id, ${orgId}::uuid as id, ${department}::text as department,
    ${sql.param(tags)}::text[] as tags)`;

export const trialRepository = {
  /** What is open now, with what routing and reply times look at. */
  async open(db: Queryable, orgId: string) {
    const rows = await readRows(
      db,
      openColumns,
      sql`select i.type, i.country, i.priority, i.deadline_at as "deadlineAt",
            coalesce(s.decided_at, i.created_at) as "startedAt", i.first_reply_at is not null as "isAnswered",
            i.assignee_id as "assigneeId",
            coalesce((select json_agg(json_build_object('department', p.department, 'tags', p.tags))
              from inquiry_recipients r join people p on p.org_id = r.org_id and p.id = r.person_id
              where r.org_id = i.org_id and r.inquiry_id = i.id), '[]'::json) as people
          from inquiries i
          left join inquiry_screenings s on s.org_id = i.org_id and s.inquiry_id = i.id and s.state = 'released'
          where i.org_id = ${orgId} and ${isOpen} order by i.created_at desc limit ${mostOpen}`,
    );
    return rows.map(({ deadlineAt, startedAt, ...row }) => ({
      ...row,
      deadlineAt: deadlineAt === null ? null : new Date(deadlineAt),
      startedAt: new Date(startedAt),
    }));
  },

  /** When an inquiry that a rule held was released; null for all others. */
  async releasedAt(db: Queryable, orgId: string, id: string): Promise<Date | null> {
    const [row] = await readRows(
      db,
      { at: column.nullable(column.moment) },
      sql`select decided_at as at from inquiry_screenings
          where org_id = ${orgId} and inquiry_id = ${id} and state = 'released'`,
    );
    return row?.at ? new Date(row.at) : null;
  },
};
