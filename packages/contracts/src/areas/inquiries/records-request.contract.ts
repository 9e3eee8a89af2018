import {
  defineRoute,
  describeField,
  email,
  id,
  inquiryTypeId,
  isoDateTime,
  line,
  ownItemParams,
  ownParams,
  z,
} from '@rostrum/contracts';

/** What can be taken out of records before they are handed on. */
export const redactions = ['names', 'emails', 'phones', 'notes', 'files'] as const;
export type Redaction = (typeof redactions)[number];

export const mostRequestedRefs = 200;

const choiceFields = z.object({
  refs: describeField(z.array(line(20, 1)).max(mostRequestedRefs).default([]), { label: 'References' }),
  email: describeField(email.nullable().default(null), { label: 'Email of the sender' }),
  from: describeField(z.iso.date('Choose a day.').nullable().default(null), { label: 'Received from' }),
  to: describeField(z.iso.date('Choose a day.').nullable().default(null), { label: 'Received until' }),
  words: describeField(line(100).default(''), { label: 'Words in the subject or message' }),
  types: describeField(z.array(inquiryTypeId).max(10).default([]), { label: 'Types' }),
  restricted: describeField(z.boolean().default(false), { label: 'Restricted inquiries too' }),
  redact: z.array(z.enum(redactions)).max(redactions.length),
});

/** Which inquiries a request for information is about, and what is taken out of them. */
export const recordsChoice = choiceFields.superRefine(
  ({ refs, email: sender, from, to, words, types }, context) => {
    if (refs.length + types.length === 0 && sender === null && from === null && to === null && words === '')
      context.addIssue({
        code: 'custom',
        path: ['refs'],
        message: 'Say which inquiries: a reference, a sender, a time, a word or a type.',
      });
    if (from !== null && to !== null && from > to)
      context.addIssue({ code: 'custom', path: ['to'], message: 'Choose a day after the first one.' });
  },
);
export type RecordsChoice = z.infer<typeof recordsChoice>;

export const recordsCount = z.object({
  inquiries: z.number().int(),
  /** Seen by the sender. */
  messages: z.number().int(),
  notes: z.number().int(),
  files: z.number().int(),
  /** Restricted ones that the choice leaves out. */
  restricted: z.number().int(),
});
export type RecordsCount = z.infer<typeof recordsCount>;

export const recordsFile = z.object({
  id,
  state: z.enum(['making', 'ready', 'failed']),
  requested_at: isoDateTime,
  /** In bytes, once it is ready. */
  size: z.number().int(),
  expires_at: isoDateTime.nullable(),
  choice: choiceFields,
});
export type RecordsFile = z.infer<typeof recordsFile>;

const base = '/app/records-requests/{identifier}';

/** Files for requests for information (freedom of information, subject access). */
export const recordsRequests = {
  newest: defineRoute({
    id: 'records-requests.newest',
    method: 'GET',
    path: base,
    summary: 'The newest file that the session asked for in this organisation.',
    params: ownParams,
    response: z.object({ item: recordsFile.nullable() }),
    errors: ['not_allowed'],
  }),
  count: defineRoute({
    id: 'records-requests.count',
    method: 'POST',
    path: `${base}/count`,
    summary: 'How much a choice holds. Nothing is stored.',
    params: ownParams,
    body: recordsChoice,
    response: recordsCount,
    errors: ['not_allowed'],
  }),
  request: defineRoute({
    id: 'records-requests.request',
    method: 'POST',
    path: base,
    summary:
      'Has a zip made of the chosen inquiries, with what was to be taken out replaced. An email tells when it is ready.',
    params: ownParams,
    body: recordsChoice,
    response: recordsFile,
    errors: ['not_allowed', 'confirmation_required', 'invalid_transition', 'too_many_requests'],
  }),
  link: defineRoute({
    id: 'records-requests.link',
    method: 'POST',
    path: `${base}/{id}/link`,
    summary: 'Where the file can be fetched for a minute.',
    params: ownItemParams,
    response: z.object({ path: z.string() }),
    errors: ['not_allowed', 'confirmation_required', 'not_found'],
  }),
};
