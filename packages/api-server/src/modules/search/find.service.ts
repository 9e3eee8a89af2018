import type { SearchTab } from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import type { DocumentSearch, NearDocuments } from './document-conditions.repository.ts';
import { findDocumentsRepository, type FoundPage, type Place } from './find-documents.repository.ts';
import type { Interpretation } from './interpret.service.ts';
import {
  anyNearQuery,
  anywhereOf,
  nearQueries,
  slicedBranches,
  strictQueries,
} from './query/query-branches.ts';
import type { FacetName } from './query/filters.ts';
import { allOf, anyOf, not, type TsQueryText } from './query/tsquery-text.ts';
import { allWishes, anyWish, timeWished } from './query/wishes.ts';
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
export const few = 10;

/** What is asked of a tab. */
export interface TabSearch {
  tab: SearchTab;
  meant: Interpretation;
  ownOrgId: string | null;
}

export interface FoundTab extends FoundPage {
  /** Who has only a part of it was looked for as well, because few have all. */
  isNear: boolean;
  /** Those near by meaning were looked for as well. */
  isByMeaning: boolean;
}

export const queryOf = ({ tab, meant }: TabSearch) =>
  isOfPeople(tab) ? meant.aboutPeople : meant.aboutTexts;

/** Texts have no language, hours or media: only what tells of their subject narrows them. */
export const filterOf = ({ tab, meant }: TabSearch, except?: FacetName): TsQueryText =>
  isOfPeople(tab) ? meant.filterOf(except) : meant.filterOfTexts(except);

export interface Narrowing {
  available?: boolean;
  confirmed?: boolean;
  /** When they must be available, beside what was ticked. */
  time?: 'now' | 'today' | null;
  /** The facet that does not narrow. */
  except?: FacetName;
  /** Whether those near by meaning are found, too. */
  isByMeaning?: boolean;
}

/** Who is near the request by meaning; only experts have vectors. */
function nearDocuments(
  asked: TabSearch,
  queries: readonly TsQueryText[],
  except?: FacetName,
): NearDocuments | null {
  const { near } = asked.meant;
  if (asked.tab !== 'experts' || !near || near.experts.length === 0) return null;
  const strict = strictOf(asked, filterOf(asked, except)).length;
  const { matches, far, areOthersFar } = near;
  return {
    ids: near.experts.map(({ id }) => id),
    matches,
    far,
    areOthersFar,
    partialFrom: slicedBranches(queries.slice(0, strict), true).length,
    filter: filterOf(asked, except),
  };
}

export function documentsOf(
  asked: TabSearch,
  queries: readonly TsQueryText[],
  { available = true, confirmed = true, time = null, except, isByMeaning = true }: Narrowing = {},
): DocumentSearch {
  const { tab, meant, ownOrgId } = asked;
  return {
    kind: kindOfTab[tab],
    ownOrgId,
    branches: slicedBranches(queries, tab === 'experts'),
    verified: queryOf(asked).verified,
    available: isOfPeople(tab) && available ? (time ?? meant.filters.available) : null,
    isConfirmed: isOfPeople(tab) && confirmed && meant.filters.isConfirmed,
    near: isByMeaning ? nearDocuments(asked, queries, except) : null,
  };
}

/** What was typed has no word and was read as nothing: then it finds nothing, rather than everything. */
const isMute = (asked: TabSearch) =>
  asked.meant.isTyped &&
  anywhereOf(queryOf(asked)) === '' &&
  !(isOfPeople(asked.tab) && asked.meant.wishes.length > 0);

const wishesOfTab = ({ tab, meant }: TabSearch) => (isOfPeople(tab) ? meant.wishes : []);

/** Words that no index has may still be a name: "An Do". */
const namedOnly = (asked: TabSearch, filter: TsQueryText): TsQueryText[] =>
  isOfPeople(asked.tab) && queryOf(asked).named !== '' ? [allOf(queryOf(asked).named, filter)] : [];

/** All that was asked for, wishes included. */
const strictOf = (asked: TabSearch, filter: TsQueryText): TsQueryText[] =>
  isMute(asked)
    ? namedOnly(asked, filter)
    : strictQueries(queryOf(asked), allOf(filter, allWishes(wishesOfTab(asked))));

