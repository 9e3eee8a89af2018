import { sql, type SQL } from 'drizzle-orm';
import { type EventName, longestReading } from '@rostrum/contracts';
import { eventNames } from '../event-names.ts';
import { readingSteps } from '../reading-steps.ts';

/** Words that were searched for are kept as long as single events and not counted for good. */
const searches: readonly EventName[] = ['search', 'search_zero'];
export const rolledNames: readonly EventName[] = eventNames.filter((name) => !searches.includes(name));

export const viewNames = ['profile_view', 'post_view', 'question_view'] as const;
/** Those whose source, site, device and country are kept beside the count. */
const brokenDown: readonly EventName[] = [...viewNames, 'embed_impression', 'embed_click'];

/** Seconds up to which a reading is counted as so long. */
const readingStep = (seconds: SQL): SQL =>
  sql`CASE ${sql.join(
    readingSteps.map(({ upTo, width }) => {
      const step = sql`ceil(${seconds} / ${width}::numeric) * ${width}::int`;
      return Number.isFinite(upTo) ? sql`WHEN ${seconds} <= ${upTo}::int THEN ${step}` : sql`ELSE ${step}`;
    }),
    sql` `,
  )} END`;
/** In the place of a name: views of every kind, so that a visitor who looks at a profile and a post is one. */
export const anyView = 'view';
export type CountedName = EventName | typeof anyView;

/** In the place of one person, post or question: all of the kind together. */
export const allOfKind = '00000000-0000-0000-0000-000000000000';

/** Sites and words can be made up without end; those after so many a day, of one thing, are counted together. */
const mostOfAKind = 50;

/** Of words, people: one who is shown many profiles by one search is still one. Of everything else, events. */
const keyedCount = sql`(CASE g.kind WHEN 'term' THEN count(DISTINCT r.visitor) ELSE count(*) END)`;

export interface CountedEvents {
  orgId: string;
  names: readonly EventName[];
  from: SQL;
  until: SQL;
  /** The day of an event `e`. */
  day: SQL;
}

/**
 * Counts single events by day, kind and thing. The only statement that counts them: what is kept of past days, what pages
 * read of today and what a recount compares are the same by construction.
 */
export const countEvents = ({ orgId, names, from, until, day }: CountedEvents): SQL => sql`
  WITH raw AS MATERIALIZED (SELECT ${day} AS day, e.name, coalesce(e.entity_type, 'organisation') AS entity_type, coalesce(e.entity_id, e.org_id) AS entity_id,
      e.at, coalesce(e.visitor, e.id::text) AS visitor, e.bot, e.internal, NOT e.bot AND NOT e.internal AS counted,
      e.source, e.referrer_host, e.device, e.country, e.crawler, e.search_text, e.seconds
    FROM events e WHERE e.org_id = ${orgId} AND e.name = ANY(${sql.param(names)}::text[]) AND e.at >= ${from} AND e.at < ${until}),
  opened AS (SELECT day, visitor, max(at) AS at FROM raw WHERE name = 'inquiry_open' AND counted GROUP BY 1, 2),
  counts AS (
    SELECT r.day, r.name, r.entity_type, r.entity_id,
      (count(*) FILTER (WHERE r.counted))::int AS count,
      (count(DISTINCT r.visitor) FILTER (WHERE r.counted))::int AS visitors,
      (count(*) FILTER (WHERE r.bot))::int AS programs,
      (count(*) FILTER (WHERE r.internal AND NOT r.bot))::int AS staff,
      (count(DISTINCT r.visitor) FILTER (WHERE r.counted AND o.visitor IS NOT NULL))::int AS asked
    FROM raw r LEFT JOIN opened o ON r.name = 'post_view' AND o.day = r.day AND o.visitor = r.visitor AND o.at >= r.at
    GROUP BY GROUPING SETS ((r.day, r.name, r.entity_type), (r.day, r.name, r.entity_type, r.entity_id))
    UNION ALL
    SELECT day, ${anyView}, 'any', NULL, (count(*) FILTER (WHERE counted))::int, (count(DISTINCT visitor) FILTER (WHERE counted))::int,
      (count(*) FILTER (WHERE bot))::int, (count(*) FILTER (WHERE internal AND NOT bot))::int, 0
    FROM raw WHERE name = ANY(${sql.param(viewNames)}::text[]) GROUP BY day),
  keyed AS (
    SELECT r.day, r.name, r.entity_type, r.entity_id, g.kind, g.kind || ':' || g.key AS key, ${keyedCount}::int AS count,
      row_number() OVER (PARTITION BY r.day, r.name, r.entity_type, r.entity_id, g.kind ORDER BY ${keyedCount} DESC, g.key) AS place
    FROM raw r CROSS JOIN LATERAL (VALUES ('source', r.source), ('site', r.referrer_host), ('device', r.device), ('country', r.country), ('crawler', r.crawler), ('term', r.search_text)) AS g(kind, key)
    WHERE g.key IS NOT NULL AND CASE g.kind WHEN 'crawler' THEN r.name = 'ai_crawler' WHEN 'term' THEN r.counted AND r.name = 'search_found' ELSE r.counted AND r.name = ANY(${sql.param(brokenDown)}::text[]) END
    GROUP BY GROUPING SETS ((r.day, r.name, r.entity_type, g.kind, g.key), (r.day, r.name, r.entity_type, r.entity_id, g.kind, g.key))),
  readings AS (SELECT day, name, entity_type, entity_id, least(sum(seconds), ${longestReading}::int) AS seconds
    FROM raw WHERE name = 'post_time' AND counted AND seconds > 0 GROUP BY day, name, entity_type, entity_id, visitor),
  timed AS (SELECT day, name, entity_type, entity_id, 'time:' || (${readingStep(sql`seconds`)})::int AS key FROM readings),
  times AS (SELECT day, name, entity_type, entity_id, key, count(*)::int AS count
    FROM timed GROUP BY GROUPING SETS ((day, name, entity_type, key), (day, name, entity_type, entity_id, key))),
  breakdowns AS (
    SELECT day, name, entity_type, entity_id, jsonb_object_agg(key, count) AS breakdown FROM (
      SELECT day, name, entity_type, entity_id, CASE WHEN place <= ${mostOfAKind}::int THEN key WHEN kind = 'site' THEN 'site:other' WHEN kind = 'term' THEN 'term:' ELSE key END AS key, sum(count)::int AS count
      FROM keyed GROUP BY 1, 2, 3, 4, 5 UNION ALL SELECT day, name, entity_type, entity_id, key, count FROM times) AS grouped GROUP BY 1, 2, 3, 4)
  SELECT c.day, c.name, c.entity_type, coalesce(c.entity_id, ${allOfKind}::uuid) AS entity_id,
    c.count, c.visitors, c.programs, c.staff, c.asked, coalesce(b.breakdown, '{}'::jsonb) AS breakdown
  FROM counts c LEFT JOIN breakdowns b ON b.day = c.day AND b.name = c.name AND b.entity_type = c.entity_type
    AND b.entity_id IS NOT DISTINCT FROM c.entity_id`;
