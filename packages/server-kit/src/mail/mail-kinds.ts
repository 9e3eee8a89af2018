/**
 * Higher ones leave first, whatever waits. `account`: a person cannot sign in or must hear of a change at once.
 * `conversation`: a user wrote to another. `bulk`: written by the clock, for many people at the same moment.
 */
export const mailPriorities = { account: 30, conversation: 20, bulk: 10 } as const;
export type MailPriority = keyof typeof mailPriorities;

/**
 * Who vouches for the address of a kind. `proven`: its own account or a confirmation. `account`: its own account, but
 * anyone can cause the mail. `member`: a member of an organisation entered it. `visitor`: a person who did not prove it
 * entered it. `correspondent`: the same, for what follows in a conversation.
 */
export type MailRecipient = 'proven' | 'account' | 'member' | 'visitor' | 'correspondent';

export interface MailKind {
  priority: MailPriority;
  recipient: MailRecipient;
  /** Over its budget a mail is recorded as failed, and the caller goes on: for mails that accompany something else. */
  isDroppedOverBudget?: true;
}

/** The kinds of mail that modules declare. */
export type MailKinds = Readonly<Record<string, MailKind>>;

/** As the queue counts it; a kind of a release that is gone by now counts as a conversation. */
export const priorityOf = (kinds: MailKinds, kind: string): number =>
  mailPriorities[(Object.hasOwn(kinds, kind) ? kinds[kind]?.priority : undefined) ?? 'conversation'];
