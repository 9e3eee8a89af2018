import {
  defineRoute,
  describeField,
  email,
  id,
  isoDateTime,
  line,
  ownItemParams,
  prose,
  z,
} from '@rostrum/contracts';

/** A post on its way to a mailing list. `not_sent`: the post was taken back, or the list paused, before its time. */
export const postMailing = z.object({
  state: z.enum(['waiting', 'sent', 'not_sent']),
  /** When it is due, was sent, or was given up. */
  at: isoDateTime,
  /** To how many addresses it was sent; null before. */
  recipients: z.number().int().nullable(),
  by: z.string(),
});

export const mailablePostList = z.object({
  id,
  name: z.string(),
  /** How many confirmed addresses get it now. */
  addresses: z.number().int(),
  is_paused: z.boolean(),
  /** Null while the post was not given to the list. A list gets each post once. */
  mailing: postMailing.nullable(),
});
export type MailablePostList = z.infer<typeof mailablePostList>;

const writtenEmail = z.object({
  list_id: id,
  subject: describeField(line(150, 1), { label: 'Subject', missing: 'Enter a subject.' }),
  text: describeField(prose(5000, 1), { label: 'Text', missing: 'Enter a text.' }),
});

/** Posts by email to mailing lists whose subscribers confirmed that they want posts. */
export const postMailings = {
  lists: defineRoute({
    id: 'post-mailings.lists',
    method: 'GET',
    path: '/app/post-mailings/{identifier}/{id}',
    summary: 'The mailing lists that send posts, and what became of this post on each.',
    params: ownItemParams,
    response: z.object({ items: z.array(mailablePostList) }),
    errors: ['not_found'],
  }),
  send: defineRoute({
    id: 'post-mailings.send',
    method: 'POST',
    path: '/app/post-mailings/{identifier}/{id}',
    summary:
      'Give a public post to a mailing list, once. It is sent within a minute, or when the quiet hours of the list end.',
    status: 201,
    params: ownItemParams,
    body: writtenEmail,
    response: mailablePostList,
    errors: ['not_found', 'already_exists', 'invalid_transition', 'invalid_input', 'too_many_requests'],
  }),
  sendTest: defineRoute({
    id: 'post-mailings.test',
    method: 'POST',
    path: '/app/post-mailings/{identifier}/{id}/test',
    summary:
      'Send the session alone the email that a mailing list would get. The list keeps its one sending.',
    params: ownItemParams,
    body: writtenEmail,
    response: z.object({ email }),
    errors: ['not_found', 'invalid_transition', 'invalid_input', 'too_many_requests'],
  }),
};
