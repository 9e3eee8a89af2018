import { sql, type SQL } from 'drizzle-orm';
import { isHere, isReachable } from './document-conditions.repository.ts';
import type { QueryGroup } from './query/query-group.ts';
import type { QueryUnit } from './query/query-units.ts';
import type { TsQueryText } from './query/tsquery-text.ts';
import type { Wish } from './query/wishes.ts';

/** So many of the first are ranked by all that is known of them; those behind follow by place of match and quality. */
export const rankedAtMost = 200;

/** How near documents are by meaning, beside what their words tell. */
interface NearRanking {
  ids: readonly string[];
  worth: readonly number[];
  /** Branches of words; a document behind them matched by meaning alone. */
  wordBranches: number;
}

export interface Ranking {
  groups: readonly QueryGroup[];
  units: readonly QueryUnit[];
  /** People whose whole name was typed. */
  named: TsQueryText;
  /** What was asked for beside the subject: who meets more of it stands before who meets less. */
  wishes: readonly Wish[];
  /** Titles of topics that were named. */
  topics: readonly string[];
  /** So many branches hold all that was asked for; their documents stand before all others. */
  closeBranches: number;
  /** Null or absent: words alone decide. */
  near?: NearRanking | null;
}

/** What meeting one wish is worth, beside how well the subject is met. */
const wishWorth = 0.4;

/** What further parts of a subject add, beside the best way to it. */
const worthOfFurtherPart = 0.14;
const mostFurtherParts = 3;

/** What a place further down the order by words costs; the nearest by meaning may make up for several of them. */
const costOfPlace = 0.04;
/** Points for meeting all wishes, and for meeting the whole request. The first place by words has 1. */
const worthOfWishes = 1;
const worthOfAll = 2;
/** More than all other points together. */
const worthOfName = 100;

/**
 * The step from `worded` to `scored`: the order by words and nearness together. A document without the words has the
 * nearness alone. Where a whole name was typed, its people stay first.
 */
const fusedStep = ({
  near,
  wishes,
  closeBranches,
}: Pick<Ranking, 'near' | 'wishes' | 'closeBranches'>): SQL =>
  near
    ? sql`,
    by_words AS (SELECT worded.*, row_number() OVER (ORDER BY (branch < ${near.wordBranches}) DESC, score DESC, place) - 1 AS ahead FROM worded),
    scored AS (
      SELECT p.id, p.place, p.branch, p.named, ${worthOfName} * (p.named = 1)::int + ${worthOfAll} * (p.branch < ${closeBranches})::int + ${worthOfWishes}::float * p.wished / ${Math.max(1, wishes.length)}::float
        + CASE WHEN p.branch < ${near.wordBranches} THEN greatest(0.1, 1 - ${costOfPlace}::float * p.ahead) ELSE 0 END
        + coalesce(n.worth, ${Math.min(...near.worth, 1)}::float) AS score
      FROM by_words p LEFT JOIN unnest(${sql.param(near.ids)}::uuid[], ${sql.param(near.worth)}::float[]) AS n(id, worth) ON n.id = p.id
    )`
    : sql`, scored AS (SELECT * FROM worded)`;

/** What a word weighs by where it stands: anywhere, in publications, in the headline, in name and topics. */
const weights = '{0.1, 0.25, 0.6, 1.0}';

/**
 * The steps from `first` (id, branch, place) to `scored` (id, place, score, named). Text: each thing asked for by where it
 * stands, and the rarer the more it tells when not everybody has it. Topics: the more, the nearer the front of a
 * profile's list. Names: nearly nothing else when all of it is a name. Quality only parts what is otherwise alike.
 * Each document is asked for hundreds of terms: its words are unpacked once (`|| ''`), and not for each of them.
 */
