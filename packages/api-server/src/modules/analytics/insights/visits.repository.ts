import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Period } from '../../../calendar/period.ts';
import type { CountedName, CountsQuery } from '../../events/index.ts';
import { countsOf, type Reach, sumBySteps } from '../counting.repository.ts';

/** Views of one kind, and what they are views of. */
export type Seen = Pick<CountsQuery, 'type'> & { name: CountedName };
export const seen = {
  people: { name: 'profile_view', type: 'person' },
  posts: { name: 'post_view', type: 'post' },
  readings: { name: 'post_time', type: 'post' },
  questions: { name: 'question_view', type: 'question' },
  embeds: { name: 'embed_impression', type: 'embed' },
  clickedPeople: { name: 'embed_click', type: 'person' },
  clickedPosts: { name: 'embed_click', type: 'post' },
  clickedQuestions: { name: 'embed_click', type: 'question' },
  crawledPeople: { name: 'ai_crawler', type: 'person' },
  crawledPages: { name: 'ai_crawler', type: 'organisation' },
} as const satisfies Record<string, Seen>;

/** How pages are visited. */
export const visitsRepository = {
  bySteps: (db: Queryable, reach: Reach, { name, type }: Seen, [period, step]: [Period, number]) =>
    sumBySteps(db, period, step, countsOf(reach, { names: [name], type, period })),

  /** Where views came from: kind of source, site before, device, country; and how long readings were. */
  groups: async (db: Queryable, reach: Reach, { name, type }: Seen, period: Period) => {
    const rows = await readRows(
      db,
      { property: column.text, key: column.text, count: column.number },
      sql`SELECT split_part(g.key, ':', 1) AS property, substr(g.key, strpos(g.key, ':') + 1) AS key, sum(g.value::int)::int AS count
        FROM (${countsOf(reach, { names: [name], type, period })}) d CROSS JOIN LATERAL jsonb_each_text(d.breakdown) AS g
        GROUP BY 1, 2 ORDER BY 3 DESC, 2`,
    );
    return (property: 'source' | 'site' | 'device' | 'country' | 'crawler' | 'time') =>
      rows.filter((row) => row.property === property);
  },

  /**
   * By which words profiles in reach were found, with how many people searched for them, each once a day. Of a part of the
   * profiles at least so many: who was shown several of them by one search is one.
   */
  terms: (db: Queryable, reach: Reach, period: Period) =>
    readRows(
      db,
      { key: column.text, count: column.number },
      sql`SELECT t.key, sum(t.people)::int AS count FROM (
          SELECT d.day, substr(g.key, 6) AS key, max(g.value::int) AS people
          FROM (${countsOf(reach, { names: ['search_found'], type: 'person', period })}) d CROSS JOIN LATERAL jsonb_each_text(d.breakdown) AS g
          WHERE g.key LIKE 'term:%' GROUP BY 1, 2) AS t
        GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 500`,
    ),

  /** Saved embeds that have been loaded elsewhere, on how many sites. */
  installs: async (db: Queryable, orgId: string) =>
    (
      await readRows(
        db,
        { embeds: column.number, sites: column.number },
        sql`SELECT count(DISTINCT s.embed_id)::int AS embeds, count(DISTINCT s.host)::int AS sites FROM embed_installs s WHERE s.org_id = ${orgId}`,
      )
    )[0] ?? { embeds: 0, sites: 0 },

  /** Sums of each kind over the days: how often, by how many visitors, and what is left out. */
  totals: async (
    db: Queryable,
    reach: Reach,
    names: readonly CountedName[],
    [type, period]: [CountsQuery['type'], Period],
  ) => {
    const rows = await readRows(
      db,
      {
        name: column.text,
        count: column.number,
        visitors: column.number,
        programs: column.number,
        staff: column.number,
        asked: column.number,
      },
      sql`SELECT d.name, sum(d.count)::int AS count, sum(d.visitors)::int AS visitors, sum(d.programs)::int AS programs,
          sum(d.staff)::int AS staff, sum(d.asked)::int AS asked
        FROM (${countsOf(reach, { names, type, period })}) d GROUP BY 1`,
    );
    const none = { count: 0, visitors: 0, programs: 0, staff: 0, asked: 0 };
    return (name: CountedName) => rows.find((row) => row.name === name) ?? none;
  },
};
