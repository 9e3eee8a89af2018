import { sql } from 'drizzle-orm';
import { column, type Queryable, readRows } from '@rostrum/server-kit/database';

export interface AskerHistory {
  /** How many others asked the same within a day. */
  sameText: number;
  /** Questions of this address that people marked as spam. */
  spam: number;
  /** Questions of this address that people took up, or inquiries that the team replied to. */
  accepted: number;
}

const columns = { sameText: column.number, spam: column.number, accepted: column.number };
const knownMonths = 24;

/** What an organisation knows of who asks, by the address that they gave. Without one nothing but the text is compared. */
export async function readAskerHistory(
  db: Queryable,
  { orgId, text, details, email }: { orgId: string; text: string; details: string; email: string },
  now: Date,
): Promise<AskerHistory> {
  const since = new Date(now);
  since.setMonth(since.getMonth() - knownMonths);
  const [row] = await readRows(
    db,
    columns,
    sql`select
        (select count(*)::int from questions where org_id = ${orgId} and text = ${text} and details = ${details}
          and created_at >= ${new Date(now.getTime() - 86_400_000)}
          and coalesce(asker_email, '') <> ${email}) as "sameText",
        (select count(*)::int from questions q where q.org_id = ${orgId} and q.asker_email = nullif(${email}, '')
          and q.created_at >= ${since} and q.status = 'spam' and exists (select 1 from activity_entries a
            where a.org_id = q.org_id and a.entity_id = q.id and a.verb = 'question.mark_spam')) as spam,
        (select count(*)::int from questions where org_id = ${orgId} and asker_email = nullif(${email}, '')
          and created_at >= ${since} and status in ('open', 'assigned', 'answered', 'closed'))
        + (select count(*)::int from inquiries where org_id = ${orgId} and email = nullif(${email}, '')
          and first_reply_at >= ${since}) as accepted`,
  );
  return row ?? { sameText: 0, spam: 0, accepted: 0 };
}
