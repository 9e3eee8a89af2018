import {
  defineRoute,
  id,
  inquiryDetail,
  inquiryStatus,
  inquiryTypeId,
  isoDateTime,
  ownItemParams,
  rowVersion,
  z,
} from '@rostrum/contracts';

/** Another inquiry of the same sender, and what merging both would do. */
export const mergeCandidate = z.object({
  id,
  ref: z.string(),
  type: inquiryTypeId,
  subject: z.string(),
  status: inquiryStatus,
  created_at: isoDateTime,
  version: rowVersion,
  /** The earlier of both stays; the later one is closed as its duplicate. */
  kept: z.object({ id, ref: z.string() }),
  /** What the later one brings along. */
  moves: z.object({
    messages: z.number().int(),
    notes: z.number().int(),
    files: z.number().int(),
    people: z.array(z.string()),
    tags: z.array(z.string()),
    watchers: z.array(z.string()),
  }),
  /** Of the one that stays, afterwards: the nearer of both. */
  deadline_at: isoDateTime.nullable(),
  /** Why they cannot be merged now, or null. */
  refused: z.string().nullable(),
});
export type MergeCandidate = z.infer<typeof mergeCandidate>;

/** Two inquiries of one sender about one matter become one, and can be separated again. */
export const inquiryMerges = {
  candidates: defineRoute({
    id: 'inquiries.merge-candidates',
    method: 'GET',
    path: '/app/inquiries/{identifier}/{id}/merge-candidates',
    summary: 'Open inquiries of the same sender, with what merging each would move, or why it cannot be.',
    params: ownItemParams,
    response: z.object({ items: z.array(mergeCandidate) }),
    errors: ['not_allowed', 'not_found'],
  }),
  merge: defineRoute({
    id: 'inquiries.merge',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/merges',
    summary:
      'Merge two inquiries of one sender. The later one is closed as a duplicate and leads to the earlier one, which is answered.',
    params: ownItemParams,
    body: z.object({ version: rowVersion, other_id: id, other_version: rowVersion }),
    response: inquiryDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition'],
  }),
  separate: defineRoute({
    id: 'inquiries.separate',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/separate',
    summary: 'Take a merged inquiry out again: it is open as before, with what was written in it.',
    params: ownItemParams,
    body: z.object({ version: rowVersion }),
    response: inquiryDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition'],
  }),
};
