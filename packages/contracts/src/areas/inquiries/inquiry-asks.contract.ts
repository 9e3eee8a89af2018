import {
  askAnswer,
  askState,
  declineReason,
  defineRoute,
  describeField,
  id,
  inquiryDetail,
  inquiryTypeId,
  isoDateTime,
  line,
  ownItemParams,
  outgoingProse,
  prose,
  rowVersion,
  z,
  maxSearchLength,
} from '@rostrum/contracts';
import { ownAsksList } from './own-asks-list.ts';

/** A colleague who could be asked, with what the records say about being available. */
export const askCandidate = z.object({
  id,
  username: z.string(),
  name: z.string(),
  job_title: z.string(),
  department: z.string().nullable(),
  image: z.string().nullable(),
  /** How the profile takes inquiries of this type; null when it does not say. */
  accepts: z.enum(['yes', 'via_office', 'no']).nullable(),
  notice_hours: z.number().int().nullable(),
  away_until: isoDateTime.nullable(),
  timezone: z.string(),
  /** Half of the first replies came within this time; null when there are too few to say. */
  usual_reply_minutes: z.number().int().nullable(),
  asks_in_30_days: z.number().int(),
  /** Asked more often in 30 days than anybody else of the department. */
  is_most_asked: z.boolean(),
  /** Topics of the profile that the inquiry or the search names. */
  matches: z.array(z.string()),
  /** The inquiry names this expert. */
  is_named: z.boolean().default(false),
  /** The part of the profile that is nearest to the inquiry by meaning; null where words alone decided. */
  sentence: z.object({ source: z.string(), text: z.string() }).nullable().default(null),
});
export type AskCandidate = z.infer<typeof askCandidate>;

const newAsk = z
  .object({
    version: rowVersion,
    person_ids: describeField(
      z.array(id).min(1, 'Choose who is asked.').max(5, 'Ask at most 5 experts at once.'),
      { label: 'Experts' },
    ),
    /** Several are asked at once and the first yes wins, or one after the other in the order given. */
    in_order: z.boolean().default(false),
    text: describeField(outgoingProse(2000, 1), {
      label: 'Message to the experts',
      missing: 'Write what the experts read.',
    }),
    hide_outlet: describeField(z.boolean().default(false), { label: 'Hide the outlet until they accept' }),
    /** Until when they can answer; chosen from the deadline when it is left out. */
    accept_by: isoDateTime.optional(),
  })
  .refine(({ person_ids: ids }) => new Set(ids).size === ids.length, {
    path: ['person_ids'],
    message: 'Choose each expert once.',
  });

/** What an expert answers. Nothing is sent before the button is pressed. */
export const answerBody = z
  .object({
    answer: describeField(askAnswer, { label: 'Your answer', missing: 'Choose your answer.' }),
    reason: describeField(declineReason.optional(), { label: 'Reason' }),
    person_id: describeField(id.optional(), { label: 'Colleague' }),
    times: describeField(z.array(isoDateTime).max(3, 'Offer up to three times.').optional(), {
      label: 'Times',
    }),
    note: describeField(prose(1000), { label: 'Note to the desk' }).optional(),
  })
  .superRefine(({ answer, reason, person_id: personId, times = [] }, context) => {
    const require = (isGiven: boolean, path: string, message: string) => {
      if (!isGiven) context.addIssue({ code: 'custom', path: [path], message });
    };
    if (answer === 'decline') require(reason !== undefined, 'reason', 'Choose the reason that fits best.');
    if (answer === 'suggest') require(personId !== undefined, 'person_id', 'Choose a colleague.');
    if (answer === 'propose') require(times.length > 0, 'times', 'Offer at least one time.');
  });

const colleague = z.object({
  id,
  name: z.string(),
  job_title: z.string(),
  image: z.string().nullable(),
  username: z.string(),
});
export type AskColleague = z.infer<typeof colleague>;

