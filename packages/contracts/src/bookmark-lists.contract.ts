import { z } from 'zod';
import { bookmark, bookmarkTypes, bookmarkTarget } from './bookmarks.contract.ts';
import { defineRoute } from './define-route.ts';
import { describeField } from './forms/describe-field.ts';
import { dashboardAddress, id, line, manyOf, ownItemParams, ownParams, prose, slug } from './primitives.ts';

/** At most this many named lists a person. */
export const maximumBookmarkLists = 100;

const count = z.number().int().min(0);

export const bookmarkList = z.object({
  id,
  name: line(80, 1),
  total: z.number().int().min(0),
  /** The total by type of bookmark. */
  totals: z.object({ expert: count, post: count, question: count }),
  /** Whoever knows this path may read the list, without notes; null while it is not shared. */
  share_path: z.string().nullable(),
});
export type BookmarkList = z.infer<typeof bookmarkList>;

/** As many fit beside each other. */
export const maximumCompared = 3;
/** What the address of the comparison holds: usernames of experts, and where they were chosen. */
export const comparisonUrl = z.object({
  people: manyOf(slug).optional().catch(undefined),
  from: dashboardAddress.optional().catch(undefined),
});

const name = z.object({
  name: describeField(line(80, 1), { label: 'Name', missing: 'Give the list a name.' }),
});
const note = z.object({ note: describeField(prose(500).nullable(), { label: 'Only you see it' }) });
const chosen = z.array(id).min(1).max(100);

/** Named lists of bookmarks; a bookmark is in one of them or in none. */
export const bookmarkLists = {
  list: defineRoute({
    id: 'bookmarkLists.list',
    method: 'GET',
    path: '/app/seeker/{identifier}/bookmarklists',
    summary: 'The named lists of the session, by name.',
    params: ownParams,
    response: z.object({ items: z.array(bookmarkList) }),
  }),
  create: defineRoute({
    id: 'bookmarkLists.create',
    method: 'POST',
    path: '/app/seeker/{identifier}/bookmarklists',
    summary: 'Make a named list.',
    params: ownParams,
    body: name,
    response: bookmarkList,
    errors: ['already_exists'],
  }),
  rename: defineRoute({
    id: 'bookmarkLists.rename',
    method: 'PATCH',
    path: '/app/seeker/{identifier}/bookmarklists/{id}',
    summary: 'Rename a list.',
    params: ownItemParams,
    body: name,
    response: bookmarkList,
    errors: ['not_found', 'already_exists'],
  }),
  remove: defineRoute({
    id: 'bookmarkLists.remove',
    method: 'DELETE',
    path: '/app/seeker/{identifier}/bookmarklists/{id}',
    summary: 'Remove a list; its bookmarks stay, in no list.',
    params: ownItemParams,
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found'],
  }),
  share: defineRoute({
    id: 'bookmarkLists.share',
    method: 'POST',
    path: '/app/seeker/{identifier}/bookmarklists/{id}/share',
    summary:
      'Make a link under which anybody may read the list. A second call makes a new link and ends the old one.',
    params: ownItemParams,
    response: bookmarkList,
    errors: ['not_found'],
  }),
  unshare: defineRoute({
    id: 'bookmarkLists.unshare',
    method: 'DELETE',
    path: '/app/seeker/{identifier}/bookmarklists/{id}/share',
    summary: 'End the link of a list.',
    params: ownItemParams,
    response: bookmarkList,
    errors: ['not_found'],
  }),
  place: defineRoute({
    id: 'bookmarkLists.place',
    method: 'PUT',
    path: '/app/seeker/{identifier}/bulk/bookmark/list',
    summary: 'Put up to 100 bookmarks into a list, or out of any.',
    params: ownParams,
    body: z.object({ bookmarks: chosen, list_id: id.nullable() }),
    response: z.object({ moved: z.number().int() }),
    errors: ['not_found'],
  }),
  removeMany: defineRoute({
    id: 'bookmarkLists.removeMany',
    method: 'DELETE',
    path: '/app/seeker/{identifier}/bulk/bookmark',
    summary: 'Remove up to 100 bookmarks; those that are gone already do not matter.',
    params: ownParams,
    body: z.object({ bookmarks: chosen }),
    response: z.object({ removed: z.array(id) }),
  }),
  note: defineRoute({
    id: 'bookmarkLists.note',
    method: 'PATCH',
    path: '/app/seeker/{identifier}/bookmark/{id}',
    summary: 'Write, change or remove the note of a bookmark.',
    params: ownItemParams,
    body: note,
    response: z.object({ bookmark: bookmark.extend({ note: z.string().nullable() }) }),
    errors: ['not_found'],
  }),
  shared: defineRoute({
    id: 'bookmarkLists.shared',
    method: 'GET',
    path: '/app/shared-lists/{token}',
    summary: 'A list that somebody shared: what of it is still public, without notes.',
    auth: 'public',
    params: z.object({ token: z.string().min(20).max(100) }),
    response: z.object({
      name: z.string(),
      shared_by: z.string(),
      items: z.array(
        z.object({ type: z.enum(bookmarkTypes), username: z.string().nullable(), target: bookmarkTarget }),
      ),
    }),
    errors: ['not_found'],
  }),
};
