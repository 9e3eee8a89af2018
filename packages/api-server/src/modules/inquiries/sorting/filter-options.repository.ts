import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { withinReach } from '../inquiry-conditions.repository.ts';
import type { InquiryScope } from '../inquiries.repository.ts';

const counted = { value: column.text, label: column.text, count: column.number };

/** How many of each are offered: the most frequent. */
const most = 200;

/** What the inquiries within reach can be narrowed by. */
export async function readFilterOptions(
  db: Queryable,
  { orgId, reach, viewerId }: InquiryScope,
  readsRestricted: boolean,
) {
  const within = withinReach(orgId, reach);
  const readable: SQL = readsRestricted ? sql`true` : sql`(not i.restricted or i.assignee_id = ${viewerId})`;
  const experts = await readRows(
    db,
    counted,
    sql`select p.id as value, concat_ws(' ', p.prefix, p.firstname, p.lastname) as label, count(*)::int as count
        from inquiries i join inquiry_recipients r on r.org_id = i.org_id and r.inquiry_id = i.id
        join people p on p.org_id = r.org_id and p.id = r.person_id
        where ${within} group by p.id, p.prefix, p.firstname, p.lastname order by count desc, label limit ${most}`,
  );
  const tags = await readRows(
    db,
    counted,
    sql`select tag as value, tag as label, count(*)::int as count from inquiries i, unnest(i.tags) as tag
        where ${within} and ${readable} group by tag order by count desc, tag limit ${most}`,
  );
  const countries = await readRows(
    db,
    counted,
    sql`select i.country as value, i.country as label, count(*)::int as count from inquiries i
        where ${within} and ${readable} group by i.country order by count desc, i.country limit ${most}`,
  );
  return { experts, tags, countries };
}
