import type { InquiryOutcome, InquiryStatus, InquiryTypeId, SentInquiry } from '@rostrum/contracts';
import type { SentCopyText } from '@rostrum/contracts/inquiries';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type Queryable, column, readRows, rowsOf } from '@rostrum/server-kit/database';
import { shownImage } from '../people/index.ts';
import { heldBackStatuses, inquiries, inquiryTrackingLinks } from '../inquiries/index.ts';

export interface SentRow {
  id: string;
  orgId: string;
  ref: string;
  type: InquiryTypeId;
  subject: string;
  message: string;
  status: InquiryStatus;
  outcome: InquiryOutcome | null;
  timezone: string;
  lastMessageBy: 'seeker' | 'staff' | 'expert' | 'system';
  deadlineAt: Date | null;
  createdAt: Date;
  lastMessageAt: Date;
  openedAt: Date | null;
  expertAskedAt: Date | null;
  acceptedAt: Date | null;
  /** The last no, once no one has to answer any more. */
  declinedAt: Date | null;
  firstReplyAt: Date | null;
  closedAt: Date | null;
  isGuest: boolean;
  emailConfirmed: boolean;
  /** A link that was emailed can confirm the address. */
  hasMailedLink: boolean;
  organisationName: string;
  companyUsername: string;
  deskPhone: string | null;
  recipients: SentInquiry['recipients'];
  /** Own inquiries that the team answers with this one. */
  joined: { id: string; ref: string; at: string }[];
}

const isHeld = sql`(i.status in (${sql.join(
  heldBackStatuses.map((status) => sql`${status}`),
  sql`, `,
)}) and i.opened_at is null)`;
/** What is held reads to its sender as it would if no one had looked at it yet; see showHeld. */
const shownStatus = sql`case when not ${isHeld} then i.status when i.closed_at is not null then 'closed'
  when i.outcome is not null then 'open' else 'new' end`;

const columns = sql`
  i.id, i.org_id as "orgId", i.ref, i.type, i.subject, i.message, ${shownStatus} as status,
  case when ${isHeld} and i.closed_at is null then null else i.outcome end as outcome, i.timezone,
  i.last_message_by as "lastMessageBy", i.deadline_at as "deadlineAt", i.created_at as "createdAt",
  i.last_message_at as "lastMessageAt", i.opened_at as "openedAt",
  asks.first as "expertAskedAt", asks.accepted as "acceptedAt", case when asks.open = 0 then asks.declined end as "declinedAt",
  i.first_reply_at as "firstReplyAt", i.closed_at as "closedAt",
  i.seeker_id is null as "isGuest", i.email_confirmed_at is not null as "emailConfirmed",
  exists (select 1 from inquiry_tracking_links l where l.org_id = i.org_id and l.inquiry_id = i.id and l.is_mailed) as "hasMailedLink",
  o.name as "organisationName", o.company_username as "companyUsername", o.desk_phone as "deskPhone",
  coalesce((
    select json_agg(json_build_object('username', p.username, 'name', concat_ws(' ', p.prefix, p.firstname, p.lastname),
      'job_title', p.job_title, 'image', ${shownImage(sql`p`)}) order by r.position)
    from inquiry_recipients r join people p on p.org_id = r.org_id and p.id = r.person_id
    where r.org_id = i.org_id and r.inquiry_id = i.id and not r.is_from_ask
  ), '[]'::json) as recipients,
  (select coalesce(json_agg(json_build_object('id', s.id, 'ref', s.ref, 'at', s.merged_at) order by s.merged_at, s.id), '[]'::json)
    from inquiries s where s.org_id = i.org_id and s.merged_into = i.id) as joined`;
const sources = sql`from inquiries i join organisations o on o.id = i.org_id
  left join lateral (
    select min(a.asked_at) as first, min(a.responded_at) filter (where a.state = 'accepted') as accepted,
      max(a.responded_at) filter (where a.state in ('declined', 'suggested')) as declined,
      count(*) filter (where a.state in ('asked', 'queued', 'proposed')) as open
    from inquiry_asks a where a.org_id = i.org_id and (a.inquiry_id = i.id or a.inquiry_id in (
      select s.id from inquiries s where s.org_id = i.org_id and s.merged_into = i.id))
  ) asks on true`;

const isOver = sql`${shownStatus} in ('closed', 'archived')`;
const states: Record<'open' | 'closed' | 'all', SQL> = {
  open: sql`not ${isOver}`,
  closed: isOver,
  all: sql`true`,
};

const moments = [
  'deadlineAt',
  'createdAt',
  'lastMessageAt',
  'openedAt',
  'expertAskedAt',
  'acceptedAt',
  'declinedAt',
  'firstReplyAt',
  'closedAt',
] as const;
function withDates(row: SentRow): SentRow {
  const dated = { ...row };
  for (const name of moments) {
    const value = row[name];
    if (value !== null) dated[name] = new Date(value);
  }
  return dated;
}

const ofTypes = (types: readonly InquiryTypeId[] | undefined): SQL =>
  types === undefined || types.length === 0
    ? sql`true`
    : sql`i.type in (${sql.join(
        types.map((type) => sql`${type}`),
        sql`, `,
      )})`;

export interface LastSent {
  type: InquiryTypeId;
  country: string;
  state: string | null;
  fields: Record<string, unknown>;
}

