import type {
  InquiryOutcome,
  InquirySort,
  InquiryStatus,
  InquiryTypeId,
  InquiryView,
  LateReason,
} from '@rostrum/contracts';
import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, column, readRows, rowsOf } from '@rostrum/server-kit/database';
import type { InquiryPriority } from './inquiry-priority.ts';
import type { InquiryReach } from './inquiry-access.ts';
import { type InquiryNarrowing, narrowedBy } from './inquiry-narrowing.repository.ts';
import {
  inView,
  anyOf,
  closedStatuses,
  isOpen,
  matching,
  withinReach,
  type TextFilter,
  type ViewContext,
} from './inquiry-conditions.repository.ts';

export interface PersonReference {
  id: string;
  username: string;
  name: string;
  job_title: string;
  image: string | null;
}

type Author = 'seeker' | 'staff' | 'expert' | 'system';

/** One inquiry as the inbox lists it, before what a viewer may not read is taken out. */
export interface InquirySummaryRow {
  id: string;
  ref: string;
  type: InquiryTypeId;
  subject: string;
  status: InquiryStatus;
  restricted: boolean;
  anonymous: boolean;
  deadlineAt: Date | null;
  createdAt: Date;
  closedAt: Date | null;
  lastMessageAt: Date;
  lastMessageBy: Author;
  firstname: string;
  lastname: string;
  organization: string | null;
  verified: boolean;
  assigneeId: string | null;
  assigneeName: string | null;
  assigneeImage: string | null;
  unread: boolean;
  excerpt: string;
  recipients: (PersonReference & { held: boolean })[];
  tags: string[];
}

/** The whole inquiry without its thread. */
export interface InquiryDetailRow extends InquirySummaryRow {
  version: number;
  priority: InquiryPriority;
  message: string;
  fields: Record<string, unknown>;
  email: string;
  emailConfirmed: boolean;
  phone: string | null;
  jobTitle: string | null;
  seekerType: string | null;
  timezone: string;
  country: string;
  firstReplyAt: Date | null;
  replyMissedAt: Date | null;
  lateReason: LateReason | null;
  outcome: InquiryOutcome | null;
  outcomeNote: string | null;
  sourcePage: string | null;
  mergedInto: { id: string; ref: string } | null;
  merged: { id: string; ref: string }[];
  organisationTimezone: string;
}

export interface InquiryScope {
  orgId: string;
  reach: InquiryReach;
  viewerId: string;
}

export interface InquiryListFilter extends InquiryScope, TextFilter {
  view: InquiryView;
  context: ViewContext;
  sort: InquirySort;
  narrowing: InquiryNarrowing;
  now: Date;
  offset: number;
  limit: number;
}

const viewCountColumns = {
  mine: column.number,
  unassigned: column.number,
  due_today: column.number,
  waiting: column.number,
  all_open: column.number,
  closed: column.number,
  all: column.number,
} satisfies Record<InquiryView, unknown>;

const summaryColumns = sql`
  i.id, i.ref, i.type, i.subject, i.status, i.restricted,
  coalesce((i.fields ->> 'anonymous')::boolean, false) as anonymous,
  i.deadline_at as "deadlineAt", i.created_at as "createdAt", i.closed_at as "closedAt",
  i.last_message_at as "lastMessageAt", i.last_message_by as "lastMessageBy",
  i.firstname, i.lastname, coalesce(i.fields ->> 'outlet', i.organization) as organization, i.verified,
  i.assignee_id as "assigneeId", a.firstname || ' ' || a.lastname as "assigneeName", a.image as "assigneeImage",
  i.status not in ('closed', 'archived') and (seen.read_at is null or seen.read_at < i.last_message_at) as unread,
  coalesce(latest.body, i.message) as excerpt, coalesce(asked.people, '[]'::json) as recipients, i.tags`;

const summarySources = (viewerId: string): SQL => sql`
  from inquiries i
  left join users a on a.id = i.assignee_id
  left join inquiry_reads seen on seen.org_id = i.org_id and seen.inquiry_id = i.id and seen.user_id = ${viewerId}
  left join lateral (
    select m.body from inquiry_messages m
    where m.org_id = i.org_id and m.inquiry_id = i.id and m.visibility = 'all'
    order by m.created_at desc limit 1
  ) latest on true
  left join lateral (
    select json_agg(json_build_object('id', p.id, 'username', p.username, 'name', concat_ws(' ', p.prefix, p.firstname, p.lastname),
      'job_title', p.job_title, 'image', p.image, 'held', r.held_since is not null) order by r.position) as people
    from inquiry_recipients r join people p on p.org_id = r.org_id and p.id = r.person_id
    where r.org_id = i.org_id and r.inquiry_id = i.id
  ) asked on true`;

/** Closed ones come after open ones, whatever their deadline was. */
const orders: Record<InquiryListFilter['sort'], SQL> = {
  deadline: sql`(i.status in ('closed', 'archived')), case when i.status in ('closed', 'archived') then null else i.deadline_at end nulls last, i.last_message_at desc, i.id`,
  last_message: sql`i.last_message_at desc, i.id`,
  created: sql`i.created_at desc, i.id`,
};

