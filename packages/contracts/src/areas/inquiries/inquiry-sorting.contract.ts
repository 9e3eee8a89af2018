import {
  defineRoute,
  defineSavedViews,
  describeField,
  id,
  inquiryOutcome,
  inquiryOutcomes,
  inquiryStatus,
  isoDateTime,
  line,
  outcomesWithReason,
  ownItemParams,
  ownParams,
  prose,
  z,
} from '@rostrum/contracts';

export const bulkActs = ['assign', 'add_tag', 'remove_tag', 'close', 'archive', 'spam'] as const;
export type BulkAct = (typeof bulkActs)[number];

export const inquiryTag = line(40, 1);

const chosen = z.array(id).min(1).max(100);

/** One act on up to 100 inquiries. */
export const bulkBody = z
  .discriminatedUnion('act', [
    z.object({ ids: chosen, act: z.literal('assign'), assignee_id: id.nullable() }),
    z.object({
      ids: chosen,
      act: z.enum(['add_tag', 'remove_tag']),
      tag: describeField(inquiryTag, { label: 'Tag', missing: 'Enter a tag.' }),
    }),
    z.object({
      ids: chosen,
      act: z.literal('close'),
      outcome: describeField(inquiryOutcome, {
        label: 'How did they end?',
        missing: 'Choose how they ended.',
      }),
      note: describeField(prose(1000), { label: 'Note', hint: 'Only your team sees the note.' }).optional(),
    }),
    z.object({ ids: chosen, act: z.enum(['archive', 'spam']) }),
  ])
  .superRefine((body, context) => {
    if (body.act !== 'close') return;
    const { outcome, note = '' } = body;
    if (outcome === 'withdrawn')
      context.addIssue({
        code: 'custom',
        path: ['outcome'],
        message: 'Only the seeker withdraws an inquiry. Choose another outcome.',
      });
    if (outcomesWithReason.includes(outcome) && note === '')
      context.addIssue({ code: 'custom', path: ['note'], message: 'Say why the deadline was missed.' });
  });

const refused = z.array(z.object({ id, ref: z.string(), reason: z.string() }));
const bulkErrors = ['not_allowed', 'not_found'] as const;

const counted = z.object({ value: z.string(), label: z.string(), count: z.number().int() });

/** Sorting the inbox: several inquiries at once, tags, watchers, and views of one's own. */
export const inquirySorting = {
  /** Of the resource `inquiries`: lists and counts change with it. */
  act: defineRoute({
    id: 'inquiries.bulk',
    method: 'POST',
    path: '/app/inquiries/{identifier}/bulk',
    summary:
      'Assign, tag, close, archive or mark as spam up to 100 inquiries. Each that cannot be moved is refused with its reason, the others go on.',
    params: ownParams,
    body: bulkBody,
    response: z.object({
      /** Give it to `undo`, within ten minutes. Null when nothing changed. */
      undo_id: id.nullable(),
      done: z.array(id),
      refused,
    }),
    errors: bulkErrors,
  }),
  undo: defineRoute({
    id: 'inquiries.bulk-undo',
    method: 'POST',
    path: '/app/inquiries/{identifier}/bulk/{undo_id}/undo',
    summary:
      'Put inquiries back as they were before an act on several. What changed since stays and is named.',
    params: ownParams.extend({ undo_id: id }),
    response: z.object({ done: z.array(id), refused }),
    errors: bulkErrors,
  }),
  watch: defineRoute({
    id: 'inquiries.watch',
    method: 'PUT',
    path: '/app/inquiries/{identifier}/{id}/watching',
    summary: 'Be told what happens to an inquiry without being responsible for it, or not any more.',
    params: ownItemParams,
    body: z.object({ watching: z.boolean() }),
    response: z.object({ watching: z.boolean() }),
    errors: bulkErrors,
  }),
  options: defineRoute({
    id: 'inquiries.filter-options',
    method: 'GET',
    path: '/app/inquiries/{identifier}/filter-options',
    summary:
      'Experts, tags and countries of the inquiries that the session may read, with how many each has.',
    params: ownParams,
    response: z.object({
      experts: z.array(counted),
      tags: z.array(counted),
      countries: z.array(counted),
      /** Fields of the inquiry form with choices, a yes or no among them. */
      fields: z
        .array(
          z.object({
            key: z.string(),
            label: z.string(),
            options: z.array(z.object({ value: z.string(), label: z.string() })),
          }),
        )
        .optional(),
    }),
    errors: ['not_allowed'],
  }),
};

/** Views of the inbox that a person named for themselves. */
export const savedInquiryViews = defineSavedViews({
  id: 'saved-inquiry-views',
  path: '/app/inquiries/{identifier}',
  list: 'the inbox',
});

const similarInquiry = z.object({
  id,
  ref: z.string(),
  subject: z.string(),
  sender: z.string(),
  organization: z.string().nullable(),
  outcome: z.enum(inquiryOutcomes).nullable(),
  closed_at: isoDateTime,
  /** Who answered, as the thread names them; null when no one did. */
  answered_by: z.string().nullable(),
});
export type SimilarInquiry = z.infer<typeof similarInquiry>;

const sameInquiry = z.object({
  id,
  ref: z.string(),
  subject: z.string(),
  sender: z.string(),
  organization: z.string().nullable(),
  status: inquiryStatus,
  created_at: isoDateTime,
});
export type SameInquiry = z.infer<typeof sameInquiry>;

export const similarInquiries = defineRoute({
  id: 'inquiries.similar',
  method: 'GET',
  path: '/app/inquiries/{identifier}/{id}/similar',
  summary:
    'Closed inquiries that use the same words as this one or are like it by meaning, the closest first; and inquiries of any state that ask the same.',
  params: ownItemParams,
  response: z.object({
    items: z.array(similarInquiry),
    /** Of any sender, whatever the wording or the language. Missing in responses of earlier releases. */
    same: z.array(sameInquiry).optional(),
  }),
  errors: ['not_allowed', 'not_found'],
});
