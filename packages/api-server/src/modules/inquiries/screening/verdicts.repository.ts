import { sql } from 'drizzle-orm';
import { column, type Queryable, readRows } from '@rostrum/server-kit/database';
import type { InquiryRecord } from '../inquiry-changes.repository.ts';
import { isFreeMail } from '../rules/free-mail-domains.ts';
import { inquiryVerdicts } from './verdicts.schema.ts';

/** A reply makes a sender known for so long. */
const knownMonths = 24;

const senderColumns = {
  isKnown: column.flag,
  confirmed: column.number,
  released: column.number,
  sameText: column.number,
};

export const verdictsRepository = {
  async insert(db: Queryable, verdict: typeof inquiryVerdicts.$inferInsert): Promise<void> {
    await db.insert(inquiryVerdicts).values(verdict);
  },

  /** What the organisation knows of a sender: replies, decisions of its people, and the same text from others today. */
  async sender(db: Queryable, { orgId, id, email }: InquiryRecord, now: Date) {
    const domain = email.toLowerCase().split('@').at(-1) ?? '';
    const since = new Date(now);
    since.setMonth(since.getMonth() - knownMonths);
    const isTheirs = isFreeMail('domain', domain)
      ? sql`o.email = i.email`
      : sql`split_part(lower(o.email::text), '@', 2) = ${domain}`;
    const [row] = await readRows(
      db,
      senderColumns,
      // From the decisions, which are few, to their inquiries: a sender's own may be tens of thousands.
      sql`select
          exists (select 1 from inquiries o where o.org_id = i.org_id and o.email = i.email and o.id <> i.id
            and o.first_reply_at >= ${since}) as "isKnown",
          decided.confirmed, decided.released,
          (select count(distinct o.email)::int from inquiries o where o.org_id = i.org_id and o.id <> i.id
            and o.created_at >= ${new Date(now.getTime() - 86_400_000)} and o.email <> i.email
            and o.screened_text = i.screened_text) as "sameText"
        from inquiries i
        cross join lateral (
          select count(*) filter (where s.state = 'confirmed')::int as confirmed,
            count(*) filter (where s.state = 'released')::int as released
          from inquiry_screenings s join inquiries o on o.org_id = s.org_id and o.id = s.inquiry_id
          where s.org_id = i.org_id and s.decided_by is not null and o.id <> i.id and o.created_at >= ${since} and ${isTheirs}
        ) decided
        where i.org_id = ${orgId} and i.id = ${id}`,
    );
    return row ?? { isKnown: false, confirmed: 0, released: 0, sameText: 0 };
  },
};
