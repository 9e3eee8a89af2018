import type { Transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { createAccountLinks } from './account-links.ts';
import { invitationMail } from './invitation-mail.ts';
import type { InvitationRow } from './invitations.repository.ts';

/** The mails of invitations. */
export function createInvitationPost({ mail, config }: Pick<IdentityDeps, 'mail' | 'config'>) {
  const links = createAccountLinks(config.publicUrl);
  return {
    /** @throws RateLimitError if the mailbox or the organisation has had its share. */
    async send(tx: Transaction, row: InvitationRow, secret: string): Promise<void> {
      const { email, organisation, orgId, invitedByName: invitedBy, role, note } = row;
      const href = links.invitation(secret);
      await mail.enqueue(tx, invitationMail({ email, organisation, orgId, invitedBy, role, note, href }));
    },
  };
}
