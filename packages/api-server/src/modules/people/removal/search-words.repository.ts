import { sql } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';

interface Key {
  orgId: string;
  id: string;
}

/** The parts of the search index that have an index of their words each; every document is in one. */
const isIn = (kind: string, slice?: number) =>
  sql`EXISTS (SELECT FROM search_documents d WHERE d.kind = ${sql.raw(`'${kind}'`)} ${
    slice === undefined ? sql`` : sql`AND d.slice = ${sql.raw(String(slice))}`
  } AND d.id <> own.id AND d.words @@ to_tsquery('simple', quote_literal(w.stem)))`;

const isElsewhere = sql.join(
  [
    ...[0, 1, 2, 3, 4, 5, 6].map((slice) => isIn('expert', slice)),
    ...['staff', 'post', 'question', 'organisation'].map((kind) => isIn(kind)),
  ],
  sql` OR `,
);

/** Takes the words that only this profile brought out of the vocabulary of the search. */
export async function removeSearchWords(tx: Transaction, { orgId, id }: Key): Promise<void> {
  await tx.execute(sql`WITH own AS (
      SELECT p.id, concat_ws(' ', p.firstname, p.lastname, p.headline, p.job_title, p.department, p.city, p.biography,
        rostrum_join(p.topics), rostrum_join(p.industries),
        (SELECT string_agg(concat_ws(' ', s.data->>'title', s.data->>'text', s.data->>'description'), ' ')
          FROM person_sections s WHERE s.org_id = p.org_id AND s.person_id = p.id)) AS said
      FROM people p WHERE p.org_id = ${orgId} AND p.id = ${id}),
    spoken AS (SELECT DISTINCT own.id, word FROM own, unnest(rostrum_words(own.said)) AS words(word))
    DELETE FROM search_words gone USING (
      SELECT w.word FROM spoken own JOIN search_words w ON w.word = own.word WHERE NOT (${isElsewhere})) unused
    WHERE gone.word = unused.word`);
}
