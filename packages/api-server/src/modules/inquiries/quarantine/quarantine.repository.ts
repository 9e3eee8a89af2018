import { sql, type SQL } from 'drizzle-orm';
import { inquiryTypeId, type InquiryTypeId } from '@rostrum/contracts';
import {
  leastDecisions,
  holdingActions,
  ruleKinds,
  screeningCategories,
  verdictQueues,
  verdictReason,
  type HeldState,
  type HoldingAction,
  type ScreeningCategory,
} from '@rostrum/contracts/inquiries';
import { isOfHeldOrganisation } from '@rostrum/identity';
import { type Queryable, column, contains, hasWordsIn, readRows } from '@rostrum/server-kit/database';
import { screeningStates } from '../rules/inquiry-rules.schema.ts';

export interface HeldFilter {
  orgId: string;
  state: HeldState;
  action?: HoldingAction | undefined;
  category?: ScreeningCategory | undefined;
  type?: InquiryTypeId | undefined;
  q?: string | undefined;
}

const rowColumns = {
  id: column.text,
  ref: column.text,
  type: column.fits(inquiryTypeId),
  subject: column.text,
  restricted: column.flag,
  message: column.text,
  name: column.text,
  email: column.text,
  organization: column.nullable(column.text),
  verified: column.flag,
  emailConfirmed: column.flag,
  ip: column.nullable(column.text),
  recipients: column.listOf(column.text),
  deadlineAt: column.nullable(column.moment),
  createdAt: column.moment,
  expiresAt: column.moment,
  state: column.oneOf(screeningStates),
  kind: column.nullable(column.oneOf(ruleKinds)),
  pattern: column.nullable(column.text),
  score: column.nullable(column.number),
  threshold: column.nullable(column.number),
  category: column.nullable(column.oneOf(screeningCategories)),
  queue: column.nullable(column.oneOf(verdictQueues)),
  action: column.oneOf(holdingActions),
  reason: column.text,
  decidedBy: column.nullable(column.text),
  decidedAt: column.nullable(column.moment),
};

const selected = sql`select i.id, i.ref, i.type, i.subject, i.restricted, i.message, i.firstname || ' ' || i.lastname as name,
    i.email::text as email, i.organization, i.verified,
    (i.seeker_id is not null or i.email_confirmed_at is not null) as "emailConfirmed",
    array(select concat_ws(' ', p.prefix, p.firstname, p.lastname) from inquiry_recipients r
      join people p on p.org_id = r.org_id and p.id = r.person_id
      where r.org_id = i.org_id and r.inquiry_id = i.id order by r.position) as recipients,
    host(i.sender_ip) as ip, i.deadline_at as "deadlineAt", i.created_at as "createdAt", s.expires_at as "expiresAt", s.state, s.kind, s.pattern,
    v.score, v.threshold, v.category, v.queue, s.action, s.reason, u.firstname || ' ' || u.lastname as "decidedBy", s.decided_at as "decidedAt"`;
const from = sql`from inquiry_screenings s join inquiries i on i.org_id = s.org_id and i.id = s.inquiry_id
  left join inquiry_verdicts v on v.org_id = s.org_id and v.inquiry_id = s.inquiry_id
  left join users u on u.id = s.decided_by`;

const states: Record<HeldState, SQL> = {
  // One that its sender withdrew waits for no one, unless they write again.
  held: sql`s.state = 'held' and i.closed_at is null`,
  spam: sql`s.state in ('confirmed', 'expired')`,
  released: sql`s.state = 'released'`,
};

const where = ({ orgId, state, action, category, type, q }: HeldFilter): SQL => sql`
  where s.org_id = ${orgId} and s.action is not null and i.erased_at is null and ${states[state]}
    ${action ? sql`and s.action = ${action}` : sql``} ${category ? sql`and v.category = ${category}` : sql``} ${type ? sql`and i.type = ${type}` : sql``}
    ${q ? sql`and (rostrum_fold(i.email::text) like ${contains(q)} or ${hasWordsIn(sql`rostrum_text(concat_ws(' ', i.ref, i.subject, i.firstname, i.lastname))`, q)})` : sql``}`;

/** Held until somebody decided. What the desk marked in the inbox never waited. */
const waited = sql`s.expires_at > s.created_at`;

const selectHeld = (db: Queryable, rest: SQL) => readRows(db, rowColumns, sql`${selected} ${from} ${rest}`);
export type HeldRow = Awaited<ReturnType<typeof selectHeld>>[number];

