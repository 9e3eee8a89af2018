import type { MailedInquiry } from '../modules/inquiries/mails/inquiry-mails.ts';

/** An inquiry as mails quote it; `typed` stands wherever people type. */
export const sampleInquiry = (typed: string): MailedInquiry => ({
  ref: 'INQ-AAAAA',
  type: 2,
  subject: typed,
  message: typed,
  fields: { outlet: typed },
  deadlineAt: new Date('2026-11-19T12:00:00Z'),
  restricted: false,
  seeker: { name: typed, firstname: typed, organization: typed, timezone: 'UTC', verified: false },
  recipients: ['Maren Okonjo-Hale'],
  organisation: { name: 'Northmere University', deskPhone: '01632 960 144', timezone: 'UTC' },
});
