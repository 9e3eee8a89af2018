import { sql, type SQL } from 'drizzle-orm';
import type { EmbedSort, PersonCard, SimilarPerson } from '@rostrum/contracts';
import { type Queryable, column, readRows, rowsOf } from '@rostrum/server-kit/database';
import { hasFieldValues } from '../custom-fields/index.ts';
import { isLinkedInPublic, shownImage } from '../people/index.ts';
import { publishedPost } from './public-pages.repository.ts';

interface NameParts {
  firstname: string;
  lastname: string;
  prefix: string | null;
}
type CardRow = Omit<PersonCard, 'name'> & NameParts;
type SimilarRow = Omit<SimilarPerson, 'name'> & NameParts;

const cardColumns = sql`p.username::text AS username, p.kind, p.firstname, p.lastname, p.prefix, p.job_title, p.headline, p.image, p.topics`;
const listed = isLinkedInPublic(sql`p`);
/** Press officers and other staff have pages of their own and stand in no list of experts. */
const isExpert = sql`p.kind <> 'staff'`;
const byName = sql`p.lastname COLLATE "und-x-icu", p.firstname COLLATE "und-x-icu", p.id`;

/** More are no help in a list to choose from. */
const mostChoices = 100;

/** How people can be ordered; the name decides between equals. */
export const peopleOrders: Readonly<Record<EmbedSort, SQL>> = {
  usual: sql`p.featured DESC, ${byName}`,
  name: byName,
  newest: sql`p.published_at DESC NULLS LAST, ${byName}`,
  confirmed: sql`p.last_confirmed_at DESC NULLS LAST, ${byName}`,
};

const cardOf = <Row extends NameParts>({ prefix, firstname, lastname, ...card }: Row) => ({
  ...card,
  name: [prefix, firstname, lastname].filter(Boolean).join(' '),
});
const cardsOf = async (db: Queryable, statement: SQL): Promise<PersonCard[]> =>
  (await rowsOf<CardRow>(db, statement)).map(cardOf);
/** With the hours in which they can be reached. */
const askableCardsOf = async (db: Queryable, statement: SQL) =>
  (await rowsOf<CardRow & Pick<SimilarPerson, 'readiness'>>(db, statement)).map(cardOf);

interface DirectoryFilter {
  orgId: string;
  /** Who matches what was typed, best first; everybody when nothing was. */
  matching?: readonly string[] | undefined;
  topic?: string | undefined;
  department?: string | undefined;
  tag?: string | undefined;
  /** A choice of a public field, as `key:choice`. */
  field?: string | undefined;
  /** What a reader chose within that. */
  chosenTopic?: string | undefined;
  chosenDepartment?: string | undefined;
  sort?: EmbedSort | undefined;
}

const hasTopic = (topic: string | undefined) => (topic ? sql`p.topics @> ARRAY[${topic}]` : sql`true`);
const isIn = (department: string | undefined) => (department ? sql`p.department = ${department}` : sql`true`);

const inDirectory = ({
  orgId,
  matching,
  topic,
  department,
  tag,
  field,
  chosenTopic,
  chosenDepartment,
}: DirectoryFilter) => sql`p.org_id = ${orgId} AND ${listed} AND ${isExpert}
  AND ${matching ? sql`p.id = ANY(${sql.param(matching)}::uuid[])` : sql`true`}
  AND ${hasTopic(topic)} AND ${hasTopic(chosenTopic)} AND ${isIn(department)} AND ${isIn(chosenDepartment)}
  AND ${tag ? sql`p.tags @> ARRAY[${tag}]` : sql`true`} AND ${hasFieldValues('person', field ? [field] : [], { ofPublic: true })}`;

/** The usual order is that of a search, where something was searched for. */
const orderOf = ({ sort = 'usual', matching }: DirectoryFilter): SQL =>
  matching && sort === 'usual'
    ? sql`array_position(${sql.param(matching)}::uuid[], p.id)`
    : peopleOrders[sort];