/** What the profile of a sender says of them. */
export interface SenderProfile {
  outlet: string | null;
  media_position: string | null;
  media_type: string | null;
  organization: string | null;
  job_title: string | null;
  country: string | null;
}
const senderProfileColumns = {
  outlet: column.nullable(column.text),
  media_position: column.nullable(column.text),
  media_type: column.nullable(column.text),
  organization: column.nullable(column.text),
  job_title: column.nullable(column.text),
  country: column.nullable(column.text),
};

export interface SentFilter {
  seekerId: string;
  state: keyof typeof states;
  types: readonly InquiryTypeId[] | undefined;
  offset: number;
  limit: number;
}

export const sentInquiryRepository = {
  /** What a seeker sent: what waits for them, what else is going on by its deadline, then what is over, latest first. */
  async list(db: Queryable, { seekerId, state, types, offset, limit }: SentFilter): Promise<SentRow[]> {
    const rows = await rowsOf<SentRow>(
      db,
      sql`select ${columns} ${sources} where i.seeker_id = ${seekerId} and i.merged_into is null and ${states[state]} and ${ofTypes(types)}
          order by (${isOver}), (i.status = 'waiting_seeker') desc, case when ${isOver} then null else i.deadline_at end nulls last, i.last_message_at desc, i.id
          offset ${offset} limit ${limit}`,
    );
    return rows.map(withDates);
  },

  async count(
    db: Queryable,
    seekerId: string,
    types: readonly InquiryTypeId[] | undefined,
  ): Promise<Record<keyof typeof states, number>> {
    const [row] = await readRows(
      db,
      { open: column.number, closed: column.number, all: column.number },
      sql`select count(*) filter (where not ${isOver})::int as open, count(*) filter (where ${isOver})::int as closed, count(*)::int as "all"
          from inquiries i where i.seeker_id = ${seekerId} and i.merged_into is null and ${ofTypes(types)}`,
    );
    return row ?? { open: 0, closed: 0, all: 0 };
  },

  async find(db: Queryable, id: string): Promise<SentRow | undefined> {
    const [row] = await rowsOf<SentRow>(db, sql`select ${columns} ${sources} where i.id = ${id}`);
    return row && withDates(row);
  },

  /** The last inquiry of each type that a seeker sent, newest first. */
  async lastOfEachType(db: Queryable, seekerId: string): Promise<LastSent[]> {
    return rowsOf<LastSent>(
      db,
      sql`select type, country, state, fields from (
            select distinct on (i.type) i.type, i.country, i.state, i.fields, i.created_at, i.id
            from inquiries i where i.seeker_id = ${seekerId} order by i.type, i.created_at desc, i.id desc
          ) latest order by created_at desc, id desc`,
    );
  },

  async senderProfile(db: Queryable, seekerId: string): Promise<SenderProfile | undefined> {
    const [row] = await readRows(
      db,
      senderProfileColumns,
      sql`select outlet, media_position, media_type, organization, job_title, country from seeker_profiles where user_id = ${seekerId}`,
    );
    return row;
  },

  /** What a seeker asked, if the inquiry is theirs. */
  async textOf(db: Queryable, seekerId: string, id: string): Promise<SentCopyText | undefined> {
    const [row] = await rowsOf<Omit<SentCopyText, 'deadline_at'> & { deadline_at: string | Date | null }>(
      db,
      sql`select i.type, i.subject, i.message, i.fields, i.deadline_at, i.phone, i.organization, i.job_title, i.city, i.state,
            i.country
          from inquiries i where i.id = ${id} and i.seeker_id = ${seekerId}`,
    );
    if (row === undefined) return undefined;
    return { ...row, deadline_at: row.deadline_at === null ? null : new Date(row.deadline_at).toISOString() };
  },

  /** The inquiry of a seeker with an account, if it is theirs; of one that was merged, the one that is answered. */
  async ownedBy(
    db: Queryable,
    seekerId: string,
    id: string,
  ): Promise<{ id: string; orgId: string } | undefined> {
    const [row] = await readRows(
      db,
      { id: column.text, orgId: column.text },
      sql`select coalesce(i.merged_into, i.id) as id, i.org_id as "orgId" from inquiries i where i.id = ${id} and i.seeker_id = ${seekerId}`,
    );
    return row;
  },

  /** The inquiry behind a tracking link, or the one it was merged into, however old the link is: the service tells expired from unknown. */
  async behindLink(
    db: Queryable,
    tokenHash: Buffer,
  ): Promise<{ id: string; orgId: string; expiresAt: Date; isMailed: boolean } | undefined> {
    const [row] = await db
      .select({
        id: sql<string>`coalesce(${inquiries.mergedInto}, ${inquiries.id})`,
        orgId: inquiryTrackingLinks.orgId,
        expiresAt: inquiryTrackingLinks.expiresAt,
        isMailed: inquiryTrackingLinks.isMailed,
      })
      .from(inquiryTrackingLinks)
      .innerJoin(
        inquiries,
        and(
          eq(inquiries.orgId, inquiryTrackingLinks.orgId),
          eq(inquiries.id, inquiryTrackingLinks.inquiryId),
        ),
      )
      .where(eq(inquiryTrackingLinks.tokenHash, tokenHash));
    return row;
  },
};
