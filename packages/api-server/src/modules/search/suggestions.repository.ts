import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, beginsWith, contains, plannedRowsOf } from '@rostrum/server-kit/database';
import { isKind, isVisible } from './document-conditions.repository.ts';
import { matchedDocuments } from './matched-documents.repository.ts';
import { slicedBranches } from './query/query-branches.ts';
import { allOf, anyOf, lexeme } from './query/tsquery-text.ts';
import type { DocumentKind } from './search.schema.ts';

export interface SuggestedPersonRow {
  id: string;
  title: string;
  username: string;
  kind: 'expert' | 'staff' | 'individual';
  job_title: string;
  image: string | null;
  organisation: string;
  topics: string[];
}

export interface SuggestedTextRow {
  id: string;
  title: string;
  slug: string;
  company_username: string;
}

export interface SuggestedOrganisationRow {
  id: string;
  title: string;
  company_username: string;
  logo: string | null;
  logo_dark: string | null;
  city: string | null;
}

export interface Typed {
  /** Folded words; the last one may still be typed. */
  words: readonly string[];
  ownOrgId: string | null;
  limit: number;
}

/** Experts by quality, the best first. Whatever else there is stands in the last slice. */
const slices = [0, 1, 2, 3, 4, 5, 6] as const;
const lastSlice = 6;
/** So many of a slice are looked at: enough to find those whose names begin with the text. */
const lookedAt = 400;
const storedLetters = 10;
const storedFrom = 3;
const pairLetters = 3;

/** Beginnings as they are stored, with a slice behind. */
const beginnings = (words: readonly string[], slice: number) =>
  words.map((word) => `${word.slice(0, storedLetters)}${slice}`);

/** The short last word beside the first letters of each word before it, as both are stored. */
const pairs = (before: readonly string[], last: string, slice: number) =>
  before.map((word) => `${word.slice(0, pairLetters)} ${last}${slice}`);

const isShort = (word: string) => word.length < storedFrom;

/** Words that are stored as beginnings: neither single letters, as in "D’Angelo", nor a last one that is still too short. */
const storedOf = (words: readonly string[]) =>
  words.filter((word, index) => (index < words.length - 1 ? word.length > 1 : !isShort(word)));

/** What an index is asked for: beginnings, or pairs as long as the last word of a person's name is too short for one. */
function isBegunBy(kind: DocumentKind, words: readonly string[], slice: number): SQL {
  const last = words.at(-1) ?? '';
  return isShort(last) && (kind === 'expert' || kind === 'staff')
    ? sql`rostrum_name_pairs(folded, slice) @> ${sql.param(pairs(words.slice(0, -1), last, slice))}::text[]`
    : sql`prefixes @> ${sql.param(beginnings(storedOf(words), slice))}::text[]`;
}

const everyWordBegins = (words: readonly string[]) =>
  sql`' ' || folded LIKE ALL (${sql.param(words.map((word) => `% ${word}%`))}::text[])`;

/** Documents whose names have words that begin so, slice by slice, until enough were seen. */
const named = (kinds: readonly DocumentKind[], { words, ownOrgId }: Typed): SQL => {
  const branches = kinds.flatMap((kind) =>
    (kind === 'expert' ? slices : [lastSlice]).map(
      (slice) => sql`(SELECT id, quality, folded FROM searchable
        WHERE ${isKind[kind]} AND ${isBegunBy(kind, words, slice)} AND ${isVisible(ownOrgId)} AND ${everyWordBegins(words)})`,
    ),
  );
  return sql`SELECT * FROM (${sql.join(branches, sql` UNION ALL `)}) AS branches LIMIT ${sql.raw(String(lookedAt))}`;
};

/** Names that begin with the text, then names with a word that does, the better profiles first. */
const byName = (typed: Typed) =>
  sql`(folded LIKE ${`${typed.words.join(' ')}%`}) DESC, (folded LIKE ${`% ${typed.words.join(' ')}%`}) DESC, quality DESC, id`;

/** The best of the documents whose names begin so. */
const bestNamed = (kinds: readonly DocumentKind[], typed: Typed) =>
  sql`SELECT * FROM (${named(kinds, typed)}) AS named ORDER BY ${byName(typed)} LIMIT ${typed.limit}`;

/** Rows of documents whose names begin so; none when no word is long enough to be looked up. */
const rowsNamed = async <Row extends object>(
  db: Queryable,
  { words }: Typed,
  statement: () => SQL,
): Promise<Row[]> => (storedOf(words).length === 0 ? [] : plannedRowsOf<Row>(db, statement()));

/** What is shown of people, of these documents and in the order in which they come. */
const shownPeople = (found: SQL, order: SQL) =>
  sql`SELECT p.id, p.firstname || ' ' || p.lastname AS title, p.username::text AS username, p.kind, p.job_title, p.image, o.name AS organisation, p.topics
    FROM (${found}) AS seen JOIN people p ON p.id = seen.id JOIN organisations o ON o.id = p.org_id ORDER BY ${order}`;

