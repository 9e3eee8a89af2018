import type { MailKinds } from '@rostrum/server-kit/mail';

/** Mails about an account. Each one is sent by a test. */
export const accountMailKinds = {
  'account.confirm_address': { priority: 'account', recipient: 'visitor', isDroppedOverBudget: true },
  'account.reset_password': { priority: 'account', recipient: 'account', isDroppedOverBudget: true },
  'account.sign_in_link': { priority: 'account', recipient: 'account', isDroppedOverBudget: true },
  'account.change_address': { priority: 'account', recipient: 'visitor', isDroppedOverBudget: true },
  'account.confirm_mailbox': { priority: 'account', recipient: 'account' },
  'account.joined': { priority: 'account', recipient: 'proven' },
  'account.restore': { priority: 'account', recipient: 'account', isDroppedOverBudget: true },
  'account.invitation': { priority: 'conversation', recipient: 'member' },
  'security.single_sign_on': { priority: 'account', recipient: 'account', isDroppedOverBudget: true },
  'security.certificate_expiring': { priority: 'account', recipient: 'proven' },
  'security.sign_up_expired': { priority: 'account', recipient: 'account', isDroppedOverBudget: true },
  'security.known_address': { priority: 'account', recipient: 'account', isDroppedOverBudget: true },
  'security.deactivated': { priority: 'account', recipient: 'account', isDroppedOverBudget: true },
  'security.address_taken': { priority: 'account', recipient: 'account', isDroppedOverBudget: true },
  'security.address_change': { priority: 'account', recipient: 'proven' },
  'security.password_changed': { priority: 'account', recipient: 'proven' },
  'security.password_set': { priority: 'account', recipient: 'proven' },
  'security.passkey_added': { priority: 'account', recipient: 'proven' },
  'security.passkey_removed': { priority: 'account', recipient: 'proven' },
  'security.totp_added': { priority: 'account', recipient: 'proven' },
  'security.totp_removed': { priority: 'account', recipient: 'proven' },
  'security.recovery_codes_renewed': { priority: 'account', recipient: 'proven' },
  'security.recovery_code_used': { priority: 'account', recipient: 'proven' },
  'security.new_device': { priority: 'account', recipient: 'proven' },
  'security.account_restored': { priority: 'account', recipient: 'proven' },
  'security.data_export_ready': { priority: 'account', recipient: 'proven' },
  'security.organisation_closing': { priority: 'account', recipient: 'proven' },
  'security.organisation_kept': { priority: 'account', recipient: 'proven' },
} as const satisfies MailKinds;
export type AccountMailKind = keyof typeof accountMailKinds;
