import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';

const domain = sql`split_part(lower(a.email), '@', 2)`;

/** As rules look at senders (rule-matching.repository): address, domain and subdomains. */
const fits = sql`case r.kind when 'email' then r.needle = rostrum_mailbox(a.email) when 'domain' then r.needle = ${domain}
  when 'wildcard' then right(${domain}, length(r.needle)) = r.needle and length(${domain}) > length(r.needle) else false end`;

/**
 * Which of these addresses the organisation's Blocked List names, in lower case: by address, domain or subdomain, whatever
 * types a rule is limited to. Rules of agents reach their own inquiries only, and allow beats block.
 */
export async function findBlockedAddresses(
  db: Queryable,
  orgId: string,
  emails: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await readRows(
    db,
    { email: column.text },
    sql`select lower(a.email) as email from unnest(${sql.param([...emails])}::text[]) as a (email)
        join inquiry_rules r on r.org_id = ${orgId} and r.enabled and (r.expires_at is null or r.expires_at > ${now})
          and cardinality(r.departments) = 0 and cardinality(r.tags) = 0 and ${fits}
        group by 1 having bool_and(r.list = 'block')`,
  );
  return new Set(rows.map(({ email }) => email));
}
