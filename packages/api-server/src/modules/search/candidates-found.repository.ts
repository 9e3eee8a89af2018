import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { matchedDocuments } from './matched-documents.repository.ts';
import type { Candidates } from './query/correct-words.ts';
import type { ParsedText } from './query/parse-terms.ts';
import { slicedBranches } from './query/query-branches.ts';
import { allOf, anyOf, lexeme, type TsQueryText } from './query/tsquery-text.ts';
import type { StemmedWord, VocabularyMatch } from './query/vocabulary-match.ts';
import { documentKinds } from './search.schema.ts';

/** More documents than this make no candidate likelier. */
const countedUpTo = 50;

const standsIn = (words: readonly StemmedWord[]): TsQueryText =>
  anyOf(...words.flatMap(({ word, stem }) => [stem ?? word, word]).map(lexeme));

async function countFound(db: Queryable, queries: readonly TsQueryText[], ownOrgId: string | null) {
  const counts = queries.map((query) => {
    const kinds = documentKinds.map((kind) => {
      const branches = slicedBranches([query], kind === 'expert');
      const search = { kind, ownOrgId, branches, verified: '', available: null, isConfirmed: false };
      return sql`SELECT * FROM (${matchedDocuments(search, countedUpTo, sql`1 AS found`)}) AS ${sql.raw(`of_${kind}`)}`;
    });
    return sql`(SELECT count(*)::int FROM (${sql.join(kinds, sql` UNION ALL `)} LIMIT ${sql.raw(String(countedUpTo))}) AS counted)`;
  });
  const [row] = await readRows(
    db,
    { totals: column.listOf(column.number) },
    sql`SELECT ARRAY[${sql.join(counts, sql`, `)}] AS totals`,
  );
  return row?.totals ?? [];
}

export interface Searched {
  parsed: ParsedText;
  vocabulary: VocabularyMatch;
  ownOrgId: string | null;
}

export const candidatesFoundRepository = {
  /**
   * Keeps the candidates that find something the searcher may see; of those equally near, that first which finds most
   * together with the other words. Where none stands beside the others, each counts alone: a word outlives the last text that had it.
   */
  async keep(
    db: Queryable,
    candidates: Candidates,
    { parsed, vocabulary, ownOrgId }: Searched,
  ): Promise<Candidates> {
    if (candidates.size === 0) return candidates;
    const known = new Map(vocabulary.words.map((word) => [word.word, word]));
    const wordsBeside = (typed: string) =>
      [...new Set(parsed.words)].flatMap((word): TsQueryText[] => {
        const entry = known.get(word);
        if (word === typed || !entry || entry.stem === null) return [];
        const others = candidates.get(word);
        return others ? [standsIn(others)] : entry.known ? [standsIn([entry])] : [];
      });
    const rows = [...candidates].flatMap(([typed, words]) =>
      words.map((candidate) => ({ typed, candidate, beside: wordsBeside(typed) })),
    );
    const together = await countFound(
      db,
      rows.map(({ candidate, beside }) => allOf(standsIn([candidate]), ...beside)),
      ownOrgId,
    );
    const counted = rows.map((row, index) => ({ ...row, found: together[index] ?? 0 }));
    const lonely = counted.filter(
      ({ typed, beside }) =>
        beside.length > 0 && counted.every((other) => other.typed !== typed || other.found === 0),
    );
    const alone =
      lonely.length === 0
        ? []
        : await countFound(
            db,
            lonely.map(({ candidate }) => standsIn([candidate])),
            ownOrgId,
          );
    for (const [index, row] of lonely.entries()) row.found = alone[index] ?? 0;
    const aloneFirst = new Set(lonely.map(({ typed }) => typed));
    return new Map(
      [...candidates.keys()].map((typed) => [
        typed,
        counted
          .filter((row) => row.typed === typed && row.found > 0)
          .toSorted(
            (left, right) => left.candidate.distance - right.candidate.distance || right.found - left.found,
          )
          .map(({ candidate }) => ({ ...candidate, together: !aloneFirst.has(typed) })),
      ]),
    );
  },
};
