import {
  defineRoute,
  describeField,
  id,
  isoDateTime,
  line,
  ownParams,
  rowVersion,
  z,
} from '@rostrum/contracts';
import { postTime } from './post-planning.contract.ts';

const ids = z.array(id).min(1).max(100);
/** A post as a change left it, and the time it was planned for before: what Undo needs. */
const changedPost = z.object({ id, version: rowVersion, publish_at: isoDateTime.nullable() });
const outcome = z.object({
  changed: z.array(changedPost),
  refused: z.array(z.object({ id, title: z.string(), reason: z.string() })),
});
export type PostBulkOutcome = z.infer<typeof outcome>;

export const postTagChange = z.object({
  ids,
  tag: describeField(line(60, 1), { label: 'Tag' }),
  /** False takes it away again. */
  is_set: z.boolean(),
});
export const postBulkSchedule = postTime.extend({ ids });

/** Changes of several posts that Undo takes back, as long as no one changed the posts since. */
export const undoablePostChanges = ['schedule', 'archive', 'delete'] as const;

/** One change of several posts. Each is changed on its own: those that cannot be say why. */
export const postBulk = {
  setTag: defineRoute({
    id: 'posts.bulkTag',
    method: 'POST',
    path: '/app/posts/{identifier}/bulk/tags',
    summary: 'Give several posts a tag, or take it away.',
    params: ownParams,
    body: postTagChange,
    response: outcome,
    errors: ['not_allowed'],
  }),
  schedule: defineRoute({
    id: 'posts.bulkSchedule',
    method: 'POST',
    path: '/app/posts/{identifier}/bulk/schedule',
    summary: 'Publish several approved posts at one time.',
    params: ownParams,
    body: postBulkSchedule,
    response: outcome,
    errors: ['not_allowed', 'invalid_input'],
  }),
  archive: defineRoute({
    id: 'posts.bulkArchive',
    method: 'POST',
    path: '/app/posts/{identifier}/bulk/archive',
    summary: 'Archive several published posts.',
    params: ownParams,
    body: z.object({ ids }),
    response: outcome,
    errors: ['not_allowed'],
  }),
  remove: defineRoute({
    id: 'posts.bulkDelete',
    method: 'POST',
    path: '/app/posts/{identifier}/bulk/delete',
    summary: 'Delete several drafts that were never public.',
    params: ownParams,
    body: z.object({ ids }),
    response: outcome,
    errors: ['not_allowed'],
  }),
  undo: defineRoute({
    id: 'posts.bulkUndo',
    method: 'POST',
    path: '/app/posts/{identifier}/bulk/undo',
    summary: 'Take back a change of several posts, within an hour and as long as they are as it left them.',
    params: ownParams,
    body: z.object({ change: z.enum(undoablePostChanges), posts: z.array(changedPost).min(1).max(100) }),
    response: outcome,
    errors: ['not_allowed'],
  }),
};
