import {
  searchTabs,
  type ParsedQuery,
  type search,
  type SearchFacet,
  type SearchTab,
} from '@rostrum/contracts';
import type { Permitted, RequestInfo } from '@rostrum/server-kit';
import type { Database, Transaction } from '@rostrum/server-kit/database';
import type { EventService } from '../events/index.ts';
import { cursorText, readCursor } from './cursor.ts';
import { explainedRepository } from './explained.repository.ts';
import { facetCountsRepository, facetsCountedOver, type FacetCounts } from './facet-counts.repository.ts';
import {
  queriesOf,
  countTabs,
  documentsOf,
  findTab,
  queryOf,
  sentencesOf,
  type FoundTab,
  type TabSearch,
} from './find.service.ts';
import { foundPeopleRepository } from './found-people.repository.ts';
import { foundTextsRepository } from './found-texts.repository.ts';
import { interpret, type ToInterpret } from './interpret.service.ts';
import { orderedDocumentsRepository } from './ordered-documents.repository.ts';
import { presentFacets, type FacetValue } from './present-facets.ts';
import { foundOrganisationOf, foundPersonOf, foundPostOf, foundQuestionOf } from './present-found.ts';
import type { FacetName } from './query/filters.ts';
import type { QueryUnit } from './query/query-units.ts';
import { readRequest, type SearchRequest } from './reading/read-request.ts';
import { findRelated } from './related.service.ts';
import { filtersOf } from './search-filters.ts';
import { findZeroResultSuggestions } from './ways-out.service.ts';
import type { NearMatches } from './vectors/near-matches.ts';
import { textForMeaning } from './vectors/text-for-meaning.ts';
import type { SemanticSearch } from './vectors/semantic-search.ts';
import { withinLimits } from './within-limits.ts';

type SearchQuery = ParsedQuery<typeof search.find>;

interface SearchServiceDeps {
  db: Database;
  /** Finds by meaning; absent: words alone decide. */
  semantics?: Pick<SemanticSearch, 'find'>;
  /** Counts a search for analytics; one that found no one is a gap to show to the organisation. */
  events: Pick<EventService, 'recordSearch' | 'recordFound'>;
  log: { warn: (context: object, message: string) => void };
}

async function page(tx: Transaction, asked: TabSearch, query: SearchQuery) {
  const place = { offset: query.page_from, limit: query.page_size };
  const found = await findTab(tx, asked, place);
  if (query.sort === 'relevance') return { ...found, next: null };
  const order = query.sort;
  const rows = await orderedDocumentsRepository.read(
    tx,
    {
      ...documentsOf(asked, queriesOf(asked, found.isNear), { isByMeaning: found.isByMeaning }),
      total: found.total,
    },
    {
      order,
      after: query.after === undefined ? null : readCursor(query.after, order),
      offset: query.after === undefined ? query.page_from : 0,
      limit: query.page_size + 1,
    },
  );
  const shown = rows.slice(0, query.page_size);
  const last = rows.length > query.page_size ? shown.at(-1) : undefined;
  return { ...found, ids: shown.map(({ id }) => id), next: last ? cursorText(order, last) : null };
}

/** Facets are counted without their own choice, so that their other values stay in reach. */
async function countFacets(
  tx: Transaction,
  asked: TabSearch,
  { facets: all, isNear, isByMeaning }: FoundTab,
) {
  const apart = new Map<SearchFacet, FacetCounts>();
  const { filters } = asked.meant;
  const names: FacetName[] = [
    'topic',
    'industry',
    'organisation',
    'country',
    'region',
    'language',
    'inquiry_type',
    'ready',
  ];
  for (const name of names.filter((each) => filters[each].length > 0))
    apart.set(
      name,
      await facetCountsRepository.read(
        tx,
        documentsOf(asked, queriesOf(asked, isNear, name), { except: name, isByMeaning }),
      ),
    );
  if (filters.available !== null)
    apart.set(
      'available',
      await facetCountsRepository.read(
        tx,
        documentsOf(asked, queriesOf(asked, isNear), { available: false, isByMeaning }),
      ),
    );
  const facets = presentFacets((facet) => apart.get(facet) ?? all);
  return {
    facets: { ...facets, organisation: withTicked(facets.organisation, asked.meant.tickedOrganisations) },
    counted: all.counted,
  };
}

/** An organisation that was ticked keeps its name in reach, also when nothing of it was found. */
const withTicked = (counted: readonly FacetValue[], ticked: readonly Omit<FacetValue, 'count'>[]) => [
  ...counted,
  ...ticked
    .filter((each) => counted.every(({ value }) => value !== each.value))
    .map((each) => ({ ...each, count: 0 })),
];

async function readPeople(
  tx: Transaction,
  asked: TabSearch,
  ids: readonly string[],
  units: readonly QueryUnit[] = queryOf(asked).units,
) {
  const { near } = asked.meant;
  const rows = await foundPeopleRepository.byIds(tx, {
    ids,
    sentences: sentencesOf(asked),
    ...(asked.tab === 'experts' && near && { passages: near.passages }),
  });
  const explained = await explainedRepository.read(tx, ids, {
    units,
    named: queryOf(asked).named,
    wishes: asked.meant.wishes,
    nearIds: asked.tab === 'experts' ? asked.meant.near?.matches : undefined,
  });
  return rows.map((row) => ({ ...foundPersonOf(row), ...explained.get(row.id) }));
}

