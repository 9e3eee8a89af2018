import type { MailKinds } from '@rostrum/server-kit/mail';

/** Mails about posts. Each one is sent by a test. */
export const postMailKinds = {
  'post.signoff': { priority: 'conversation', recipient: 'member' },
  'post.signoff_result': { priority: 'conversation', recipient: 'proven' },
} as const satisfies MailKinds;
