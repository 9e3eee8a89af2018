import { people } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';
import { rankByName } from '@rostrum/ui-kit/data';

const maxShown = 10;

/** People of the organisation for what is typed, those with such a name first. */
export const usePeople = (q: string) =>
  useQuery({
    // The list is in the order of names: the one that is meant can be far behind people found by their topics.
    ...contractQueryOptions(people.list, { query: { q, page_size: 100 } }),
    placeholderData: keepPreviousData,
    select: (found) => ({ ...found, items: rankByName(found.items, q).slice(0, maxShown) }),
  });
