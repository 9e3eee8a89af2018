import { sql } from 'drizzle-orm';
import { expertsToStartWith } from '@rostrum/contracts/analytics';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';

/** An organisation is new for so long; one with few experts stays so. */
const newFor = sql`interval '90 days'`;

export const homeExtrasRepository = {
  /** What the page of held messages lists, and how many of them have a deadline that is ahead. */
  held: async (db: Queryable, orgId: string, now: Date) =>
    (
      await readRows(
        db,
        { count: column.number, with_deadline: column.number },
        sql`SELECT count(*)::int AS count, (count(*) FILTER (WHERE i.deadline_at > ${now.toISOString()}::timestamptz))::int AS with_deadline
          FROM inquiry_screenings s JOIN inquiries i ON i.org_id = s.org_id AND i.id = s.inquiry_id
          WHERE s.org_id = ${orgId} AND s.action IS NOT NULL AND s.state = 'held' AND i.closed_at IS NULL`,
      )
    )[0] ?? { count: 0, with_deadline: 0 },

  firstSteps: async (db: Queryable, orgId: string, now: Date) => {
    const [row] = await readRows(
      db,
      {
        organisation: column.text,
        timezone: column.text,
        has_timezone: column.flag,
        has_kind: column.flag,
        brand: column.flag,
        people: column.number,
        published_experts: column.number,
        inquiry_setup: column.flag,
        embed: column.flag,
      },
      sql`SELECT * FROM (SELECT o.name AS organisation, o.created_at, o.timezone,
            o.timezone NOT IN ('UTC', 'Etc/UTC') AS has_timezone, o.kind <> 'other' AS has_kind,
            EXISTS (SELECT 1 FROM theme_versions t WHERE t.org_id = o.id) AS brand,
            (SELECT count(*)::int FROM people p WHERE p.org_id = o.id AND p.deleted_at IS NULL) AS people,
            (SELECT count(*)::int FROM people p WHERE p.org_id = o.id AND p.deleted_at IS NULL AND p.status = 'published' AND p.kind = 'expert') AS published_experts,
            EXISTS (SELECT 1 FROM inquiry_setup_sections s WHERE s.org_id = o.id) AS inquiry_setup,
            EXISTS (SELECT 1 FROM saved_embeds e WHERE e.org_id = o.id) AS embed
          FROM organisations o WHERE o.id = ${orgId} AND o.first_steps_hidden_at IS NULL) AS steps
        WHERE (published_experts < ${expertsToStartWith}::int OR created_at > ${now.toISOString()}::timestamptz - ${newFor})
          AND NOT (has_timezone AND has_kind AND brand AND people > 0 AND published_experts >= ${expertsToStartWith}::int AND inquiry_setup AND embed)`,
    );
    if (!row) return null;
    const { timezone, has_timezone, has_kind, ...steps } = row;
    return { ...steps, about: { timezone, has_timezone, has_kind } };
  },
};
