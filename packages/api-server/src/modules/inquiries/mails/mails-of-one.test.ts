import { expect, test } from 'vitest';
import { newInquiryMail, replyMail, type MailedInquiry } from './inquiry-mails.ts';

const now = new Date('2026-11-19T10:12:00Z');
const inquiry = (isOfOne: boolean): MailedInquiry => ({
  ref: 'INQ-7K2M9',
  type: 2,
  subject: 'Eggs',
  message: 'Why do they run out?',
  fields: {},
  deadlineAt: null,
  restricted: false,
  seeker: {
    name: 'Callum Strand',
    firstname: 'Callum',
    organization: null,
    timezone: 'UTC',
    verified: false,
  },
  recipients: ['Saoirse Vandermeer'],
  organisation: { name: 'Saoirse Vandermeer', deskPhone: null, timezone: 'UTC', isOfOne },
});
const write = (isOfOne: boolean) =>
  JSON.stringify([
    newInquiryMail(inquiry(isOfOne), { inboxUrl: 'https://rostrum.test', now, reason: { kind: 'asked' } }),
    ...[true, false].map((takesAnswers) =>
      replyMail(
        inquiry(isOfOne),
        { author: 'Saoirse', body: 'Hens rest.', takesAnswers },
        'https://rostrum.test',
      ),
    ),
  ]);

test('emails of somebody who stands alone speak of no desk and no team', () => {
  expect(write(true)).not.toMatch(/\b(?:office|desk|team)\b/i);
  expect(write(false)).toMatch(/whole desk/);
  expect(write(false)).toMatch(/your team/);
});
