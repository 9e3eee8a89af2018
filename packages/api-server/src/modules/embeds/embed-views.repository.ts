import { sql } from 'drizzle-orm';
import { organisationRepository } from '@rostrum/identity';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { periodsOf } from '../../calendar/period.ts';
import { readCountedDays, selectCounts } from '../events/index.ts';

/** Days that views are counted over in the list of saved embeds. */
const countedDays = 30;

/** How often each of these was shown to visitors in the last 30 days of the organisation; own staff and programs are left out. */
export async function countEmbedViews(
  db: Queryable,
  { orgId, ids, now }: { orgId: string; ids: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const organisation = await organisationRepository.find(db, orgId);
  const timezone = organisation?.timezone ?? 'UTC';
  const counts = selectCounts(await readCountedDays(db, orgId, timezone), {
    names: ['embed_impression'],
    type: 'embed',
    period: periodsOf(now, countedDays, timezone).current,
    of: sql`c.entity_id = ANY(${sql.param(ids)}::uuid[])`,
  });
  const rows = await readRows(
    db,
    { id: column.text, count: column.number },
    sql`SELECT d.entity_id::text AS id, sum(d.count)::int AS count FROM (${counts}) d GROUP BY 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
