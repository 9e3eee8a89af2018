import type { SearchTab } from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import type { DocumentSearch } from './document-conditions.repository.ts';
import { findDocumentsRepository, type FoundPage, type Place } from './find-documents.repository.ts';
import type { Interpretation } from './interpret.service.ts';
import {
  anyLooseQuery,
  anywhereOf,
  looseQueries,
  slicedBranches,
  strictQueries,
} from './query/query-branches.ts';
import type { FacetName } from './query/filters.ts';
import { allOf, anyOf, type TsQueryText } from './query/tsquery-text.ts';
import type { DocumentKind } from './search.schema.ts';

const kindOfTab: Record<SearchTab, DocumentKind> = {
  experts: 'expert',
  staff: 'staff',
  posts: 'post',
  questions: 'question',
  organisations: 'organisation',
};

const isOfPeople = (tab: SearchTab) => tab === 'experts' || tab === 'staff';

/** Fewer than this, and those who have nearly all of it are shown behind them. */
const few = 5;

/** What is asked of a tab. */
export interface TabSearch {
  tab: SearchTab;
  meant: Interpretation;
  ownOrgId: string | null;
}

export interface FoundTab extends FoundPage {
  /** How few of the words may be enough; null when all must be there. */
  least: number | null;
}

export const queryOf = ({ tab, meant }: TabSearch) =>
  isOfPeople(tab) ? meant.aboutPeople : meant.aboutTexts;

/** Texts have no language, hours or media: only what tells of their subject narrows them. */
const filterOf = ({ tab, meant }: TabSearch, except?: FacetName): TsQueryText =>
  isOfPeople(tab) ? meant.filterOf(except) : meant.filterOfTexts(except);

export function documentsOf(
  asked: TabSearch,
  queries: readonly TsQueryText[],
  { available = true, confirmed = true } = {},
): DocumentSearch {
  const { tab, meant, ownOrgId } = asked;
  return {
    kind: kindOfTab[tab],
    ownOrgId,
    branches: slicedBranches(queries, tab === 'experts'),
    verified: queryOf(asked).verified,
    available: isOfPeople(tab) && available ? meant.filters.available : null,
    isConfirmed: isOfPeople(tab) && confirmed && meant.filters.isConfirmed,
  };
}

/** Whoever has the topic that was read answers the question, also when the other words are missing. */
const leastOf = ({ tab, meant }: TabSearch) =>
  isOfPeople(tab) && meant.readings.some(({ kind }) => kind === 'topic' || kind === 'organisation') ? 0 : 1;

/** What was typed has no word and was read as nothing: then it finds nothing, rather than everything. */
const isMute = (asked: TabSearch) =>
  asked.meant.isTyped &&
  anywhereOf(queryOf(asked)) === '' &&
  !(isOfPeople(asked.tab) && asked.meant.readings.length > 0);

const strictOf = (asked: TabSearch, filter: TsQueryText): TsQueryText[] =>
  isMute(asked) ? [] : strictQueries(queryOf(asked), filter);

/** The queries of a tab once it is known how few of the words are enough, perhaps without one of its filters. */
export function queriesOf(asked: TabSearch, least: number | null, except?: FacetName): TsQueryText[] {
  const query = queryOf(asked);
  const filter = filterOf(asked, except);
  const strict = strictOf(asked, filter);
  return least === null ? strict : [...strict, ...looseQueries(query, filter, least)];
}

/** A page of a tab by relevance: all who have all of it, and when those are few, who has nearly all. */
export async function findTab(db: Queryable, asked: TabSearch, place: Place): Promise<FoundTab> {
  const query = queryOf(asked);
  const filter = filterOf(asked);
  const strict = strictOf(asked, filter);
  const search = documentsOf(asked, strict);
  const ranking = { groups: query.groups, topics: asked.meant.topics, closeBranches: search.branches.length };
  const close = await findDocumentsRepository.byRelevance(db, search, ranking, place);
  const size = query.groups.length;
  const atLeast = leastOf(asked);
  const isEnough =
    close.total >= few || size === 0 || (close.total > 0 && (close.isNamed || (size < 2 && atLeast > 0)));
  const least = close.total === 0 ? atLeast : Math.max(size - 1, atLeast);
  const loose = isEnough ? [] : looseQueries(query, filter, least);
  if (loose.length === 0) return { ...close, least: null };
  const all = await findDocumentsRepository.byRelevance(
    db,
    documentsOf(asked, [...strict, ...loose]),
    ranking,
    place,
  );
  return { ...all, least };
}

/** How many each tab holds, for its label. */
export async function countTabs(db: Queryable, tabs: readonly TabSearch[]): Promise<number[]> {
  const strict = tabs.map((asked) =>
    documentsOf(asked, isMute(asked) ? [] : [allOf(anywhereOf(queryOf(asked)), filterOf(asked))]),
  );
  const totals = await findDocumentsRepository.counts(db, strict);
  const loosely = (asked: TabSearch) => anyLooseQuery(queryOf(asked), filterOf(asked), leastOf(asked));
  const empty = tabs.flatMap((asked, index) =>
    totals[index] === 0 && !isMute(asked) && loosely(asked) !== ''
      ? [{ index, search: documentsOf(asked, [loosely(asked)]) }]
      : [],
  );
  const others = await findDocumentsRepository.counts(
    db,
    empty.map(({ search }) => search),
  );
  for (const [place, { index }] of empty.entries()) totals[index] = others[place] ?? 0;
  return totals;
}

/** What sentences are chosen and marked by. */
export const sentencesOf = (asked: TabSearch): TsQueryText => {
  const query = isOfPeople(asked.tab) ? asked.meant.aboutTexts : queryOf(asked);
  return anyOf(...query.groups.map((group) => group.ranked), ...query.phrases);
};
