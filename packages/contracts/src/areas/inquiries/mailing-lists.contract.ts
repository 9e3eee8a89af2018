import {
  clockTime,
  countryCode,
  defineRoute,
  describeField,
  email,
  flag,
  id,
  inquiryTypeId,
  isoDateTime,
  line,
  manyOf,
  ownItemParams,
  ownParams,
  prose,
  rowVersion,
  z,
  maxSearchLength,
} from '@rostrum/contracts';

export const listModes = ['each', 'hourly', 'daily', 'weekly'] as const;
export const listContents = ['full', 'summary', 'link_only'] as const;
/** What subscribers of a list confirmed to get. It stays as it was when the list was made. */
export const listSubjects = ['inquiries', 'posts', 'reports'] as const;
export type ListSubject = (typeof listSubjects)[number];
export type ListMode = (typeof listModes)[number];
export type ListContent = (typeof listContents)[number];

/** `left`: a member who no longer belongs to the organisation, or whose account was closed. */
export const subscriberStates = ['active', 'pending', 'unsubscribed', 'bounced', 'left'] as const;
export type SubscriberState = (typeof subscriberStates)[number];
/** On one list, and in one paste. */
export const mostSubscribers = 200;
export const mostLists = 50;
/** When summaries leave, on the clock of the organisation; weekly ones on Monday. */
export const summaryTime = '08:00';

/** Which inquiries a list gets: each rule that is set must fit, by any of its values. */
export const listFilter = z.object({
  types: describeField(z.array(inquiryTypeId).max(10).default([]), {
    label: 'Types',
    hint: 'None chosen: all types.',
  }),
  departments: describeField(z.array(line(120, 1)).max(50).default([]), { label: 'Departments' }),
  tags: describeField(z.array(line(120, 1)).max(50).default([]), { label: 'Tags' }),
  person_ids: describeField(z.array(id).max(50).default([]), { label: 'Experts' }),
  countries: describeField(z.array(countryCode).max(50).default([]), { label: 'Countries' }),
  verified_only: describeField(z.boolean().default(false), { label: 'Verified senders only' }),
});
export type ListFilter = z.output<typeof listFilter>;

const listFields = listFilter.extend({
  name: describeField(line(80, 1), { label: 'Name', missing: 'Enter a name for the list.' }),
  description: describeField(line(200).default(''), { label: 'Description', hint: 'Your team reads it.' }),
  mode: describeField(z.enum(listModes), { label: 'Send' }),
  content: describeField(z.enum(listContents), { label: 'Content' }),
  quiet_from: describeField(clockTime.nullable().default(null), { label: 'Quiet from' }),
  quiet_until: describeField(clockTime.nullable().default(null), { label: 'Quiet until' }),
});

const checkQuietHours = (
  { quiet_from: from, quiet_until: until }: { quiet_from: string | null; quiet_until: string | null },
  context: z.RefinementCtx,
) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (from !== null && until === null) refuse('quiet_until', 'Enter when quiet hours end.');
  if (from === null && until !== null) refuse('quiet_from', 'Enter when quiet hours begin.');
  if (from !== null && from === until) refuse('quiet_until', 'Choose another time than the beginning.');
};

const sends = describeField(z.enum(listSubjects).default('inquiries'), {
  label: 'Sends',
  hint: 'Subscribers confirm what they get, so this stays as it is.',
});

export const newMailingList = listFields.extend({ sends }).superRefine(checkQuietHours);
export const mailingListChange = listFields.extend({ version: rowVersion }).superRefine(checkQuietHours);

export const mailingList = listFields.extend({
  id,
  /** What areas of an earlier release know: a list of reports reads as one of posts, as nothing is sent to it by a rule. */
  sends: z.enum(['inquiries', 'posts']).default('inquiries'),
  subject: z.enum(listSubjects).optional(),
  version: rowVersion,
  /** Names of the experts that its rules mention. */
  experts: z.array(z.object({ id, name: z.string() })),
  paused_at: isoDateTime.nullable(),
  last_sent_at: isoDateTime.nullable(),
  subscribers: z.object({
    active: z.number().int(),
    pending: z.number().int(),
    unsubscribed: z.number().int(),
    bounced: z.number().int(),
    left: z.number().int(),
  }),
});
export type MailingList = z.infer<typeof mailingList>;

