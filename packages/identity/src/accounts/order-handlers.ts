import type { Transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';
import { linkLives } from './account-limits.ts';
import { createAccountLinks } from './account-links.ts';
import type { AccountOrder, OrderHandlers } from './account-orders.ts';
import { accountRepository, type Account } from './account.repository.ts';
import { accountDeletionRepository } from './deletion/account-deletions.repository.ts';
import { mailRestoreLink } from './deletion/mail-restore-link.ts';
import type { Discovery } from './discovery.ts';
import {
  confirmAddressMail,
  noPasswordMail,
  resetPasswordMail,
  signInMail,
  signUpAgainMail,
  singleSignOnMail,
} from './link-mails.ts';
import {
  addressTakenMail,
  confirmMoveMail,
  deactivatedMail,
  knownAddressMail,
  moveNoticeMail,
} from '../account-mail/notice-mails.ts';
import { accountStamp, passwordStamp } from './password-stamp.ts';
import { signUpDetails } from './sign-up-details.ts';

type Deps = Pick<IdentityDeps, 'mail' | 'config' | 'clock'> & { discovery: Discovery };

/** What becomes of each order once the answer is out. Here, and only here, it shows whether an address is known. */
export function createOrderHandlers({ mail, config, clock, discovery }: Deps): OrderHandlers {
  const links = createAccountLinks(config.publicUrl);

  async function signInLink(tx: Transaction, { id, email }: Account, callbackUrl: string | null) {
    const token = await oneTimeTokenRepository.issue(tx, 'sign_in_link', {
      userId: id,
      email,
      callbackUrl,
      seconds: linkLives.signIn,
    });
    return links.signIn(token);
  }

  async function askToConfirm(
    tx: Transaction,
    { id, email }: Account,
    { data, callbackUrl }: Pick<AccountOrder, 'data' | 'callbackUrl'>,
  ) {
    const token = await oneTimeTokenRepository.issue(tx, 'verify_email', {
      userId: id,
      email,
      data,
      callbackUrl,
      seconds: linkLives.confirmAddress,
    });
    await mail.enqueue(tx, confirmAddressMail(email, links.signIn(token)));
  }

  async function remindToConfirm(tx: Transaction, account: Account) {
    const waiting = await accountRepository.waitingSignUp(tx, account.id);
    if (waiting) await askToConfirm(tx, account, waiting);
    else await mail.enqueue(tx, signUpAgainMail(account.email, links.signUp()));
  }

  /** Deleted by its own person, within the days in which that can be undone. */
  async function offerToRestore(tx: Transaction, account: Account) {
    const deletion = await accountDeletionRepository.find(tx, account.id);
    if (deletion?.completedAt === null)
      await mailRestoreLink(tx, { mail, config, clock }, { account, until: deletion.dueAt });
  }

  /** The account when it can be signed in to by mail; every other one is told what it can do instead. */
  async function usableAccount(tx: Transaction, email: string): Promise<Account | undefined> {
    const account = await accountRepository.findByEmail(tx, email);
    if (!account) return undefined;
    if (account.status === 'deleted') await offerToRestore(tx, account);
    else if (account.status === 'deactivated') await mail.enqueue(tx, deactivatedMail(account));
    else if (account.status === 'invited') await remindToConfirm(tx, account);
    else {
      const sso = await discovery.requiredFor(tx, account.id);
      if (!sso) return account;
      await mail.enqueue(tx, singleSignOnMail(account, sso, links.login()));
    }
    return undefined;
  }

  return {
    async reset_password(tx, { email, callbackUrl }) {
      const account = await usableAccount(tx, email);
      if (!account) return;
      if (account.passwordHash === null) {
        await mail.enqueue(tx, noPasswordMail(account, await signInLink(tx, account, callbackUrl)));
        return;
      }
      const token = await oneTimeTokenRepository.issue(tx, 'reset_password', {
        userId: account.id,
        email: account.email,
        stamp: passwordStamp(account.passwordHash),
        seconds: linkLives.resetPassword,
      });
      await mail.enqueue(tx, resetPasswordMail(account, links.resetPassword(token, callbackUrl)));
    },

    async sign_in_link(tx, { email, callbackUrl }) {
      const account = await usableAccount(tx, email);
      if (account) await mail.enqueue(tx, signInMail(account, await signInLink(tx, account, callbackUrl)));
    },

    async change_email(tx, { email, data }) {
      const account = await accountRepository.find(tx, String(data.user_id));
      if (account?.status !== 'active') return;
      const { orgId } = await accountRepository.standingOf(tx, account.id);
      await mail.enqueue(tx, moveNoticeMail(account, { to: email, isDone: false, orgId }));
      const owner = await accountRepository.findByEmail(tx, email);
      if (owner && owner.status !== 'invited') {
        if (owner.status === 'active') await mail.enqueue(tx, addressTakenMail(owner, links.login()));
        return;
      }
      const token = await oneTimeTokenRepository.issue(tx, 'change_email', {
        userId: account.id,
        email,
        stamp: accountStamp(account),
        seconds: linkLives.changeAddress,
      });
      await mail.enqueue(tx, confirmMoveMail({ to: email, href: links.confirmAddress(token) }));
    },

    async sign_up(tx, order) {
      const { firstname, lastname } = signUpDetails.parse(order.data);
      const account =
        (await accountRepository.addUnconfirmed(tx, { email: order.email, firstname, lastname })) ??
        (await accountRepository.findByEmail(tx, order.email));
      if (account?.status === 'invited') await askToConfirm(tx, account, order);
      else if (account?.status === 'deactivated') await mail.enqueue(tx, deactivatedMail(account));
      else if (account?.status === 'deleted') await offerToRestore(tx, account);
      else if (account?.status === 'active')
        await mail.enqueue(
          tx,
          knownAddressMail(account, { loginUrl: links.login(), forgotUrl: links.forgotPassword() }),
        );
    },
  };
}