export const suggestionsRepository = {
  peopleByName: (db: Queryable, typed: Typed): Promise<SuggestedPersonRow[]> =>
    rowsNamed(db, typed, () => shownPeople(bestNamed(['expert', 'staff'], typed), byName(typed))),

  /** Known words for a text whose last word may still be typed: its stem, or the stems of what it may become. */
  async stems(db: Queryable, words: readonly string[]): Promise<string[][]> {
    const rows = await plannedRowsOf<{ stems: string[] }>(
      db,
      sql`SELECT CASE WHEN w.place < ${words.length} THEN ARRAY[rostrum_stem(w.word)] ELSE ARRAY(
            SELECT DISTINCT stem FROM (SELECT s.stem FROM search_words s WHERE s.word LIKE w.word || '%' ORDER BY length(s.word), s.word LIMIT 12) AS counted
          ) END AS stems
        FROM unnest(${sql.param(words)}::text[]) WITH ORDINALITY AS w(word, place) ORDER BY w.place`,
    );
    return rows.map(({ stems }) => stems);
  },

  /** Experts who have these words among their topics, in their names or in their headlines. */
  async peopleByExpertise(
    db: Queryable,
    {
      stems,
      ownOrgId,
      limit,
    }: { stems: readonly (readonly string[])[]; ownOrgId: string | null; limit: number },
  ): Promise<SuggestedPersonRow[]> {
    if (stems.length === 0 || stems.some((each) => each.length === 0)) return [];
    const words = stems.map((each) => anyOf(...each.map((stem) => lexeme(`^${stem}`))));
    const search = {
      kind: 'expert',
      ownOrgId,
      branches: slicedBranches([allOf(...words)], true),
      available: null,
      isConfirmed: false,
      verified: '',
    } as const;
    const order = sql`quality DESC, id`;
    return plannedRowsOf(
      db,
      shownPeople(
        sql`SELECT id, quality FROM (${matchedDocuments(search, lookedAt)}) AS matched ORDER BY ${order} LIMIT ${limit}`,
        sql`seen.quality DESC, seen.id`,
      ),
    );
  },

  /** In this order. */
  peopleByIds: async (db: Queryable, ids: readonly string[]): Promise<SuggestedPersonRow[]> =>
    ids.length === 0
      ? []
      : plannedRowsOf(
          db,
          shownPeople(
            sql`SELECT id FROM searchable WHERE id = ANY(${sql.param(ids)}::uuid[])`,
            sql`array_position(${sql.param(ids)}::uuid[], seen.id)`,
          ),
        ),

  posts: (db: Queryable, typed: Typed) =>
    rowsNamed<SuggestedTextRow>(
      db,
      typed,
      () => sql`SELECT p.id, p.title, p.slug::text AS slug, o.company_username::text AS company_username
        FROM (${bestNamed(['post'], typed)}) AS seen
        JOIN posts p ON p.id = seen.id JOIN organisations o ON o.id = p.org_id ORDER BY ${byName(typed)}`,
    ),

  questions: (db: Queryable, typed: Typed) =>
    rowsNamed<SuggestedTextRow>(
      db,
      typed,
      () => sql`SELECT q.id, q.text AS title, q.slug::text AS slug, o.company_username::text AS company_username
        FROM (${bestNamed(['question'], typed)}) AS seen
        JOIN questions q ON q.id = seen.id JOIN organisations o ON o.id = q.org_id ORDER BY ${byName(typed)}`,
    ),

  organisations: (db: Queryable, typed: Typed) =>
    rowsNamed<SuggestedOrganisationRow>(
      db,
      typed,
      () => sql`SELECT seen.id, o.name AS title, o.company_username::text AS company_username, o.logo, o.logo_dark, o.city
        FROM (${bestNamed(['organisation'], typed)}) AS seen
        JOIN organisations o ON o.id = seen.id ORDER BY ${byName(typed)}`,
    ),

  /** Classifications of everybody and of the own organisation: titles that begin so, then titles and synonyms with it inside, then look-alikes. */
  classifications: (
    db: Queryable,
    {
      q,
      scheme = null,
      ownOrgId,
      limit,
    }: { q: string; scheme?: string | null; ownOrgId: string | null; limit: number },
  ) => {
    const isOpen = sql`status = 'active' AND (org_id IS NULL OR org_id = ${ownOrgId}::uuid) AND (${scheme}::text IS NULL OR scheme = ${scheme})`;
    return plannedRowsOf<{ title: string; experts: number }>(
      db,
      sql`WITH holding AS MATERIALIZED (SELECT title, max(usage_count) AS experts FROM readable_classifications
          WHERE ${isOpen} AND search_title LIKE ${contains(q)} GROUP BY title),
        alike AS (
          SELECT title, max(usage_count) AS experts, min(word_similarity(rostrum_fold(${q}), search_title)) AS likeness FROM readable_classifications
          WHERE NOT EXISTS (SELECT 1 FROM holding) AND ${isOpen} AND rostrum_fold(${q}) <% search_title GROUP BY title ORDER BY likeness DESC, title LIMIT 10
        )
        SELECT title, experts::int AS experts FROM (
          SELECT title, experts, (rostrum_fold(title) LIKE ${beginsWith(q)})::int * 4 + (rostrum_fold(title) LIKE ${contains(q)})::int * 2 AS place FROM holding
          UNION ALL SELECT title, experts, likeness FROM alike
        ) AS found ORDER BY place DESC, title LIMIT ${limit}`,
    );
  },
};
