import type { MailKinds } from '@rostrum/server-kit/mail';

/** Mails about profiles. Each one is sent by a test. */
export const personMailKinds = {
  'person.review': 'bulk',
  'person.review_reminder': 'bulk',
  'person.change_approved': 'conversation',
  'person.change_returned': 'conversation',
  'person.accreditation_expires': 'bulk',
} as const satisfies MailKinds;
export type PersonMailKind = keyof typeof personMailKinds;