/** People cards, as strangers see them. */
export const publicPeopleRepository = {
  directory: (db: Queryable, filter: DirectoryFilter, { limit, offset }: { limit: number; offset: number }) =>
    cardsOf(
      db,
      sql`SELECT ${cardColumns} FROM people p WHERE ${inDirectory(filter)} ORDER BY ${orderOf(filter)} LIMIT ${limit} OFFSET ${offset}`,
    ),

  countDirectory: async (db: Queryable, filter: DirectoryFilter): Promise<number> =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`SELECT count(*)::int AS count FROM people p WHERE ${inDirectory(filter)}`,
      )
    )[0]?.count ?? 0,

  /** What readers of a directory can choose from, the most frequent ones in the order of the alphabet. */
  async choices(
    db: Queryable,
    filter: DirectoryFilter,
  ): Promise<{ expertise: string[]; department: string[] }> {
    const frequent = (value: SQL, from: SQL) =>
      readRows(
        db,
        { value: column.text },
        sql`SELECT value FROM (SELECT ${value} AS value, count(*) AS uses FROM ${from}
            WHERE ${inDirectory(filter)} AND ${value} <> '' GROUP BY ${value}
            ORDER BY uses DESC, ${value} COLLATE "und-x-icu" LIMIT ${mostChoices}) AS frequent ORDER BY value COLLATE "und-x-icu"`,
      ).then((rows) => rows.map((row) => row.value));
    const [expertise, department] = await Promise.all([
      frequent(sql`topic`, sql`people p, unnest(p.topics) AS topic`),
      frequent(sql`p.department`, sql`people p`),
    ]);
    return { expertise, department };
  },

  /** Colleagues of the same organisation who share most topics, wrote a post together, or were found as near (`found`). */
  similar: async (
    db: Queryable,
    {
      orgId,
      personId,
      topics,
      found,
      isFoundFirst,
    }: {
      orgId: string;
      personId: string;
      topics: readonly string[];
      found: readonly string[];
      /** Those found come first, in their order; else they come after shared topics and posts. */
      isFoundFirst: boolean;
    },
    limit: number,
  ) =>
    (
      await rowsOf<SimilarRow>(
        db,
        sql`WITH together AS (SELECT DISTINCT ON (other.person_id) other.person_id, p.title FROM post_authors own
            JOIN post_authors other ON other.org_id = own.org_id AND other.post_id = own.post_id AND other.person_id <> own.person_id
            JOIN posts p ON p.org_id = own.org_id AND p.id = own.post_id
          WHERE own.org_id = ${orgId} AND own.person_id = ${personId} AND ${publishedPost}
          ORDER BY other.person_id, p.published_at DESC)
        SELECT ${cardColumns}, p.readiness, s.shared, together.title AS wrote,
          ARRAY(SELECT v.type FROM person_availability v WHERE v.org_id = p.org_id AND v.person_id = p.id AND v.accepts = 'no') AS refuses
        FROM people p LEFT JOIN together ON together.person_id = p.id,
          LATERAL (SELECT ARRAY(SELECT t FROM unnest(p.topics) WITH ORDINALITY AS u (t, place) WHERE t = ANY(${sql.param(topics)}::text[]) ORDER BY place) AS shared) s
        WHERE p.org_id = ${orgId} AND p.id <> ${personId} AND ${listed} AND ${isExpert}
          AND (p.topics && ${sql.param(topics)}::text[] OR together.person_id IS NOT NULL OR p.id = ANY(${sql.param(found)}::uuid[]))
        ORDER BY ${isFoundFirst ? sql`array_position(${sql.param(found)}::uuid[], p.id),` : sql``} cardinality(s.shared) DESC, together.person_id IS NULL, array_position(${sql.param(found)}::uuid[], p.id), ${byName} LIMIT ${limit}`,
      )
    ).map(cardOf),

  ofPost: (db: Queryable, orgId: string, postId: string) =>
    askableCardsOf(
      db,
      sql`SELECT ${cardColumns}, p.readiness FROM post_experts x JOIN people p ON p.org_id = x.org_id AND p.id = x.person_id
        WHERE x.org_id = ${orgId} AND x.post_id = ${postId} AND ${listed} ORDER BY x.position`,
    ),

  /** Those of these people who may be seen, in this order. */
  among: (db: Queryable, orgId: string, ids: readonly string[]) =>
    askableCardsOf(
      db,
      sql`SELECT ${cardColumns}, p.readiness FROM people p
        WHERE p.org_id = ${orgId} AND p.id = ANY(${sql.param(ids)}::uuid[]) AND ${listed}
        ORDER BY array_position(${sql.param(ids)}::uuid[], p.id)`,
    ),

  /** Username and picture of those whose name leads to their page where they are authors, by id. */
  async authorPages(
    db: Queryable,
    orgId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, { username: string; image: string | null }>> {
    const rows = await readRows(
      db,
      { id: column.text, username: column.text, image: column.nullable(column.text) },
      sql`SELECT p.id, p.username::text AS username, ${shownImage(sql`p`)} AS image FROM people p
        WHERE p.org_id = ${orgId} AND p.id = ANY(${sql.param(ids)}::uuid[]) AND ${isExpert}
          AND ${listed}`,
    );
    return new Map(rows.map(({ id, ...page }) => [id, page]));
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
