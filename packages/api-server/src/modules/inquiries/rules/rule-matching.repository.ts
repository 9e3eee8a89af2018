import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { ruleActions, ruleKinds, ruleLists } from '@rostrum/contracts/inquiries';

const domain = sql`split_part(lower(i.email::text), '@', 2)`;

/** The domain as a mailbox names it: a cheap question before the dear one, which is a call for each row. */
const mailboxDomain = sql`case ${domain} when 'googlemail.com' then 'gmail.com' else ${domain} end`;

/**
 * Whether the rule `r` fits the inquiry `i`: equality, an ending, or a search for a fixed text. No pattern is run as an
 * expression, so the work grows with the text alone.
 */
const looksFor = sql`case r.kind
  when 'email' then split_part(r.needle, '@', 2) = ${mailboxDomain} and r.needle = rostrum_mailbox(i.email::text)
  when 'domain' then r.needle = ${domain}
  when 'wildcard' then right(${domain}, length(r.needle)) = r.needle and length(${domain}) > length(r.needle)
  when 'ip' then coalesce(i.sender_ip <<= r.needle::inet, false)
  when 'phrase' then length(r.needle) >= 6 and strpos(i.screened_text, r.needle) > 0
  when 'country' then r.needle = i.country
  else false end`;

const isOfOrganisation = sql`(cardinality(r.departments) = 0 and cardinality(r.tags) = 0)`;
const isInScope = sql`coalesce(p.department = any(r.departments), false) or p.tags && r.tags`;

/** A rule of an agent never holds what is addressed also to a person of another department, or to the organisation. */
const reaches = sql`(${isOfOrganisation} or (
  select count(*) > 0 and bool_and(${isInScope}) from inquiry_recipients ir
  join people p on p.org_id = ir.org_id and p.id = ir.person_id
  where ir.org_id = i.org_id and ir.inquiry_id = i.id))`;

/** The predicate on `r` and `i`; what arrives and what a preview looks back on are matched by the same. */
export const ruleMatches: SQL = sql`(cardinality(r.types) = 0 or i.type = any(r.types)) and ${looksFor} and ${reaches}`;

const matchedColumns = {
  id: column.text,
  list: column.oneOf(ruleLists),
  kind: column.oneOf(ruleKinds),
  pattern: column.text,
  action: column.nullable(column.oneOf(ruleActions)),
  reason: column.text,
};

/** The rule that decides about an inquiry. */
export type DecidingRule = NonNullable<Awaited<ReturnType<typeof findDecidingRule>>>;

/**
 * The rule that decides: the organisation's before an agent's, so that no agent lets in what the organisation holds;
 * then allow before block, address before domain before wildcard before IP before phrase before country, blocking before
 * holding before flagging.
 */
export async function findDecidingRule(
  db: Queryable,
  key: { orgId: string; id: string },
  now: Date,
  /** Stands in for stored tables: an inquiry that is only tried. */
  instead?: SQL,
) {
  const [rule] = await readRows(
    db,
    matchedColumns,
    sql`${instead ? sql`with ${instead}` : sql``} select r.id, r.list, r.kind, r.pattern, r.action, r.reason
        from inquiry_rules r join inquiries i on i.org_id = r.org_id
        where i.org_id = ${key.orgId} and i.id = ${key.id} and r.enabled
          and (r.expires_at is null or r.expires_at > ${now}) and ${ruleMatches}
        order by ${isOfOrganisation} desc, r.list = 'allow' desc,
          array_position(${sql.param([...ruleKinds])}::text[], r.kind), array_position(${sql.param([...ruleActions])}::text[], r.action), r.created_at
        limit 1`,
  );
  return rule;
}
