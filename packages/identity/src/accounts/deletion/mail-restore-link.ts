import type { Transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../../identity-deps.ts';
import { oneTimeTokenRepository } from '../../sessions/one-time-tokens.repository.ts';
import { createAccountLinks } from '../account-links.ts';
import { restoreAccountMail } from './deletion-mails.ts';

/** Mails a new link that brings the account back. Earlier ones go on working: each lies in the same mailbox. */
export async function mailRestoreLink(
  tx: Transaction,
  { mail, config, clock }: Pick<IdentityDeps, 'mail' | 'config' | 'clock'>,
  {
    account,
    until,
  }: {
    account: { id: string; email: string; firstname: string; lastname: string; timezone: string };
    until: Date;
  },
): Promise<void> {
  const seconds = Math.floor((until.getTime() - clock().getTime()) / 1000);
  if (seconds <= 0) return;
  const { id: userId, email } = account;
  const token = await oneTimeTokenRepository.issue(tx, 'restore_account', { userId, email, seconds });
  const href = createAccountLinks(config.publicUrl).restoreAccount(token);
  await mail.enqueue(tx, restoreAccountMail(account, { href, until }));
}
