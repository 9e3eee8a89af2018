import type { SearchFilters } from '@rostrum/contracts';

/** The search page with these filters. */
export function searchHref(filters: SearchFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (Array.isArray(value)) for (const each of value) query.append(name, String(each));
    else if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return `/dashboard/search?${query.toString()}`;
}