export const listSubscriber = z.object({
  id,
  email: z.string(),
  name: z.string(),
  is_member: z.boolean(),
  state: z.enum(subscriberStates),
  /** Since when it is in this state. */
  since: isoDateTime,
  /** What the receiving mail server said; only of a bounced one. */
  reason: z.string().nullable(),
});
export type ListSubscriber = z.infer<typeof listSubscriber>;

/** `added`: gets emails from now on. `must_confirm`: was sent a link. All others were left out. */
export const pastedVerdicts = [
  'added',
  'must_confirm',
  'already_there',
  'invalid',
  'blocked',
  'asked_often',
  'no_room',
] as const;
export const pastedAddress = z.object({
  line: z.number().int(),
  value: z.string(),
  verdict: z.enum(pastedVerdicts),
  /** What to do about it; null for what was added. */
  remedy: z.string().nullable(),
});
export type PastedAddress = z.infer<typeof pastedAddress>;

export const listPreview = z.object({
  /** First and last day of last week, Monday to Sunday, as dates of the organisation. */
  from: z.string(),
  to: z.string(),
  total: z.number().int(),
  matched: z.number().int(),
  items: z.array(
    z.object({
      id,
      ref: z.string(),
      /** Null for a restricted inquiry. */
      subject: z.string().nullable(),
      organization: z.string().nullable(),
      created_at: isoDateTime,
    }),
  ),
});
export type ListPreview = z.infer<typeof listPreview>;

export const listDelivery = z.object({
  list: z.string(),
  email: z.string(),
  at: isoDateTime,
  state: z.enum(['queued', 'sent', 'failed']),
});
export type ListDelivery = z.infer<typeof listDelivery>;

const changeErrors = ['not_allowed', 'not_found', 'version_conflict', 'already_exists'] as const;
const subscriberParams = ownItemParams.extend({ subscriber_id: id });

