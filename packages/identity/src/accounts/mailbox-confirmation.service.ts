import type { ParsedBody, security } from '@rostrum/contracts';
import {
  AuthenticationError,
  NotAllowedError,
  RateLimitError,
  type Permitted,
  type RequestSession,
} from '@rostrum/server-kit';
import { transaction } from '@rostrum/server-kit/database';
import { mailboxKey } from '@rostrum/server-kit/mail';
import type { IdentityDeps } from '../identity-deps.ts';
import { linkLives, perMailbox } from './account-limits.ts';
import { createAccountLinks } from './account-links.ts';
import { linkGone } from './link-gone.ts';
import { confirmMailboxMail } from './link-mails.ts';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';
import { accountHolderRepository } from '../second-factor/account-holder.repository.ts';
import { factorRepository } from '../second-factor/factors.repository.ts';
import { sessionListRepository } from '../second-factor/session-list.repository.ts';

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Confirming in the middle of a session by a link that is mailed now. */
export function createMailboxConfirmationService({
  db,
  mail,
  limits,
  config,
}: Pick<IdentityDeps, 'db' | 'mail' | 'limits' | 'config'>) {
  const links = createAccountLinks(config.publicUrl);

  async function requireIndependentMailbox(session: RequestSession): Promise<void> {
    const vouching = await sessionListRepository.findVouching(db, session.sessionId);
    // Only members have been vouched for, and seekers cannot read domains.
    if (!vouching?.isVouched || !(await sessionListRepository.isMailboxOfVoucher(db, session.sessionId)))
      return;
    const organisation =
      session.orgId === null ? undefined : await accountHolderRepository.organisation(db, session.orgId);
    const name = organisation?.name ?? 'Your organisation';
    throw new NotAllowedError(
      `${name} signed you in and manages ${domainOf(session.email)}, so a link to ${session.email} doesn't prove that the account is yours. Sign out, then sign in with your password, a passkey or an emailed sign-in link.`,
    );
  }

  return {
    async order(session: Permitted<'security.own'>) {
      await requireIndependentMailbox(session);
      const holder = await accountHolderRepository.find(db, session.userId);
      if (!holder) throw new AuthenticationError();
      const state = await limits.consume({ ...perMailbox('confirm_mailbox'), key: mailboxKey(holder.email) });
      if (!state.allowed)
        throw new RateLimitError(
          state.retryAfter,
          "You've asked for three links within the hour. Open the newest one, or try again later.",
        );
      await transaction(db, async (tx) => {
        const token = await oneTimeTokenRepository.issue(tx, 'confirm_mailbox', {
          userId: holder.userId,
          email: holder.email,
          data: { session: session.sessionId },
          seconds: linkLives.confirmMailbox,
        });
        await mail.enqueue(tx, confirmMailboxMail(holder, links.confirmMailbox(token)));
      });
      return { sent_to: holder.email };
    },

    async confirm(session: Permitted<'security.own'>, { token }: ParsedBody<typeof security.confirmMailbox>) {
      await requireIndependentMailbox(session);
      const found = await oneTimeTokenRepository.peek(db, 'confirm_mailbox', token);
      const isOfSession =
        found?.userId === session.userId &&
        found.data.session === session.sessionId &&
        found.email?.toLowerCase() === session.email.toLowerCase();
      if (!isOfSession || !(await oneTimeTokenRepository.take(db, 'confirm_mailbox', token)))
        throw linkGone(
          'This link was used already, is older than 15 minutes, or was asked for in another browser. Open it in the browser you asked for it in, or ask for a new one.',
        );
      // Where there is a second factor, the mailbox alone confirms nothing.
      const confirms = (await factorRepository.kindsOf(db, session.userId)).length === 0;
      if (!(await sessionListRepository.confirmMailbox(db, session.sessionId, { confirms })))
        throw new AuthenticationError();
      const until = await sessionListRepository.confirmedUntil(db, session.sessionId, 'account');
      return { email: session.email, confirmed_until: until?.toISOString() ?? null };
    },
  };
}
