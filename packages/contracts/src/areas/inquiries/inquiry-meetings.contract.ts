import {
  defineRoute,
  describeField,
  inquiryDetail,
  isoDateTime,
  line,
  meetingMode,
  ownItemParams,
  outgoingProse,
  rowVersion,
  trackedInquiry,
  z,
} from '@rostrum/contracts';

/** So many times can be offered at once; more would be a calendar. */
export const mostMeetingTimes = 5;

const arranged = {
  version: rowVersion,
  mode: describeField(meetingMode, { label: 'How you meet', missing: 'Choose how you meet.' }),
  place: describeField(line(300), {
    label: 'Where',
    hint: 'A link, a number or an address. It is in the email and in the calendar entry.',
  }).optional(),
};

/** Times that the desk offers to the sender. */
export const meetingOffer = z.object({
  ...arranged,
  times: describeField(
    z
      .array(isoDateTime)
      .min(1, 'Offer at least one time.')
      .max(mostMeetingTimes, `Offer up to ${mostMeetingTimes} times.`),
    { label: 'Times', missing: 'Offer at least one time.' },
  ),
  minutes: describeField(z.number().int().min(15, 'At least 15 minutes.').max(120, 'At most 120 minutes.'), {
    label: 'Length in minutes',
  }),
  text: describeField(outgoingProse(2000), {
    label: 'Message',
    hint: 'The times follow below it.',
  }).optional(),
});

/** One of the times that a meeting inquiry proposes. */
const meetingAgreement = z.object({ ...arranged, start: isoDateTime });

const deskErrors = ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition'] as const;

/** The desk arranges a meeting with the sender of an inquiry. */
export const inquiryMeetings = {
  offer: defineRoute({
    id: 'inquiry-meetings.offer',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/meeting',
    summary:
      'Offer times for a meeting as a reply; the sender chooses one. Takes the place of what was offered before.',
    params: ownItemParams,
    body: meetingOffer,
    response: inquiryDetail,
    status: 201,
    idempotent: true,
    errors: [...deskErrors, 'idempotency_conflict'],
  }),
  agree: defineRoute({
    id: 'inquiry-meetings.agree',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/meeting/agree',
    summary:
      'Agree to one of the times that the sender proposed in the form. Both sides get a calendar entry.',
    params: ownItemParams,
    body: meetingAgreement,
    response: inquiryDetail,
    errors: deskErrors,
  }),
  cancel: defineRoute({
    id: 'inquiry-meetings.cancel',
    method: 'POST',
    path: '/app/inquiries/{identifier}/{id}/meeting/cancel',
    summary: 'Cancel an agreed meeting, or take back the times that were offered. The sender is told.',
    params: ownItemParams,
    body: z.object({
      version: rowVersion,
      text: describeField(outgoingProse(2000), { label: 'Message' }).optional(),
    }),
    response: inquiryDetail,
    errors: deskErrors,
  }),
};

const choice = z.object({ at: isoDateTime });

/** The sender chooses one of the offered times, signed in or by the link of an email. */
export const meetingChoices = {
  take: defineRoute({
    id: 'sent-inquiries.take-meeting-time',
    method: 'POST',
    path: '/app/seeker/{identifier}/inquiries/{id}/meeting',
    summary: 'Choose one of the times that were offered for a meeting.',
    params: ownItemParams,
    body: choice,
    response: trackedInquiry,
    errors: ['not_found', 'invalid_transition'],
  }),
  takeByLink: defineRoute({
    id: 'guest-inquiries.take-meeting-time',
    method: 'POST',
    path: '/app/public/inquiries/{token}/meeting',
    summary: 'Choose one of the times that were offered for a meeting, by the tracking link.',
    auth: 'public',
    params: z.object({ token: z.string().min(20).max(200) }),
    body: choice,
    response: trackedInquiry,
    errors: ['not_found', 'gone', 'invalid_transition', 'too_many_requests'],
  }),
};
