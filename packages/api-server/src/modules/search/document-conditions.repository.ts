import { sql, type SQL } from 'drizzle-orm';
import type { QueryBranch } from './query/query-branches.ts';
import type { TsQueryText } from './query/tsquery-text.ts';
import type { DocumentKind } from './search.schema.ts';

/** Documents found by meaning: asked for by their ids, before the index of words. */
export interface NearDocuments {
  /** The nearest, which are opened whatever words they have. */
  ids: readonly string[];
  /** Those of them that match without any word. */
  matches: readonly string[];
  /** Those of them that a part of the words does not make a match. */
  far: readonly string[];
  /** Whether that holds for all others, too. */
  areOthersFar: boolean;
  /** The first branch of those who have only a part of the words. */
  partialFrom: number;
  /** What narrows them like all others. */
  filter: TsQueryText;
}

export interface DocumentSearch {
  kind: DocumentKind;
  ownOrgId: string | null;
  /** No document answers two of them. They are asked in turn until enough was found. */
  branches: readonly QueryBranch[];
  /** What the index cannot decide: looked up in each of a bounded number of documents. */
  verified: TsQueryText;
  available: 'now' | 'today' | null;
  isConfirmed: boolean;
  /** Null or absent: words alone decide. */
  near?: NearDocuments | null;
}

/** Written out, so that the planner sees which index is meant. */
export const isKind: Record<DocumentKind, SQL> = {
  expert: sql`kind = 'expert'`,
  staff: sql`kind = 'staff'`,
  post: sql`kind = 'post'`,
  question: sql`kind = 'question'`,
  organisation: sql`kind = 'organisation'`,
};

export const isHere = sql`(away_from IS NULL OR away_from > now() OR away_to <= now())`;

const minutesOfDay = sql`extract(hour FROM now() AT TIME ZONE timezone) * 60 + extract(minute FROM now() AT TIME ZONE timezone)`;

/** Here, and by the clock of the organisation within the hours that the person gave. Counted from the first of them on, so that they may go past midnight. */
export const isReachable = sql`(${isHere} AND (reachable_from IS NULL OR reachable_to IS NULL
  OR (${minutesOfDay} - reachable_from + 1440) % 1440 < (reachable_to - reachable_from + 1440) % 1440))`;

export const wasConfirmed = sql`confirmed_at > now() - interval '1 year'`;

export const isVisible = (ownOrgId: string | null): SQL =>
  ownOrgId === null ? sql`is_public` : sql`(is_public OR org_id = ${ownOrgId}::uuid)`;

/** What the index does not decide: who may see a document, and what changes with the hour. */
export const rowsThatHold = ({ kind, ownOrgId, available, isConfirmed }: DocumentSearch): SQL =>
  sql.join(
    [
      isKind[kind],
      isVisible(ownOrgId),
      ...(available === 'now' ? [isReachable] : []),
      ...(available === 'today' ? [isHere] : []),
      ...(isConfirmed ? [wasConfirmed] : []),
    ],
    sql` AND `,
  );