/** Mailing lists: who beside the desk and the experts gets which inquiries by email. */
export const mailingLists = {
  list: defineRoute({
    id: 'mailing-lists.list',
    method: 'GET',
    path: '/app/mailing-lists/{identifier}',
    summary: 'The mailing lists of the organisation, by name.',
    params: ownParams,
    response: z.object({ items: z.array(mailingList), timezone: z.string() }),
    errors: ['not_allowed'],
  }),
  choices: defineRoute({
    id: 'mailing-lists.choices',
    method: 'GET',
    path: '/app/mailing-lists/{identifier}/choices',
    summary: 'Departments and tags of the organisation, and up to 20 experts whose name fits.',
    params: ownParams,
    query: z.object({ q: line(maxSearchLength).optional() }),
    response: z.object({
      departments: z.array(z.string()),
      tags: z.array(z.string()),
      experts: z.array(z.object({ id, name: z.string() })),
    }),
    errors: ['not_allowed'],
  }),
  preview: defineRoute({
    id: 'mailing-lists.preview',
    method: 'GET',
    path: '/app/mailing-lists/{identifier}/preview',
    summary: 'The inquiries of last week that these rules let through.',
    params: ownParams,
    query: z.object({
      types: manyOf(z.coerce.number().pipe(inquiryTypeId)).optional(),
      departments: manyOf(line(120, 1)).optional(),
      tags: manyOf(line(120, 1)).optional(),
      person_ids: manyOf(id).optional(),
      countries: manyOf(countryCode).optional(),
      verified_only: flag.optional(),
    }),
    response: listPreview,
    errors: ['not_allowed'],
  }),
  fitting: defineRoute({
    id: 'mailing-lists.fitting',
    method: 'GET',
    path: '/app/mailing-lists/{identifier}/fitting',
    summary: 'Which lists would get an inquiry with these facts, and how many addresses. Nothing is sent.',
    params: ownParams,
    query: z.object({
      type: z.coerce.number().pipe(inquiryTypeId),
      country: countryCode,
      department: line(120, 1).optional(),
      tags: manyOf(line(120, 1)).optional(),
    }),
    response: z.object({
      items: z.array(
        z.object({
          id,
          name: z.string(),
          mode: z.enum(listModes),
          is_paused: z.boolean(),
          addresses: z.number().int(),
        }),
      ),
    }),
    errors: ['not_allowed'],
  }),
  add: defineRoute({
    id: 'mailing-lists.add',
    method: 'POST',
    path: '/app/mailing-lists/{identifier}',
    summary: 'Add a mailing list. It has no subscribers yet.',
    params: ownParams,
    body: newMailingList,
    response: mailingList,
    status: 201,
    errors: ['not_allowed', 'already_exists'],
  }),
  change: defineRoute({
    id: 'mailing-lists.change',
    method: 'PUT',
    path: '/app/mailing-lists/{identifier}/{id}',
    summary: 'Change name, rules, times or content of a mailing list.',
    params: ownItemParams,
    body: mailingListChange,
    response: mailingList,
    errors: changeErrors,
  }),
  pause: defineRoute({
    id: 'mailing-lists.pause',
    method: 'PUT',
    path: '/app/mailing-lists/{identifier}/{id}/paused',
    summary:
      'Pause a mailing list or let it go on. What arrives while it is paused, and what waited, is not sent.',
    params: ownItemParams,
    body: z.object({ paused: z.boolean() }),
    response: mailingList,
    errors: ['not_allowed', 'not_found'],
  }),
  remove: defineRoute({
    id: 'mailing-lists.remove',
    method: 'DELETE',
    path: '/app/mailing-lists/{identifier}/{id}',
    summary: 'Remove a mailing list with its subscribers. What it sent stays on record.',
    params: ownItemParams,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
  sendTest: defineRoute({
    id: 'mailing-lists.test',
    method: 'POST',
    path: '/app/mailing-lists/{identifier}/{id}/test',
    summary: 'Send the session the newest inquiry of last week that the list would have got.',
    params: ownItemParams,
    response: z.object({ email, /** Null when no inquiry fits. */ ref: z.string().nullable() }),
    errors: ['not_allowed', 'not_found', 'invalid_transition', 'too_many_requests'],
  }),
  subscribers: defineRoute({
    id: 'mailing-lists.subscribers',
    method: 'GET',
    path: '/app/mailing-lists/{identifier}/{id}/subscribers',
    summary: 'The subscribers of a mailing list with their state, by address.',
    params: ownItemParams,
    response: z.object({ items: z.array(listSubscriber) }),
    errors: ['not_allowed', 'not_found'],
  }),
  subscribe: defineRoute({
    id: 'mailing-lists.subscribe',
    method: 'POST',
    path: '/app/mailing-lists/{identifier}/{id}/subscribers',
    summary:
      'Add pasted addresses, each judged alone. Members get emails at once, all others after they confirmed.',
    params: ownItemParams,
    body: z.object({
      text: describeField(prose(40_000, 1), { label: 'Email addresses', missing: 'Enter email addresses.' }),
    }),
    response: z.object({ addresses: z.array(pastedAddress) }),
    errors: ['not_allowed', 'not_found', 'too_many_requests'],
  }),
  unsubscribe: defineRoute({
    id: 'mailing-lists.unsubscribe',
    method: 'DELETE',
    path: '/app/mailing-lists/{identifier}/{id}/subscribers/{subscriber_id}',
    summary: 'Remove a subscriber from a mailing list.',
    params: subscriberParams,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_allowed', 'not_found', 'invalid_transition'],
  }),
  /** Of an inquiry: to whom lists sent it, by what was recorded when they did. */
  deliveries: defineRoute({
    id: 'mailing-lists.deliveries',
    method: 'GET',
    path: '/app/mailing-list-deliveries/{identifier}/{id}',
    summary: 'Which addresses got an inquiry by which mailing list.',
    params: ownItemParams,
    response: z.object({ items: z.array(listDelivery) }),
    errors: ['not_allowed', 'not_found'],
  }),
};
