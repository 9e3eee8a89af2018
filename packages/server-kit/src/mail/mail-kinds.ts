/**
 * Higher ones leave first, whatever waits. `account`: a person cannot sign in or must hear of a change at once.
 * `conversation`: somebody wrote to somebody. `bulk`: written by the clock, for many people at the same moment.
 */
export const mailPriorities = { account: 30, conversation: 20, bulk: 10 } as const;
export type MailPriority = keyof typeof mailPriorities;

/** Every kind of mail there is. What is not listed here cannot be sent, and each one listed is sent by a test. */
export const mailKinds = {
  'account.confirm_address': 'account',
  'account.reset_password': 'account',
  'account.sign_in_link': 'account',
  'account.change_address': 'account',
  'account.joined': 'account',
  'account.invitation': 'conversation',
  'security.single_sign_on': 'account',
  'security.sign_up_expired': 'account',
  'security.known_address': 'account',
  'security.deactivated': 'account',
  'security.address_taken': 'account',
  'security.address_change': 'account',
  'security.password_changed': 'account',
  'security.password_set': 'account',
  'security.passkey_added': 'account',
  'security.passkey_removed': 'account',
  'security.totp_added': 'account',
  'security.totp_removed': 'account',
  'security.recovery_codes_renewed': 'account',
  'security.recovery_code_used': 'account',
  'security.new_device': 'account',
  'inquiry.receipt': 'conversation',
  'inquiry.new': 'conversation',
  'inquiry.assigned': 'conversation',
  'inquiry.reply': 'conversation',
  'inquiry.seeker_reply': 'conversation',
  'inquiry.withdrawn': 'conversation',
  'inquiry.closed': 'conversation',
  'search.alert': 'bulk',
} as const satisfies Record<string, MailPriority>;
export type MailKind = keyof typeof mailKinds;

const isKnown = (kind: string): kind is MailKind => Object.hasOwn(mailKinds, kind);

/** As the queue counts it; a kind of a release that is gone by now counts as a conversation. */
export const priorityOf = (kind: string): number =>
  mailPriorities[isKnown(kind) ? mailKinds[kind] : 'conversation'];