export function rankingSteps({
  groups,
  units,
  named: whole,
  wishes,
  topics,
  closeBranches,
  near = null,
}: Ranking): SQL {
  const tiers = units.flatMap((unit, index) => unit.tiers.map((tier) => ({ ...tier, index })));
  const inTheirWords = wishes.flatMap(({ query }) => (query === '' ? [] : [query]));
  const times = wishes.flatMap(({ available }) => available ?? []);
  const names = groups.flatMap((group, index) => group.names.map((name) => ({ name, index })));
  const isWhole = whole === '' ? sql`0` : sql`(o.words @@ ${whole}::tsquery)::int`;
  const named =
    groups.length === 0
      ? sql`${isWhole}::float`
      : sql`greatest(${isWhole}, (SELECT count(DISTINCT n)::float / ${groups.length} FROM unnest(${sql.param(names.map(({ index }) => index))}::int[], ${sql.param(names.map(({ name }) => name))}::text[]) AS part(n, name)
          WHERE ' ' || o.folded LIKE '% ' || name || '%'))`;
  return sql`
    opened AS MATERIALIZED (
      SELECT f.id, f.branch, f.place, d.quality, d.folded, d.facets, d.words || ''::tsvector AS words, coalesce(d.confirmed_at > now() - interval '1 year', false) AS fresh,
        ${isReachable} AS reachable, ${isHere} AS here FROM first f JOIN searchable d ON d.id = f.id
      WHERE f.place <= ${rankedAtMost}
    ),
    hits AS MATERIALIZED (
      SELECT o.id, g.n, g.factor * ts_rank(${weights}, o.words, g.query) AS rank FROM opened o
      CROSS JOIN unnest(${sql.param(groups.map((group) => group.ranked))}::text[]::tsquery[], ${sql.param(groups.map(({ factor }) => factor))}::float[]) WITH ORDINALITY AS g(query, factor, n)
      UNION ALL
      SELECT o.id, 1000 + t.n, max(t.value) + ${worthOfFurtherPart}::float * least(${mostFurtherParts}, greatest(0, count(*) FILTER (WHERE t.part) - 1)) FROM opened o
      JOIN unnest(${sql.param(tiers.map(({ index }) => index))}::int[], ${sql.param(tiers.map(({ value }) => value))}::float[], ${sql.param(tiers.map(({ query }) => query))}::text[]::tsquery[], ${sql.param(tiers.map(({ isPart = false }) => isPart))}::boolean[]) AS t(n, value, query, part) ON o.words @@ t.query
      GROUP BY o.id, t.n
    ),
    telling AS (
      SELECT n, ln(1.7 + (SELECT count(*) FROM opened)::float / greatest(1, count(*) FILTER (WHERE rank > 0))) AS weight FROM hits GROUP BY n
    ),
    texts AS (SELECT h.id, sum(h.rank * t.weight) AS score FROM hits h JOIN telling t USING (n) GROUP BY h.id),
    worded AS (
      SELECT o.id, o.place, o.branch, n.named, met.wished,
        coalesce(t.score, 0) + 4 * n.named * n.named + o.quality * 0.0003 + o.fresh::int * 0.04 + (o.branch < ${closeBranches} AND w.in_time = ${times.length})::int * 100
        + ${wishWorth}::float * met.wished
        + coalesce((SELECT max(1 / (1 + 0.15 * array_position(o.facets, 't:' || title))) FROM unnest(${sql.param(topics)}::text[]) AS title), 0) AS score
      FROM opened o LEFT JOIN texts t ON t.id = o.id
      CROSS JOIN LATERAL (SELECT ${
        times.length === 0
          ? sql`0`
          : sql.join(
              times.map((time) => (time === 'now' ? sql`o.reachable::int` : sql`o.here::int`)),
              sql` + `,
            )
      } AS in_time) w
      CROSS JOIN LATERAL (SELECT w.in_time + (SELECT count(*) FROM unnest(${sql.param(inTheirWords)}::text[]::tsquery[]) AS wish WHERE o.words @@ wish) AS wished OFFSET 0) met
      CROSS JOIN LATERAL (SELECT ${named} AS named OFFSET 0) n
    )${fusedStep({ near, wishes, closeBranches })}`;
}
