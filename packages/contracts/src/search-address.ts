import { searchFilters, type SearchFilters } from './search.contract.ts';

/** What the page shows without any filter: it stands in no address. */
const usual = Object.entries(searchFilters.parse({}));
const isUsual = (name: string, value: unknown) =>
  usual.some(([known, usually]) => known === name && usually === value);

/** The search page with these filters. */
export function searchAddress(filters: SearchFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value === undefined || isUsual(name, value)) continue;
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  }
  return query.size === 0 ? '/dashboard/search' : `/dashboard/search?${query.toString()}`;
}

/** The same text for searches that find the same, however their results are ordered and their filters were ticked. */
export function searchKey(filters: SearchFilters): string {
  const decisive = Object.entries({ ...filters, q: filters.q.toLowerCase(), sort: undefined })
    .filter(([name, value]) => value !== undefined && !isUsual(name, value))
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).toSorted() : value] as const)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify(decisive);
}
