import { sql, type SQL } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { inPersonScope, type PersonScope } from './person-scope.repository.ts';

const counted = { value: column.text, label: column.text, count: column.number };

/** How many of each are offered: the most frequent. */
const most = 200;

/** One of the terms stands in a list of the profile, whatever its letters and accents. */
export const hasTerm = (lists: SQL, terms: readonly string[] | undefined): SQL =>
  terms && terms.length > 0
    ? sql`EXISTS (SELECT FROM unnest(${lists}) AS term
        WHERE rostrum_fold(term) IN (SELECT rostrum_fold(wanted) FROM unnest(${sql.param([...terms])}::text[]) AS wanted))`
    : sql`true`;

/** The member `memberships m` looks after `people p`, as `inPersonScope` says it of the caller. */
export const reaches = sql`(coalesce(p.agent_id = m.user_id, false)
  OR coalesce(m.scopes->'departments' ? p.department, false) OR m.scopes->'tags' ?| p.tags)`;

/** An agent of the organisation looks after `people p`, by department or tag as `inPersonScope` says it of the caller. */
export const isLookedAfterBy = (userId: string): SQL => sql`EXISTS (SELECT FROM memberships m
  WHERE m.org_id = p.org_id AND m.user_id = ${userId} AND m.role = 'agent'
    AND ${reaches})`;

/** The names of the agents who look after `people p`, the one they are assigned to first. */
export const agentNames = sql`ARRAY(SELECT u.firstname || ' ' || u.lastname FROM memberships m JOIN users u ON u.id = m.user_id
  WHERE m.org_id = p.org_id AND m.role = 'agent' AND u.status = 'active' AND ${reaches}
  ORDER BY coalesce(m.user_id = p.agent_id, false) DESC, 1 LIMIT 5)`;

/** What the people within reach can be narrowed by. */
export async function readPeopleFilterOptions(
  db: Queryable,
  { orgId, scope }: { orgId: string; scope: PersonScope | null },
) {
  const within = sql`p.org_id = ${orgId} AND p.deleted_at IS NULL AND ${inPersonScope(scope)}`;
  const terms = (lists: SQL) =>
    readRows(
      db,
      counted,
      sql`SELECT min(term) AS value, min(term) AS label, count(DISTINCT p.id)::int AS count
        FROM people p, unnest(${lists}) AS term WHERE ${within} AND term <> ''
        GROUP BY rostrum_fold(term) ORDER BY count DESC, label LIMIT ${most}`,
    );
  const industries = await terms(sql`p.industries`);
  const classifications = await terms(sql`p.topics || p.tags`);
  const countries = await readRows(
    db,
    counted,
    sql`SELECT p.country AS value, p.country AS label, count(*)::int AS count FROM people p
      WHERE ${within} AND p.country IS NOT NULL GROUP BY p.country ORDER BY count DESC, value LIMIT ${most}`,
  );
  const [guarded] = await readRows(
    db,
    { count: column.number },
    sql`SELECT count(*)::int AS count FROM people p WHERE ${within} AND p.safety_mode`,
  );
  // Agents look after their own scope; who else does is the administrators' matter.
  const agents =
    scope === null
      ? await readRows(
          db,
          { id: column.text, name: column.text },
          sql`SELECT u.id::text, u.firstname || ' ' || u.lastname AS name FROM memberships m JOIN users u ON u.id = m.user_id
            WHERE m.org_id = ${orgId} AND m.role = 'agent' AND u.status = 'active' AND u.deleted_at IS NULL
            ORDER BY name, u.id LIMIT ${most}`,
        )
      : [];
  return { industries, classifications, countries, safety: guarded?.count ?? 0, agents };
}
