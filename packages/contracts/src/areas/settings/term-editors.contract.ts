import { defineRoute, id, isoDateTime, ownItemParams, z } from '@rostrum/contracts';

/** A page with an open term says so again after this time; one that was not heard of for longer has gone. */
export const termEditorSaysEveryMs = 20_000;
export const termEditorGoneAfterMs = 90_000;

/** Names one open page, so that a person with two of them is told of the other. */
const windowParams = ownItemParams.extend({ window: id });

const termEditor = z.object({
  window: id,
  firstname: z.string(),
  lastname: z.string(),
  image: z.string().nullable(),
  /** The same person, in another window or on another device. */
  is_self: z.boolean(),
  since: isoDateTime,
});
export type TermEditor = z.infer<typeof termEditor>;

/** Who is changing or merging a term now. Of a resource of its own: nothing of the vocabulary changes with it. */
export const termEditors = {
  present: defineRoute({
    id: 'termEditors.present',
    method: 'PUT',
    path: '/app/classification-editors/{identifier}/{id}/{window}',
    summary: 'Say that a page has the term open for changing or merging, and read who else has.',
    params: windowParams,
    response: z.object({ others: z.array(termEditor) }),
    errors: ['not_allowed', 'not_found'],
  }),
  leave: defineRoute({
    id: 'termEditors.leave',
    method: 'DELETE',
    path: '/app/classification-editors/{identifier}/{id}/{window}',
    summary: 'Say that a page has closed the term.',
    params: windowParams,
    response: z.object({ left: z.literal(true) }),
    errors: ['not_allowed'],
  }),
};
