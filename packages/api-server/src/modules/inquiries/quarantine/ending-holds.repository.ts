import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';

/** The local hour from which a day's mail leaves, before the desk's day begins. */
const firstHour = 8;

/** Held by a rule or screening, undecided, and no threat, which waits without an end. */
const isEnding = sql`s.state = 'held' and s.reminded_at is null and i.closed_at is null
  and not exists (select 1 from inquiry_verdicts v where v.org_id = s.org_id and v.inquiry_id = s.inquiry_id and v.queue = 'safety')`;

export const endingHoldsRepository = {
  /**
   * Organisations with holds that end within 25 hours, where it is eight in the morning or later and no mail was sent today.
   * An hour more than a day: what ends before the next morning's mail is in this one.
   */
  organisations: (db: Queryable, now: Date) =>
    readRows(
      db,
      { orgId: column.text },
      sql`select distinct s.org_id as "orgId" from inquiry_screenings s
          join inquiries i on i.org_id = s.org_id and i.id = s.inquiry_id
          join organisations o on o.id = s.org_id
          where ${isEnding} and s.expires_at > ${now} and s.expires_at <= ${now}::timestamptz + interval '25 hours'
            and extract(hour from ${now}::timestamptz at time zone o.timezone) >= ${firstHour}
            and not exists (select 1 from inquiry_screenings t where t.org_id = s.org_id
              and (t.reminded_at at time zone o.timezone)::date = (${now}::timestamptz at time zone o.timezone)::date)`,
    ),

  /** Marks what is told now, and answers it. A second server that asks at the same moment finds none left. */
  take: (db: Queryable, orgId: string, now: Date) =>
    readRows(
      db,
      { ref: column.text, expiresAt: column.moment },
      sql`with taken as (
            update inquiry_screenings s set reminded_at = ${now} from inquiries i
            where s.org_id = ${orgId} and i.org_id = s.org_id and i.id = s.inquiry_id and ${isEnding}
              and s.expires_at > ${now} and s.expires_at <= ${now}::timestamptz + interval '25 hours'
            returning i.ref, s.expires_at)
          select ref, expires_at as "expiresAt" from taken order by expires_at, ref`,
    ),
};
