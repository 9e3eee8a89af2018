import { searchTabs, type SearchFacet, type SearchTab, type SearchWayOut } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import { countTabs, type TabSearch } from './find.service.ts';
import { interpret, type ToInterpret } from './interpret.service.ts';
import type { Filters } from './query/filters.ts';

const mostOfEach = 4;

const chosenOf = (filters: Filters): SearchFacet[] => [
  ...(
    ['topic', 'industry', 'organisation', 'country', 'region', 'language', 'inquiry_type', 'ready'] as const
  ).filter((name) => filters[name].length > 0),
  ...(filters.available === null ? [] : (['available'] as const)),
  ...(filters.isConfirmed ? (['confirmed'] as const) : []),
];

function without(filters: Filters, facet: SearchFacet): Filters {
  if (facet === 'available') return { ...filters, available: null };
  if (facet === 'confirmed') return { ...filters, isConfirmed: false };
  return { ...filters, [facet]: [] };
}

/** No one was found: what would find a person, each tried before it is offered. */
export async function findZeroResultSuggestions(
  tx: Transaction,
  asked: ToInterpret,
  { tab, meant, ownOrgId }: TabSearch,
  totals: Readonly<Record<SearchTab, number>>,
): Promise<SearchWayOut[]> {
  const count = async (change: Partial<ToInterpret>) =>
    (await countTabs(tx, [{ tab, meant: await interpret(tx, { ...asked, ...change }), ownOrgId }]))[0] ?? 0;
  const ways: SearchWayOut[] = [];
  for (const { key, label } of meant.readings.slice(0, mostOfEach))
    ways.push({
      kind: 'without_reading',
      key,
      label,
      total: await count({ unread: new Set([...asked.unread, key]) }),
    });
  for (const facet of chosenOf(asked.filters).slice(0, mostOfEach))
    ways.push({
      kind: 'without_filter',
      facet,
      total: await count({ filters: without(asked.filters, facet) }),
    });
  for (const other of searchTabs.filter((each) => each !== tab))
    ways.push({ kind: 'tab', tab: other, total: totals[other] });
  return ways.filter(({ total }) => total > 0);
}