/** What the expert reads: what the desk wrote, who asks as far as that is shown, and by when. Never a note of the desk. */
export const askView = z.object({
  ref: z.string(),
  type: inquiryTypeId,
  state: askState,
  organisation: z.object({ name: z.string(), desk_phone: z.string().nullable() }),
  firstname: z.string(),
  timezone: z.string(),
  deadline_at: isoDateTime.nullable(),
  expires_at: isoDateTime.nullable(),
  responded_at: isoDateTime.nullable(),
  /** What there is to decide about; null once the ask is over, since a link may have been forwarded. */
  question: z
    .object({
      text: z.string(),
      /** Null for a restricted inquiry, whose sender is shown after the desk says so. */
      sender: z
        .object({ name: z.string(), organization: z.string().nullable(), verified: z.boolean() })
        .nullable(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      is_first_yes: z.boolean(),
    })
    .nullable(),
});
export type AskView = z.infer<typeof askView>;

const askItemParams = ownItemParams.extend({ ask_id: id });
const changeErrors = ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition'] as const;
const answerErrors = ['not_found', 'gone', 'invalid_transition', 'idempotency_conflict'] as const;
const colleagueQuery = z.object({ q: line(maxSearchLength).optional() });
const colleagues = z.object({ items: z.array(colleague) });
const tokenParams = z.object({ token: z.string().min(20).max(200) });

/** Asking experts, from the desk's side. */
export const inquiryAsks = {
  candidates: defineRoute({
    id: 'inquiry-asks.candidates',
    method: 'GET',
    path: '/app/inquiries/{identifier}/{id}/ask-candidates',
    summary: 'Experts who could be asked about an inquiry: those who fit first, then the available ones.',
    params: ownItemParams,
    query: colleagueQuery,
    response: z.object({ items: z.array(askCandidate) }),
    errors: ['not_allowed', 'not_found'],
  }),
  ask: defineRoute({
    id: 'inquiries.ask',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/asks',
    summary: 'Ask experts by email, with a link that each can answer once without signing in.',
    params: ownItemParams,
    body: newAsk,
    response: inquiryDetail,
    status: 201,
    idempotent: true,
    errors: [...changeErrors, 'idempotency_conflict'],
  }),
  remind: defineRoute({
    id: 'inquiries.remind',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/asks/{ask_id}/remind',
    summary: 'Send the email to an expert again, with a new link.',
    params: askItemParams,
    response: inquiryDetail,
    errors: [...changeErrors, 'too_many_requests'],
  }),
  cancel: defineRoute({
    id: 'inquiries.cancel-ask',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/asks/{ask_id}/cancel',
    summary: 'Take back a question to an expert; who was mailed is told.',
    params: askItemParams,
    response: inquiryDetail,
    errors: changeErrors,
  }),
  takeTime: defineRoute({
    id: 'inquiries.take-time',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/asks/{ask_id}/time',
    summary: 'Agree to one of the times that an expert offered; from then on the expert has accepted.',
    params: askItemParams,
    body: z.object({ at: isoDateTime }),
    response: inquiryDetail,
    errors: changeErrors,
  }),
};

/** The same from the side of a signed-in expert. */
export const ownAsks = {
  list: ownAsksList,
  get: defineRoute({
    id: 'own-asks.get',
    method: 'GET',
    path: '/app/asks/{identifier}/{id}',
    summary: 'One question to the session.',
    params: ownItemParams,
    response: askView,
    errors: ['not_allowed', 'not_found'],
  }),
  colleagues: defineRoute({
    id: 'own-asks.colleagues',
    method: 'GET',
    path: '/app/asks/{identifier}/{id}/colleagues',
    summary: 'Colleagues with a public profile who could be suggested.',
    params: ownItemParams,
    query: colleagueQuery,
    response: colleagues,
    errors: ['not_allowed', 'not_found'],
  }),
  answer: defineRoute({
    id: 'own-asks.answer',
    method: 'POST',
    path: '/app/asks/{identifier}/{id}/answer',
    summary: 'Accept, decline, suggest a colleague or propose a time.',
    params: ownItemParams,
    body: answerBody,
    response: askView,
    status: 201,
    idempotent: true,
    errors: ['not_allowed', ...answerErrors],
  }),
};

/** The same behind the link of an email: its token stands for the session. Reading it never answers. */
export const linkAsks = {
  get: defineRoute({
    id: 'link-asks.get',
    method: 'GET',
    path: '/app/public/asks/{token}',
    summary: 'The question behind a link. Mail scanners open links, so opening changes nothing.',
    auth: 'public',
    params: tokenParams,
    response: askView,
    errors: ['not_found'],
  }),
  colleagues: defineRoute({
    id: 'link-asks.colleagues',
    method: 'GET',
    path: '/app/public/asks/{token}/colleagues',
    summary: 'Colleagues with a public profile who could be suggested.',
    auth: 'public',
    params: tokenParams,
    query: colleagueQuery,
    response: colleagues,
    errors: ['not_found', 'gone'],
  }),
  answer: defineRoute({
    id: 'link-asks.answer',
    method: 'POST',
    path: '/app/public/asks/{token}/answer',
    summary: 'Accept, decline, suggest a colleague or propose a time; works once.',
    auth: 'public',
    params: tokenParams,
    body: answerBody,
    response: askView,
    status: 201,
    idempotent: true,
    errors: [...answerErrors, 'too_many_requests'],
  }),
};