/** The instants of raw rows come as text or Date, by the driver's settings; the service works with Date. */
function withDates<Row extends InquirySummaryRow>(row: Row): Row {
  const date = (value: Date | null) => (value === null ? null : new Date(value));
  return {
    ...row,
    deadlineAt: date(row.deadlineAt),
    createdAt: new Date(row.createdAt),
    closedAt: date(row.closedAt),
    lastMessageAt: new Date(row.lastMessageAt),
  };
}

export const inquiryRepository = {
  async list(db: Queryable, filter: InquiryListFilter): Promise<InquirySummaryRow[]> {
    const { orgId, reach, view, context, sort, offset, limit, viewerId } = filter;
    const rows = await rowsOf<InquirySummaryRow>(
      db,
      // What is shown of each is read for the page alone, and not for all that it is chosen from.
      sql`select ${summaryColumns} ${summarySources(viewerId)}
          where i.org_id = ${orgId} and i.id = any(array(select i.id from inquiries i
            where ${withinReach(orgId, reach)} and ${inView(view, context)} and ${matching(filter)} and ${narrowedBy(filter)}
            order by ${orders[sort]} offset ${offset} limit ${limit}))
          order by ${orders[sort]}`,
    );
    return rows.map(withDates);
  },

  async total(db: Queryable, filter: InquiryListFilter): Promise<number> {
    const { orgId, reach, view, context } = filter;
    const [row] = await readRows(
      db,
      { total: column.number },
      sql`select count(*)::int as total from inquiries i
          where ${withinReach(orgId, reach)} and ${inView(view, context)} and ${matching(filter)} and ${narrowedBy(filter)}`,
    );
    return row?.total ?? 0;
  },

  /** How many inquiries each view holds. Of what is closed, which is most, a view counts all or none. */
  async countViews(
    db: Queryable,
    { orgId, reach }: InquiryScope,
    context: ViewContext,
  ): Promise<Record<InquiryView, number>> {
    const count = (view: InquiryView) =>
      sql`coalesce(sum(i.number) filter (where ${inView(view, context)}), 0)::int`;
    const [row] = await readRows(
      db,
      viewCountColumns,
      sql`select ${count('mine')} as mine, ${count('unassigned')} as unassigned, ${count('due_today')} as due_today,
            ${count('waiting')} as waiting, ${count('all_open')} as all_open, ${count('closed')} as closed, ${count('all')} as "all"
          from (
            select i.status, i.assignee_id, i.deadline_at, 1 as number from inquiries i where ${withinReach(orgId, reach)} and ${isOpen}
            union all
            select i.status, null, null, count(*) from inquiries i where ${withinReach(orgId, reach)} and i.status in ${anyOf(closedStatuses)} group by i.status
          ) i`,
    );
    return row ?? { mine: 0, unassigned: 0, due_today: 0, waiting: 0, all_open: 0, closed: 0, all: 0 };
  },

  /** How many inquiries of each type a view holds. */
  async countTypes(
    db: Queryable,
    { orgId, reach }: InquiryScope,
    view: InquiryView,
    context: ViewContext,
  ): Promise<Record<string, number>> {
    const rows = await readRows(
      db,
      { type: column.number, count: column.number },
      sql`select i.type, count(*)::int as count from inquiries i
          where ${withinReach(orgId, reach)} and ${inView(view, context)} group by i.type`,
    );
    return Object.fromEntries(rows.map(({ type, count }) => [String(type), count]));
  },

  async find(
    db: Queryable,
    { orgId, reach, viewerId }: InquiryScope,
    id: string,
  ): Promise<InquiryDetailRow | undefined> {
    const [row] = await rowsOf<InquiryDetailRow>(
      db,
      sql`select ${summaryColumns}, i.version, i.priority, i.message, i.fields, i.email, (i.seeker_id is not null or i.email_confirmed_at is not null) as "emailConfirmed", i.phone, i.job_title as "jobTitle",
            i.seeker_type as "seekerType", i.timezone, i.country, i.first_reply_at as "firstReplyAt",
            i.reply_missed_at as "replyMissedAt", i.late_reason as "lateReason", i.outcome,
            i.outcome_note as "outcomeNote", i.source_page as "sourcePage",
            (select json_build_object('id', k.id, 'ref', k.ref) from inquiries k where k.org_id = i.org_id and k.id = i.merged_into) as "mergedInto",
            (select coalesce(json_agg(json_build_object('id', s.id, 'ref', s.ref) order by s.created_at, s.id), '[]'::json)
              from inquiries s where s.org_id = i.org_id and s.merged_into = i.id) as merged,
            (select o.timezone from organisations o where o.id = i.org_id) as "organisationTimezone"
          ${summarySources(viewerId)}
          where ${withinReach(orgId, reach)} and i.id = ${id}`,
    );
    return (
      row && {
        ...withDates(row),
        firstReplyAt: row.firstReplyAt && new Date(row.firstReplyAt),
        replyMissedAt: row.replyMissedAt && new Date(row.replyMissedAt),
      }
    );
  },
};
