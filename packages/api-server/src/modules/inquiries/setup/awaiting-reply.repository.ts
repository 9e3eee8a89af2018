import { sql } from 'drizzle-orm';
import { inquiryPriorities, type InquiryPriority } from '@rostrum/contracts/inquiries';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';

export interface AwaitingReply {
  id: string;
  orgId: string;
  type: number;
  priority: InquiryPriority;
  deadlineAt: Date | null;
  startedAt: Date;
  isWarned: boolean;
}

const columns = {
  id: column.text,
  orgId: column.text,
  type: column.number,
  priority: column.oneOf(inquiryPriorities),
  deadlineAt: column.nullable(column.moment),
  startedAt: column.moment,
  isWarned: column.flag,
};

/** Inquiries whose turn is the team's, without a first reply, and not known to be late: all organisations, by organisation. */
export async function listAwaitingReply(db: Queryable): Promise<AwaitingReply[]> {
  const rows = await readRows(
    db,
    columns,
    sql`select i.id, i.org_id as "orgId", i.type, i.priority, i.deadline_at as "deadlineAt",
          coalesce(s.decided_at, i.created_at) as "startedAt", i.reply_warned_at is not null as "isWarned"
        from inquiries i
        left join inquiry_screenings s on s.org_id = i.org_id and s.inquiry_id = i.id and s.state = 'released'
        where i.first_reply_at is null and i.reply_missed_at is null and i.status in ('new', 'open', 'waiting_expert')
        order by i.org_id, i.created_at limit 20000`,
  );
  return rows.map(({ deadlineAt, startedAt, ...row }) => ({
    ...row,
    deadlineAt: deadlineAt === null ? null : new Date(deadlineAt),
    startedAt: new Date(startedAt),
  }));
}
