import type { MailKinds } from '@rostrum/server-kit/mail';

/** Mails about a saved search. Each one is sent by a test. */
export const savedSearchMailKinds = {
  'search.alert': { priority: 'bulk', recipient: 'proven' },
} as const satisfies MailKinds;
export type SavedSearchMailKind = keyof typeof savedSearchMailKinds;
