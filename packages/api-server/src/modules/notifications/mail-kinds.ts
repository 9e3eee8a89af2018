import type { MailKinds } from '@rostrum/server-kit/mail';

/** Mails of notifications. Each one is sent by a test. */
export const notificationMailKinds = {
  'notification.digest': { priority: 'bulk', recipient: 'proven' },
} as const satisfies MailKinds;
export type NotificationMailKind = keyof typeof notificationMailKinds;
