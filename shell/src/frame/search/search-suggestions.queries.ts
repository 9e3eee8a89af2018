import { autocompleteMinimumCharacters, search, typeaheadMaximumResults } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export interface Suggestion {
  key: string;
  kind: 'person' | 'topic';
  title: string;
  detail: string;
  image: string | null;
  username: string | null;
}

/** People and classifications for what was typed; nothing below three characters. */
export function useSearchSuggestions(text: string) {
  const enabled = text.length >= autocompleteMinimumCharacters;
  const input = { query: { q: text } };
  const people = useQuery({
    ...contractQueryOptions(search.people, input),
    enabled,
    placeholderData: keepPreviousData,
  });
  const topics = useQuery({
    ...contractQueryOptions(search.classifications, input),
    enabled,
    placeholderData: keepPreviousData,
  });
  const suggestions: Suggestion[] = [
    ...(people.data?.items ?? []).map(({ title, username, job_title, image }) => ({
      key: `person:${username}`,
      kind: 'person' as const,
      title,
      detail: job_title,
      image,
      username,
    })),
    ...(topics.data?.items ?? []).map(({ title }) => ({
      key: `topic:${title}`,
      kind: 'topic' as const,
      title,
      detail: 'Expertise',
      image: null,
      username: null,
    })),
  ];
  return {
    suggestions: enabled ? suggestions.slice(0, typeaheadMaximumResults) : [],
    // One of the two may fail: what the other found is still worth showing.
    isSettled: enabled && !people.isFetching && !topics.isFetching,
    hasFailed: people.isError && topics.isError,
  };
}
