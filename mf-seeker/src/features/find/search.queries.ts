import { search, type RouteResponse, type SearchFilters, type SearchTab } from '@rostrum/contracts';
import { contractQueryKey, useApiClient } from '@rostrum/remote-runtime';
import { keepPreviousData, useInfiniteQuery } from '@rostrum/remote-runtime/query';

export type SearchAnswer = RouteResponse<typeof search.find>;

/** How many results of a tab an answer carries. */
const countOf = (answer: SearchAnswer) =>
  answer.people.length + answer.posts.length + answer.questions.length + answer.organisations.length;

/** Results, unfolding page by page. The last ones stay while the next are on their way, so ticking facets does not flicker. */
export function useSearch(filters: SearchFilters) {
  const api = useApiClient();
  return useInfiniteQuery({
    queryKey: [...contractQueryKey(search.find, { query: filters }), 'unfolded'],
    queryFn: ({ pageParam, signal }) =>
      api.call(search.find, { query: { ...filters, page_from: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + countOf(page), 0);
      return shown < last.total && countOf(last) > 0 ? shown : undefined;
    },
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
    posts: pages.flatMap(({ posts }) => posts),
    questions: pages.flatMap(({ questions }) => questions),
    organisations: pages.flatMap(({ organisations }) => organisations),
  };
}

/** The tabs other than this one where something was found. */
export const otherTabsWithResults = ({ totals }: SearchAnswer, active: SearchTab) =>
  Object.entries(totals).flatMap(([tab, total]) =>
    tab !== active && total > 0 ? [{ tab: tab as SearchTab, total }] : [],
  );
