import type { Transaction } from '@rostrum/server-kit/database';
import type { LimitState } from '@rostrum/server-kit/limits';
import type { IdentityDeps } from '../identity-deps.ts';
import { perMailbox } from './account-limits.ts';
import { createAccountLinks } from './account-links.ts';
import { invitationMail } from './invitation-mail.ts';
import type { InvitationRow } from './invitations.repository.ts';
import { mailboxKey } from './mailbox-key.ts';

/** The mails of invitations, and how many of them a mailbox gets. */
export function createInvitationPost({
  mail,
  limits,
  config,
}: Pick<IdentityDeps, 'mail' | 'limits' | 'config'>) {
  const links = createAccountLinks(config.publicUrl);
  return {
    admit: (email: string): Promise<LimitState> =>
      limits.consume({ ...perMailbox('invitation'), key: mailboxKey(email) }),

    async send(tx: Transaction, row: InvitationRow, secret: string): Promise<void> {
      const { email, organisation, orgId, invitedByName: invitedBy, role } = row;
      const href = links.invitation(secret);
      await mail.enqueue(tx, invitationMail({ email, organisation, orgId, invitedBy, role, href }));
    },
  };
}