async function hydrate(tx: Transaction, asked: TabSearch, ids: readonly string[]) {
  const wanted = { ids, sentences: sentencesOf(asked) };
  const of = (tab: SearchTab) => asked.tab === tab && ids.length > 0;
  return {
    people: of('experts') || of('staff') ? await readPeople(tx, asked, ids) : [],
    posts: of('posts') ? (await foundTextsRepository.posts(tx, wanted)).map(foundPostOf) : [],
    questions: of('questions') ? (await foundTextsRepository.questions(tx, wanted)).map(foundQuestionOf) : [],
    organisations: of('organisations')
      ? (await foundTextsRepository.organisations(tx, wanted)).map(foundOrganisationOf)
      : [],
  };
}

export const requestOf = ({ q, exact = false, whole = false }: SearchQuery): SearchRequest =>
  readRequest(q, { isWhole: exact || whole });

export const toInterpretation = (
  query: SearchQuery,
  ownOrgId: string | null,
  near: NearMatches | null,
): ToInterpret => ({
  q: requestOf(query).text,
  conditions: requestOf(query).conditions,
  filters: filtersOf(query),
  ownOrgId,
  unread: new Set(query.unread),
  isExact: query.exact ?? false,
  near,
});

/** Reads, finds and presents one search. Reads only, so that it can warm up a server. */
export async function answerSearch(tx: Transaction, toInterpret: ToInterpret, query: SearchQuery) {
  const meant = await interpret(tx, toInterpret);
  const askedOf = (tab: SearchTab): TabSearch => ({ tab, meant, ownOrgId: toInterpret.ownOrgId });
  const asked = askedOf(query.active);
  const found = await page(tx, asked, query);
  const totals = { experts: 0, posts: 0, questions: 0, staff: 0, organisations: 0 };
  const others = searchTabs.filter((tab) => tab !== query.active);
  const counts = await countTabs(tx, others.map(askedOf));
  for (const [index, tab] of others.entries()) totals[tab] = counts[index] ?? 0;
  totals[query.active] = found.total;
  const isFirst = query.page_from === 0 && query.after === undefined;
  const related = isFirst ? await findRelated(tx, asked, found) : { ids: [], units: [] };
  const { facets, counted: countedOver } = await countFacets(tx, asked, found);
  return {
    ...(await hydrate(tx, asked, found.ids)),
    related: related.ids.length > 0 ? await readPeople(tx, asked, related.ids, related.units) : [],
    total: found.total,
    totals,
    next: found.next,
    facets,
    facets_counted_over: countedOver < facetsCountedOver ? null : countedOver,
    text: meant.text,
    searched_for: requestOf(query).searchedFor,
    read_as: meant.readings,
    not_used: meant.notUsed,
    corrected: meant.corrected,
    changed_words: meant.changedWords,
    did_you_mean: meant.didYouMean,
    close_from: found.isNear || (found.isByMeaning && found.close < found.total) ? found.close : null,
    ways_out: found.total === 0 ? await findZeroResultSuggestions(tx, toInterpret, asked, totals) : [],
  };
}

/** Finding experts, posts, questions, staff and organisations, over all public organisations and the own one. */
export function createSearchService({ db, semantics, events, log }: SearchServiceDeps) {
  const count = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, 'a search was answered but not counted');
    }
  };

  return {
    /** A search is counted for the organisations found, unless who searches asked not to be. */
    async find(
      session: Permitted<'search.read'>,
      query: SearchQuery,
      { refusesTracking }: Pick<RequestInfo, 'refusesTracking'> = {},
    ) {
      // Before the transaction: no connection is held while the model computes.
      const text = textForMeaning({ q: requestOf(query).text, exact: query.exact });
      const orgId = query.scope === 'own' ? (session.orgId ?? undefined) : undefined;
      const near = text === null ? null : ((await semantics?.find(text, orgId)) ?? null);
      const toInterpret = toInterpretation(query, session.orgId, near);
      const answer = await withinLimits(db, (tx) => answerSearch(tx, toInterpret, query));
      const isCounted = query.q !== '' && !refusesTracking;
      if (isCounted && query.page_from === 0 && query.after === undefined) {
        // Unanswered is what finds nothing in any tab: an empty tab beside a full one is no gap.
        const results = Object.values(answer.totals).reduce((sum, total) => sum + total, 0);
        // No one waits for the count.
        void count(() =>
          events.recordSearch(session, {
            text: query.q,
            results,
            organisations:
              results > 0
                ? answer.facets.organisation.filter((found) => found.count > 0).map(({ value }) => value)
                : (query.organisation ?? null),
          }),
        );
      }
      if (isCounted && answer.people.length > 0)
        void count(() =>
          events.recordFound(session, {
            text: query.q,
            usernames: answer.people.map(({ username }) => username),
          }),
        );
      return answer;
    },
  };
}
