import { sql, type SQL } from 'drizzle-orm';
import { publicPaths, type PersonCard } from '@rostrum/contracts';
import { type Queryable, column, iso, readRows } from '@rostrum/server-kit/database';
import { isListedExpert, isListedOrganisation, speakers, speaksOn } from '../public-profiles/index.ts';

const isListedPost = sql`p.deleted_at IS NULL AND p.status = 'published' AND p.access = 'public' AND NOT coalesce((p.seo->>'noindex')::boolean, false)`;
/** Terms that all organisations share, and those of organisations that are listed; who has a retired one is still found by it. */
const isListedTerm = sql`c.scheme = 'topic' AND c.status IN ('active', 'retired') AND (c.org_id IS NULL OR EXISTS (
  SELECT 1 FROM organisations o WHERE o.id = c.org_id AND ${isListedOrganisation}))`;

const cardColumns = {
  username: column.text,
  kind: column.oneOf(['expert', 'staff', 'individual'] as const),
  name: column.text,
  job_title: column.text,
  headline: column.text,
  image: column.nullable(column.text),
  topics: column.listOf(column.text),
  organisation: column.text,
};
export type Speaker = PersonCard & { organisation: string };

/**
 * What pages of topics read, across organisations. Filters on status and access stand in every statement, since it is read
 * with the rights of the system: a row policy would keep the index on topics from being used.
 */
export const topicsRepository = {
  /** A title as it stands in an address. */
  async toSlug(db: Queryable, title: string): Promise<string> {
    const [row] = await readRows(db, { slug: column.text }, sql`SELECT rostrum_slug(${title}::text) AS slug`);
    return row?.slug ?? '';
  },

  /** Its experts by organisation, the most of them first. */
  organisations: (db: Queryable, slug: string) =>
    readRows(
      db,
      {
        name: column.text,
        company_username: column.text,
        logo: column.nullable(column.text),
        logo_dark: column.nullable(column.text),
        count: column.number,
      },
      sql`SELECT o.name, o.company_username::text AS company_username, o.logo, o.logo_dark, count(*)::int AS count
        FROM ${speakers(slug)} GROUP BY o.id ORDER BY count DESC, o.name`,
    ),

  /** The way most experts write it. */
  async title(db: Queryable, slug: string): Promise<string | undefined> {
    const [row] = await readRows(
      db,
      { title: column.text },
      sql`SELECT mode() WITHIN GROUP (ORDER BY t.topic) AS title
        FROM people p JOIN organisations o ON o.id = p.org_id CROSS JOIN LATERAL unnest(p.topics) AS t(topic)
        WHERE ${speaksOn(slug)} AND ${isListedExpert} AND rostrum_slug(t.topic) = ${slug} HAVING count(*) > 0`,
    );
    return row?.title;
  },

  people: (
    db: Queryable,
    slug: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<Speaker[]> =>
    readRows(
      db,
      cardColumns,
      sql`SELECT p.username::text AS username, p.kind, concat_ws(' ', p.prefix, p.firstname, p.lastname) AS name, p.job_title,
          p.headline, p.image, p.topics, o.name AS organisation
        FROM ${speakers(slug)}
        ORDER BY p.lastname COLLATE "und-x-icu", p.firstname COLLATE "und-x-icu", p.id LIMIT ${limit} OFFSET ${offset}`,
    ),

  /** The newest posts on it that may be found from outside. */
  async posts(db: Queryable, slug: string, limit: number) {
    const rows = await readRows(
      db,
      {
        id: column.text,
        slug: column.text,
        title: column.text,
        summary: column.text,
        published_at: column.moment,
        company_username: column.text,
        organisation: column.text,
      },
      sql`SELECT p.id, p.slug::text AS slug, p.title, p.summary, p.published_at, o.company_username::text AS company_username,
          o.name AS organisation
        FROM posts p JOIN organisations o ON o.id = p.org_id
        WHERE ${speaksOn(slug)} AND ${isListedPost} AND ${isListedOrganisation}
        ORDER BY p.published_at DESC, p.id LIMIT ${limit}`,
    );
    return rows.map(({ company_username, slug: own, published_at, ...post }) => ({
      ...post,
      href: publicPaths.post(company_username, own),
      published_at: iso(published_at),
    }));
  },

  /** What else it is called, and the topics above and below it that experts speak on. */
  async relations(db: Queryable, slug: string) {
    const isSpokenOn = (title: SQL) => sql`EXISTS (SELECT 1 FROM ${speakers(sql`rostrum_slug(${title})`)})`;
    const [row] = await readRows(
      db,
      {
        entry_terms: column.listOf(column.text),
        broader: column.listOf(column.text),
        narrower: column.listOf(column.text),
      },
      sql`WITH own AS (SELECT c.id, c.parent_id, c.synonyms FROM classifications c WHERE rostrum_slug(c.title) = ${slug} AND ${isListedTerm})
        SELECT ARRAY(SELECT DISTINCT ON (rostrum_slug(word)) word FROM own, unnest(own.synonyms) AS word
            WHERE rostrum_slug(word) <> ${slug} ORDER BY rostrum_slug(word), word LIMIT 12) AS entry_terms,
          ARRAY(SELECT DISTINCT ON (rostrum_slug(c.title)) c.title FROM classifications c
            WHERE c.id IN (SELECT parent_id FROM own) AND ${isListedTerm} AND ${isSpokenOn(sql`c.title`)}
            ORDER BY rostrum_slug(c.title), c.title LIMIT 12) AS broader,
          ARRAY(SELECT DISTINCT ON (rostrum_slug(c.title)) c.title FROM classifications c
            WHERE c.parent_id IN (SELECT id FROM own) AND ${isListedTerm} AND ${isSpokenOn(sql`c.title`)}
            ORDER BY rostrum_slug(c.title), c.title LIMIT 24) AS narrower`,
    );
    return row ?? { entry_terms: [], broader: [], narrower: [] };
  },

  /** The topic that has this one as another name, as each has that was renamed or merged. */
  async renamedTo(db: Queryable, slug: string): Promise<string | undefined> {
    const [row] = await readRows(
      db,
      { title: column.text },
      sql`SELECT c.title FROM classifications c
        WHERE rostrum_slugs(c.synonyms) @> ARRAY[${slug}::text] AND ${isListedTerm}
          AND EXISTS (SELECT 1 FROM ${speakers(sql`rostrum_slug(c.title)`)})
        ORDER BY c.updated_at DESC, c.id LIMIT 1`,
    );
    return row?.title;
  },
};