export const quarantineRepository = {
  /** A possible threat comes first, then a deadline ahead, then what screening is least sure of; what was decided, newest first. */
  list: (db: Queryable, filter: HeldFilter, page: { limit: number; offset: number }) =>
    selectHeld(
      db,
      sql`${where(filter)} order by
          ${filter.state === 'held' ? sql`(v.queue is not distinct from 'safety') desc, case when i.deadline_at > now() then i.deadline_at end nulls last, s.kind is not null, v.score, s.expires_at` : sql`s.decided_at desc`},
          i.id limit ${page.limit} offset ${page.offset}`,
    ),

  async count(db: Queryable, filter: HeldFilter): Promise<number> {
    const [row] = await readRows(
      db,
      { total: column.number },
      sql`select count(*)::int as total ${from} ${where(filter)}`,
    );
    return row?.total ?? 0;
  },

  async find(db: Queryable, orgId: string, id: string): Promise<HeldRow | undefined> {
    const [row] = await selectHeld(
      db,
      sql`where s.org_id = ${orgId} and s.inquiry_id = ${id} and s.action is not null and i.erased_at is null`,
    );
    return row;
  },

  async isOnHold(db: Queryable, orgId: string, id: string): Promise<boolean> {
    const [row] = await readRows(
      db,
      { held: column.flag },
      sql`select i.legal_hold_at is not null as held from inquiries i where i.org_id = ${orgId} and i.id = ${id}`,
    );
    return row?.held ?? false;
  },

  /** Why screening said what it said. */
  async reasons(db: Queryable, orgId: string, id: string) {
    const [row] = await readRows(
      db,
      { reasons: column.listOf(column.fits(verdictReason)) },
      sql`select reasons from inquiry_verdicts where org_id = ${orgId} and inquiry_id = ${id}`,
    );
    return row?.reasons ?? [];
  },

  /** Of what screening held without a rule, what people decided; beside it the spam that the desk found in the inbox. */
  async accuracy(db: Queryable, orgId: string) {
    const [row] = await readRows(
      db,
      { decided: column.number, confirmed: column.number, missed: column.number },
      sql`select count(*) filter (where ${waited})::int as decided,
            count(*) filter (where ${waited} and s.state = 'confirmed')::int as confirmed,
            count(*) filter (where not ${waited} and s.state = 'confirmed')::int as missed
          from inquiry_screenings s
          where s.org_id = ${orgId} and s.kind is null and s.action is not null and s.decided_by is not null`,
    );
    const { decided = 0, confirmed = 0, missed = 0 } = row ?? {};
    const known = confirmed + missed;
    return {
      precision: { decided, share: decided < leastDecisions ? null : confirmed / decided },
      recall: { known, share: known < leastDecisions ? null : confirmed / known },
    };
  },

  async counts(db: Queryable, orgId: string, since: Date) {
    const [row] = await readRows(
      db,
      {
        held: column.number,
        passed: column.number,
        released: column.number,
        confirmed: column.number,
        safety: column.number,
      },
      sql`select
        (select count(*)::int ${from} where s.org_id = ${orgId} and s.action is not null and ${states.held}) as held,
        (select count(*)::int ${from} where s.org_id = ${orgId} and v.queue = 'safety' and ${states.held}) as safety,
        (select count(*)::int from inquiries i where i.org_id = ${orgId} and i.created_at >= ${since}
          and not exists (select 1 from inquiry_screenings s where s.org_id = i.org_id and s.inquiry_id = i.id and s.action is not null)) as passed,
        (select count(*)::int from inquiry_screenings s where s.org_id = ${orgId} and s.state = 'released' and s.decided_at >= ${since}) as released,
        (select count(*)::int from inquiry_screenings s where s.org_id = ${orgId} and s.state = 'confirmed' and s.decided_at >= ${since}) as confirmed`,
    );
    return row ?? { held: 0, passed: 0, released: 0, confirmed: 0, safety: 0 };
  },

  /** What else came from the same mailbox. */
  async senderHistory(db: Queryable, { orgId, id, email }: { orgId: string; id: string; email: string }) {
    const [row] = await readRows(
      db,
      {
        sent: column.number,
        answered: column.number,
        spam: column.number,
        firstAt: column.nullable(column.moment),
      },
      sql`select count(*)::int as sent, count(i.first_reply_at)::int as answered,
            count(*) filter (where i.status = 'spam')::int as spam, min(i.created_at) as "firstAt"
          from inquiries i where i.org_id = ${orgId} and i.id <> ${id} and i.email = ${email}::citext`,
    );
    return row ?? { sent: 0, answered: 0, spam: 0, firstAt: null };
  },

  async forgetAddresses(db: Queryable, before: Date): Promise<void> {
    await db.execute(sql`update inquiries i set sender_ip = null where i.sender_ip is not null and i.created_at < ${before}
      and i.legal_hold_at is null and not ${isOfHeldOrganisation(sql`i.org_id`)}
      and not exists (select 1 from inquiry_verdicts v where v.org_id = i.org_id and v.inquiry_id = i.id and v.queue = 'safety')`);
  },

  /** What no one decided in time. A threat is not among it: it waits for a person. */
  overdue: (db: Queryable, now: Date) =>
    readRows(
      db,
      { orgId: column.text, id: column.text },
      sql`select s.org_id as "orgId", s.inquiry_id as id from inquiry_screenings s
          where s.state = 'held' and s.expires_at <= ${now}
            and not exists (select 1 from inquiry_verdicts v where v.org_id = s.org_id and v.inquiry_id = s.inquiry_id and v.queue = 'safety')
          order by s.expires_at limit 500`,
    ),
};
