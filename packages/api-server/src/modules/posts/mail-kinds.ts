import type { MailKinds } from '@rostrum/server-kit/mail';

/** Mails about posts. Each one is sent by a test. */
export const postMailKinds = {
  'post.signoff': 'conversation',
  'post.signoff_result': 'conversation',
} as const satisfies MailKinds;
