import { defineRoute, id, isoDateTime, ownItemParams, z } from '@rostrum/contracts';

/** A page with an open inquiry says so again after this time; one that was not heard of for longer has gone. */
export const viewerSaysEveryMs = 20_000;
export const viewerGoneAfterMs = 90_000;

/** Names one open page, so that a person with two of them is told of the other. */
const windowParams = ownItemParams.extend({ window: id });

const inquiryViewer = z.object({
  window: id,
  firstname: z.string(),
  lastname: z.string(),
  image: z.string().nullable(),
  /** The same person, in another window or on another device. */
  is_self: z.boolean(),
  since: isoDateTime,
});
export type InquiryViewer = z.infer<typeof inquiryViewer>;

/** Who of the desk has an inquiry open now. Of a resource of its own: nothing of the inquiry changes with it. */
export const inquiryViewers = {
  present: defineRoute({
    id: 'inquiryViewers.present',
    method: 'PUT',
    path: '/app/inquiries/{identifier}/{id}/viewers/{window}',
    summary: 'Say that a page has the inquiry open, and read who else of the desk has.',
    params: windowParams,
    response: z.object({ others: z.array(inquiryViewer) }),
    errors: ['not_allowed', 'not_found'],
  }),
  leave: defineRoute({
    id: 'inquiryViewers.leave',
    method: 'DELETE',
    path: '/app/inquiries/{identifier}/{id}/viewers/{window}',
    summary: 'Say that a page has closed the inquiry.',
    params: windowParams,
    response: z.object({ left: z.literal(true) }),
    errors: ['not_allowed'],
  }),
};
