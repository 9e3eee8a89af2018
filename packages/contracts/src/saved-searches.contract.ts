import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { describeField } from './forms/describe-field.ts';
import { id, isoDateTime, line, ownItemParams, ownParams } from './primitives.ts';
import { searchFilters } from './search.contract.ts';

/** At most this many saved searches a person. */
export const maximumSavedSearches = 100;

/** When new matches are mailed: never, within minutes, each morning, or each Monday morning of the person's time zone. */
export const alertFrequencies = ['off', 'instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];
const alert = describeField(z.enum(alertFrequencies), { label: 'Mail me new matches' });
const name = describeField(line(120, 1), { label: 'Name', missing: 'Give the search a name.' });

export const savedSearch = z.object({
  id,
  name,
  /** What the address of the search page holds. */
  filters: searchFilters,
  /** Organisations that it names and that no one finds any more: closed, gone or made private. */
  unlisted_organisations: z.array(z.string()),
  alert,
  /** Who matches now, did not before, and was found since the search was last opened. */
  new_matches: z.number().int().min(0),
  seen_at: isoDateTime,
  created_at: isoDateTime,
});
export type SavedSearch = z.infer<typeof savedSearch>;

/** Searches that a person keeps, and how they hear of new matches. */
export const savedSearches = {
  list: defineRoute({
    id: 'savedSearches.list',
    method: 'GET',
    path: '/app/seeker/{identifier}/searches',
    summary: 'The saved searches of the session, those with new matches first.',
    params: ownParams,
    response: z.object({ items: z.array(savedSearch) }),
  }),
  save: defineRoute({
    id: 'savedSearches.save',
    method: 'POST',
    path: '/app/seeker/{identifier}/searches',
    summary: 'Save a search; without a name it is called after what it looks for.',
    params: ownParams,
    body: z.object({
      name: describeField(line(120), { label: 'Name' }).optional(),
      filters: searchFilters,
      alert: alert.default('off'),
    }),
    response: savedSearch,
    errors: ['already_exists'],
  }),
  change: defineRoute({
    id: 'savedSearches.change',
    method: 'PATCH',
    path: '/app/seeker/{identifier}/searches/{id}',
    summary: 'Rename a saved search, or change when its new matches are mailed.',
    params: ownItemParams,
    body: z.object({ name: name.optional(), alert: alert.optional() }),
    response: savedSearch,
    errors: ['not_found'],
  }),
  seen: defineRoute({
    id: 'savedSearches.seen',
    method: 'POST',
    path: '/app/seeker/{identifier}/searches/{id}/seen',
    summary: 'Its matches were looked at: none of them is new any more.',
    params: ownItemParams,
    response: savedSearch,
    errors: ['not_found'],
  }),
  remove: defineRoute({
    id: 'savedSearches.remove',
    method: 'DELETE',
    path: '/app/seeker/{identifier}/searches/{id}',
    summary: 'Remove a saved search, and with it its alert.',
    params: ownItemParams,
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found'],
  }),
};
