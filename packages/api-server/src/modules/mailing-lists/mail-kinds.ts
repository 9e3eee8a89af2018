import type { MailKinds } from '@rostrum/server-kit/mail';

/** Mails of mailing lists. Each one is sent by a test. */
export const mailingListMailKinds = {
  'mailing_list.confirm': { priority: 'conversation', recipient: 'member' },
  'mailing_list.inquiry': { priority: 'conversation', recipient: 'proven' },
  'mailing_list.summary': { priority: 'bulk', recipient: 'proven' },
  'mailing_list.post': { priority: 'bulk', recipient: 'proven' },
  'mailing_list.report': { priority: 'bulk', recipient: 'proven' },
  'mailing_list.test': { priority: 'conversation', recipient: 'proven' },
} as const satisfies MailKinds;
export type MailingListMailKind = keyof typeof mailingListMailKinds;
