import type { MailKinds } from '@rostrum/server-kit/mail';

/** Mails about an account. Each one is sent by a test. */
export const accountMailKinds = {
  'account.confirm_address': 'account',
  'account.reset_password': 'account',
  'account.sign_in_link': 'account',
  'account.change_address': 'account',
  'account.confirm_mailbox': 'account',
  'account.joined': 'account',
  'account.restore': 'account',
  'account.invitation': 'conversation',
  'security.single_sign_on': 'account',
  'security.certificate_expiring': 'account',
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
  'security.account_restored': 'account',
  'security.data_export_ready': 'account',
  'security.organisation_closing': 'account',
  'security.organisation_kept': 'account',
} as const satisfies MailKinds;
export type AccountMailKind = keyof typeof accountMailKinds;
