import type { MailKinds } from '@rostrum/server-kit/mail';

/** Mails about profiles. Each one is sent by a test. */
export const personMailKinds = {
  'person.review': { priority: 'bulk', recipient: 'member' },
  'person.review_reminder': { priority: 'bulk', recipient: 'member' },
  'person.submitted': { priority: 'conversation', recipient: 'proven' },
  'person.published': { priority: 'conversation', recipient: 'proven' },
  'person.returned': { priority: 'conversation', recipient: 'proven' },
  'person.change_approved': { priority: 'conversation', recipient: 'proven' },
  'person.change_returned': { priority: 'conversation', recipient: 'proven' },
  'person.accreditation_expires': { priority: 'bulk', recipient: 'proven' },
} as const satisfies MailKinds;
export type PersonMailKind = keyof typeof personMailKinds;
