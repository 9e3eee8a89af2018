import type { ParsedQuery, search } from '@rostrum/contracts';
import type { Filters } from './query/filters.ts';

type SearchQuery = ParsedQuery<typeof search.find>;

/** The filters that a request names. */
export const filtersOf = (query: SearchQuery): Filters => ({
  topic: query.topic ?? [],
  industry: query.industry ?? [],
  organisation: query.organisation ?? [],
  language: query.language ?? [],
  inquiry_type: (query.inquiry_type ?? []).map(String),
  ready: query.ready ?? [],
  country: query.country ?? [],
  region: query.region ?? [],
  available: query.available ?? null,
  isConfirmed: query.confirmed ?? false,
  isOwn: query.scope === 'own',
});
