import { autocompleteMinimumCharacters, search, typeaheadDelayMs } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';
import { useDebounced } from '@rostrum/ui-kit';

const shownPeople = 5;
const shownTopics = 4;

/** People and topics for what is typed: from three characters on, 200 ms after the last key (specification, section 9). */
export function useSuggestions(typed: string, isOpen: boolean) {
  const q = useDebounced(typed.trim(), typeaheadDelayMs);
  const enabled =
    isOpen &&
    q.length >= autocompleteMinimumCharacters &&
    typed.trim().length >= autocompleteMinimumCharacters;
  const shared = { enabled, placeholderData: keepPreviousData };
  const people = useQuery({ ...contractQueryOptions(search.people, { query: { q } }), ...shared });
  const topics = useQuery({ ...contractQueryOptions(search.classifications, { query: { q } }), ...shared });
  return {
    isOn: enabled,
    isPending: people.isPending || topics.isPending,
    // One of the two may fail: the other still helps, and Enter searches in any case.
    hasFailed: people.isError && topics.isError,
    people: enabled ? (people.data?.items.slice(0, shownPeople) ?? []) : [],
    topics: enabled ? (topics.data?.items.slice(0, shownTopics) ?? []) : [],
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
export type SuggestedPerson = Suggestions['people'][number];