/** Who meets not all of it: all of the subject without the wishes, then enough of the subject. */
function nearOf(asked: TabSearch, filter: TsQueryText): TsQueryText[] {
  if (isMute(asked)) return [];
  const query = queryOf(asked);
  const wishes = wishesOfTab(asked);
  const all = allWishes(wishes);
  if (anywhereOf(query) === '')
    return wishes.length > 1 ? [allOf(anyWish(wishes), not(all), query.required, filter)] : [];
  const without = all === '' ? [] : [allOf(anywhereOf(query), not(all), filter)];
  return [...without, ...nearQueries(query, filter)];
}

/** The queries of a tab, perhaps with those for who meets not all of it, perhaps without one of its filters. */
export function queriesOf(asked: TabSearch, isNear: boolean, except?: FacetName): TsQueryText[] {
  const filter = filterOf(asked, except);
  const strict = strictOf(asked, filter);
  return isNear ? [...strict, ...nearOf(asked, filter)] : strict;
}

/**
 * One subject and nothing else was asked for. Who only says its word in passing has less of it than who has a narrower
 * topic: both are partial matches.
 */
const isOneSubject = (asked: TabSearch): boolean => {
  const { units, groups } = queryOf(asked);
  const isOne = units.length === 1 && groups.length > 0 && asked.meant.wishes.length === 0;
  return asked.tab === 'experts' && isOne && (units[0]?.tiers.some(({ via }) => via !== null) ?? false);
};

/** A page of a tab by relevance: all who have all of it, and when those are few, who has nearly all. */
export async function findTab(db: Queryable, asked: TabSearch, place: Place): Promise<FoundTab> {
  const query = queryOf(asked);
  const filter = filterOf(asked);
  const strict = strictOf(asked, filter);
  const search = documentsOf(asked, strict, { time: timeWished(wishesOfTab(asked)), isByMeaning: false });
  const ranking = {
    groups: query.groups,
    units: query.units,
    named: query.named,
    wishes: wishesOfTab(asked),
    topics: asked.meant.topics,
    closeBranches: isOneSubject(asked) ? search.branches.length / strict.length : search.branches.length,
  };
  const close = await findDocumentsRepository.byRelevance(db, search, ranking, place);
  const isNamed = close.total > 0 && close.isNamed;
  const isEnough = close.close >= few || isNamed;
  const near = isEnough ? [] : nearOf(asked, filter);
  const byMeaning = isNamed ? null : documentsOf(asked, [...strict, ...near]);
  if (byMeaning?.near) {
    const found = await findDocumentsRepository.byRelevance(
      db,
      byMeaning,
      {
        ...ranking,
        near: {
          ids: byMeaning.near.ids,
          worth: asked.meant.near?.experts.map(({ worth }) => worth) ?? [],
          wordBranches: byMeaning.branches.length,
        },
      },
      place,
    );
    return { ...found, isNear: near.length > 0, isByMeaning: true };
  }
  const isTimed = search.available !== asked.meant.filters.available;
  if (isEnough || (near.length === 0 && !isTimed)) return { ...close, isNear: false, isByMeaning: false };
  const all = await findDocumentsRepository.byRelevance(
    db,
    documentsOf(asked, [...strict, ...near]),
    ranking,
    place,
  );
  return { ...all, close: close.close, isNear: true, isByMeaning: false };
}

/** How many each tab holds, for its label. */
export async function countTabs(db: Queryable, tabs: readonly TabSearch[]): Promise<number[]> {
  const strict = tabs.map((asked) =>
    documentsOf(
      asked,
      isMute(asked)
        ? namedOnly(asked, filterOf(asked))
        : [allOf(anywhereOf(queryOf(asked)), filterOf(asked))],
    ),
  );
  const totals = await findDocumentsRepository.counts(db, strict);
  const nearly = (asked: TabSearch) => anyNearQuery(queryOf(asked), filterOf(asked));
  const empty = tabs.flatMap((asked, index) =>
    totals[index] === 0 && !isMute(asked) && nearly(asked) !== ''
      ? [{ index, search: documentsOf(asked, [nearly(asked)]) }]
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
