import { search, type RouteResponse, type SearchFilters } from '@rostrum/contracts';
import { contractQueryKey, useApiClient } from '@rostrum/remote-runtime';
import { keepPreviousData, useInfiniteQuery } from '@rostrum/remote-runtime/query';

export type SearchAnswer = RouteResponse<typeof search.find>;

/** How many results of a tab an answer carries. */
const countOf = (answer: SearchAnswer) =>
  answer.people.length + answer.posts.length + answer.questions.length + answer.organisations.length;

/** Where a page of results begins: behind the last one, or for the order of relevance at an offset. */
interface Place {
  page_from: number;
  after?: string;
}

function placeAfter(pages: readonly SearchAnswer[], sort: SearchFilters['sort']): Place | undefined {
  const last = pages.at(-1);
  if (!last || countOf(last) === 0) return undefined;
  if (last.next !== null) return { page_from: 0, after: last.next };
  const shown = pages.reduce((sum, page) => sum + countOf(page), 0);
  return sort === 'relevance' && shown < last.total ? { page_from: shown } : undefined;
}

/** Results, unfolding page by page. The last ones stay while the next are on their way, so ticking facets does not flicker. */
export function useSearch(filters: SearchFilters) {
  const api = useApiClient();
  return useInfiniteQuery({
    queryKey: [...contractQueryKey(search.find, { query: filters }), 'unfolded'],
    queryFn: ({ pageParam, signal }) =>
      api.call(search.find, { query: { ...filters, ...pageParam }, signal }),
    initialPageParam: { page_from: 0 } as Place,
    getNextPageParam: (_, pages) => placeAfter(pages, filters.sort),
    placeholderData: keepPreviousData,
  });
}

/** All results on screen as one answer; counts and facets of the newest. */
export function unfold(pages: readonly SearchAnswer[]): SearchAnswer | undefined {
  const newest = pages.at(-1);
  if (!newest) return undefined;
  return {
    ...newest,
    people: pages.flatMap(({ people }) => people),
    related: pages.flatMap(({ related }) => related),
    posts: pages.flatMap(({ posts }) => posts),
    questions: pages.flatMap(({ questions }) => questions),
    organisations: pages.flatMap(({ organisations }) => organisations),
  };
}
