import { z } from 'zod';
import { bookmarksPageSize, maximumPageSize } from './constants.ts';
import { defineRoute } from './define-route.ts';
import { id, isoDateTime, ownItemParams, ownParams, prose, slug, sortOrder } from './primitives.ts';

export const bookmarkTypes = ['expert', 'post', 'question'] as const;
export const bookmarkType = z.enum(bookmarkTypes);
export type BookmarkType = z.infer<typeof bookmarkType>;

/** A bookmark (specification, section 3): exactly one of username, postid and questionid says what is marked. */
export const bookmark = z.object({
  id,
  type: bookmarkType,
  username: z.string().nullable(),
  postid: id.nullable(),
  questionid: id.nullable(),
  created_at: isoDateTime,
});
export type Bookmark = z.infer<typeof bookmark>;

/** What POST and PUT take: a reference to one expert, post or question. */
export const bookmarkReference = z.union([
  z.object({ type: z.literal('expert').default('expert'), username: slug }),
  z.object({ type: z.literal('post').default('post'), postid: id }),
  z.object({ type: z.literal('question').default('question'), questionid: id }),
]);
export type BookmarkReference = z.input<typeof bookmarkReference>;

/** What a bookmark points at, as its page shows it in public. */
export const bookmarkTarget = z.object({
  title: z.string(),
  subtitle: z.string(),
  image: z.string().nullable(),
  href: z.string(),
  organisation: z.string(),
});

/** A bookmark with what it points at; `target` is null once that is gone, and `label` says what it was called. */
export const bookmarkWithData = bookmark.extend({
  note: prose(500).nullable(),
  label: z.string(),
  list_id: id.nullable(),
  target: bookmarkTarget.nullable(),
});
export type BookmarkWithData = z.infer<typeof bookmarkWithData>;

/** What the address of the bookmarks page holds: the tab and the page. */
export const bookmarkFilters = z.object({
  type: z.enum(['all', ...bookmarkTypes]).default('all'),
  page_from: z.coerce.number().int().min(0).max(10_000).default(0),
  list: id.optional().catch(undefined),
  view: z.enum(['list', 'grid']).catch('list').default('list'),
});
export type BookmarkFilters = z.infer<typeof bookmarkFilters>;

/** The specification's five calls, with its paths, defaults and answers. */
export const bookmarks = {
  list: defineRoute({
    id: 'bookmarks.list',
    method: 'GET',
    path: '/app/seeker/{identifier}/bookmarks',
    summary: 'All bookmarks of the session.',
    envelope: 'bare',
    params: ownParams,
    response: z.object({ bookmarks: z.array(bookmark), total: z.number().int() }),
  }),
  listWithData: defineRoute({
    id: 'bookmarks.listWithData',
    method: 'GET',
    path: '/app/seeker/{identifier}/bookmarkswithdata/{type}',
    summary: 'Bookmarks of one type, or all, with what they point at.',
    envelope: 'bare',
    params: ownParams.extend({ type: z.enum(['all', ...bookmarkTypes]) }),
    query: z.object({
      page_from: z.coerce.number().int().min(0).max(10_000).default(0),
      page_size: z.coerce.number().int().min(1).max(maximumPageSize).default(bookmarksPageSize),
      type: z.enum(['all', ...bookmarkTypes]).default('all'),
      sort: z.enum(['created', 'type']).default('created'),
      order: sortOrder.default('desc'),
      /** Only those in this named list. */
      list_id: id.optional(),
    }),
    response: z.object({ bookmarks: z.array(bookmarkWithData), total: z.number().int() }),
  }),
  add: defineRoute({
    id: 'bookmarks.add',
    method: 'POST',
    path: '/app/seeker/{identifier}/bookmark',
    summary: 'Bookmark one expert, post or question; a second time answers the first bookmark.',
    envelope: 'bare',
    params: ownParams,
    body: z.object({ bookmark: bookmarkReference }),
    response: z.object({ bookmark }),
    errors: ['not_found'],
  }),
  remove: defineRoute({
    id: 'bookmarks.remove',
    method: 'DELETE',
    path: '/app/seeker/{identifier}/bookmark/{id}',
    summary: 'Remove one bookmark.',
    envelope: 'bare',
    params: ownItemParams,
    response: z.object({ success: z.literal(true) }),
    errors: ['not_found'],
  }),
  bulk: defineRoute({
    id: 'bookmarks.bulk',
    method: 'PUT',
    path: '/app/seeker/{identifier}/bulk/bookmark',
    summary: 'Bookmark up to 100 at once: all of them, or none and the faulty ones named.',
    envelope: 'bare',
    params: ownParams,
    body: z.object({ bookmarks: z.array(bookmarkReference).min(1).max(100) }),
    response: z.object({ bookmarks: z.array(bookmark), total: z.number().int() }),
    errors: ['not_found'],
  }),
};
