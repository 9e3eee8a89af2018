import type { MailKinds } from '@rostrum/server-kit/mail';

/** Mails of mailing lists. Each one is sent by a test. */
export const mailingListMailKinds = {
  'mailing_list.confirm': 'conversation',
  'mailing_list.inquiry': 'conversation',
  'mailing_list.summary': 'bulk',
  'mailing_list.post': 'bulk',
  'mailing_list.report': 'bulk',
  'mailing_list.test': 'conversation',
} as const satisfies MailKinds;
export type MailingListMailKind = keyof typeof mailingListMailKinds;
