/**
 * Higher ones leave first, whatever waits. `account`: a person cannot sign in or must hear of a change at once.
 * `conversation`: a user wrote to another. `bulk`: written by the clock, for many people at the same moment.
 */
export const mailPriorities = { account: 30, conversation: 20, bulk: 10 } as const;
export type MailPriority = keyof typeof mailPriorities;

/** The kinds of mail that modules declare, each with its priority. */
export type MailKinds = Readonly<Record<string, MailPriority>>;

/** As the queue counts it; a kind of a release that is gone by now counts as a conversation. */
export const priorityOf = (kinds: MailKinds, kind: string): number =>
  mailPriorities[(Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? 'conversation'];
