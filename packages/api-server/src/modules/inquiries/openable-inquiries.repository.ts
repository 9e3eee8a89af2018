import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { anyOf, inboxStatuses } from './inquiry-conditions.repository.ts';

/** Those of an organisation's inquiries that its inbox shows: what is held or thrown out has no page to open. */
export async function selectOpenableInquiries(
  db: Queryable,
  orgId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await readRows(
    db,
    { id: column.text },
    sql`select i.id from inquiries i where i.org_id = ${orgId} and i.status in ${anyOf(inboxStatuses)}
        and i.erased_at is null and i.id in ${anyOf(ids)}`,
  );
  return new Set(rows.map(({ id }) => id));
}
