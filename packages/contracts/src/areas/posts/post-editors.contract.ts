import { defineRoute, id, isoDateTime, ownItemParams, z } from '@rostrum/contracts';

/** A page with an open post says so again after this time; one that was not heard of for longer has gone. */
export const editorSaysEveryMs = 20_000;
export const editorGoneAfterMs = 90_000;

/** Names one open page, so that a person with two of them is told of the other. */
const windowParams = ownItemParams.extend({ window: id });

const postEditor = z.object({
  window: id,
  firstname: z.string(),
  lastname: z.string(),
  image: z.string().nullable(),
  /** The same person, in another window or on another device. */
  is_self: z.boolean(),
  since: isoDateTime,
});
export type PostEditor = z.infer<typeof postEditor>;

/** Who has a post open in the editor. */
export const postEditors = {
  present: defineRoute({
    id: 'posts.editorPresent',
    method: 'PUT',
    path: '/app/posts/{identifier}/{id}/editors/{window}',
    summary: 'Say that a page has the post open, and read who else has.',
    params: windowParams,
    response: z.object({ others: z.array(postEditor) }),
    errors: ['not_found'],
  }),
  leave: defineRoute({
    id: 'posts.editorLeft',
    method: 'DELETE',
    path: '/app/posts/{identifier}/{id}/editors/{window}',
    summary: 'Say that a page has closed the post.',
    params: windowParams,
    response: z.object({ left: z.literal(true) }),
    errors: [],
  }),
};
