import { sql, type SQL } from 'drizzle-orm';
import type { PersonCard } from '@rostrum/contracts';
import { type Queryable, column, contains, readRows, rowsOf } from '@rostrum/server-kit/database';

interface CardRow extends Omit<PersonCard, 'name'> {
  firstname: string;
  lastname: string;
  prefix: string | null;
}

const cardColumns = sql`p.username::text AS username, p.kind, p.firstname, p.lastname, p.prefix, p.job_title, p.headline, p.image, p.topics`;
const listed = sql`p.deleted_at IS NULL AND p.status = 'published' AND p.access = 'public' AND NOT p.safety_mode`;
/** Press officers and other staff have pages of their own and stand in no list of experts. */
const isExpert = sql`p.kind <> 'staff'`;
const byName = sql`p.lastname COLLATE "und-x-icu", p.firstname COLLATE "und-x-icu", p.id`;

const cardOf = ({ prefix, firstname, lastname, ...card }: CardRow): PersonCard => ({
  ...card,
  name: [prefix, firstname, lastname].filter(Boolean).join(' '),
});
const cardsOf = async (db: Queryable, statement: SQL) => (await rowsOf<CardRow>(db, statement)).map(cardOf);

interface DirectoryFilter {
  orgId: string;
  q?: string | undefined;
  topic?: string | undefined;
  department?: string | undefined;
}

const inDirectory = ({
  orgId,
  q,
  topic,
  department,
}: DirectoryFilter) => sql`p.org_id = ${orgId} AND ${listed} AND ${isExpert}
  AND ${q ? sql`(p.search_name LIKE ${contains(q)} OR p.search_vector @@ websearch_to_tsquery('public.rostrum', ${q}) OR rostrum_fold(rostrum_join(p.topics)) LIKE ${contains(q)})` : sql`true`}
  AND ${topic ? sql`p.topics @> ARRAY[${topic}]` : sql`true`}
  AND ${department ? sql`p.department = ${department}` : sql`true`}`;

/** Cards of people, as strangers see them. */
export const publicPeopleRepository = {
  directory: (db: Queryable, filter: DirectoryFilter, { limit, offset }: { limit: number; offset: number }) =>
    cardsOf(
      db,
      sql`SELECT ${cardColumns} FROM people p WHERE ${inDirectory(filter)} ORDER BY p.featured DESC, ${byName} LIMIT ${limit} OFFSET ${offset}`,
    ),

  countDirectory: async (db: Queryable, filter: DirectoryFilter): Promise<number> =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`SELECT count(*)::int AS count FROM people p WHERE ${inDirectory(filter)}`,
      )
    )[0]?.count ?? 0,

  /** Colleagues of the same organisation who share most topics. */
  similar: (
    db: Queryable,
    { orgId, personId, topics }: { orgId: string; personId: string; topics: readonly string[] },
  ) =>
    cardsOf(
      db,
      sql`SELECT ${cardColumns} FROM people p, LATERAL (SELECT count(*) AS shared FROM unnest(p.topics) t WHERE t = ANY(${sql.param(topics)}::text[])) s
        WHERE p.org_id = ${orgId} AND p.id <> ${personId} AND ${listed} AND ${isExpert} AND p.topics && ${sql.param(topics)}::text[]
        ORDER BY s.shared DESC, ${byName} LIMIT 3`,
    ),

  ofPost: (db: Queryable, orgId: string, postId: string) =>
    cardsOf(
      db,
      sql`SELECT ${cardColumns} FROM post_experts x JOIN people p ON p.org_id = x.org_id AND p.id = x.person_id
        WHERE x.org_id = ${orgId} AND x.post_id = ${postId} AND ${listed} ORDER BY x.position`,
    ),

  /** Those of these people who may be seen, in this order. */
  among: (db: Queryable, orgId: string, ids: readonly string[]) =>
    cardsOf(
      db,
      sql`SELECT ${cardColumns} FROM people p
        WHERE p.org_id = ${orgId} AND p.id = ANY(${sql.param(ids)}::uuid[]) AND ${listed}
        ORDER BY array_position(${sql.param(ids)}::uuid[], p.id)`,
    ),

  /** Usernames of those whose name leads to their page where they are authors, by id. */
  async authorUsernames(
    db: Queryable,
    orgId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const rows = await readRows(
      db,
      { id: column.text, username: column.text },
      sql`SELECT p.id, p.username::text AS username FROM people p
        WHERE p.org_id = ${orgId} AND p.id = ANY(${sql.param(ids)}::uuid[]) AND ${isExpert}
          AND p.status = 'published' AND p.access = 'public' AND p.deleted_at IS NULL`,
    );
    return new Map(rows.map(({ id, username }) => [id, username]));
  },

  departments: (db: Queryable, orgId: string) =>
    readRows(
      db,
      { title: column.text, count: column.number },
      sql`SELECT p.department AS title, count(*)::int AS count FROM people p
        WHERE p.org_id = ${orgId} AND ${listed} AND ${isExpert} AND p.department <> ''
        GROUP BY p.department ORDER BY count DESC, p.department COLLATE "und-x-icu" LIMIT 60`,
    ),

  topics: (db: Queryable, orgId: string) =>
    readRows(
      db,
      { title: column.text, count: column.number },
      sql`SELECT topic AS title, count(*)::int AS count FROM people p, unnest(p.topics) AS topic
        WHERE p.org_id = ${orgId} AND ${listed} AND ${isExpert} GROUP BY topic ORDER BY count DESC, topic LIMIT 24`,
    ),
};
