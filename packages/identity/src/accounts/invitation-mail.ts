import type { MemberRole } from '@rostrum/contracts';
import { type OutgoingMail, toPlainName } from '@rostrum/server-kit/mail';
import { accountMail, noOneAsks } from '../account-mail/account-mail.ts';

/** A role as one says it of a user: `as an agent`. */
export const roleWords: Readonly<Record<MemberRole, string>> = {
  owner: 'an owner',
  administrator: 'an administrator',
  agent: 'an agent',
  expert: 'an expert',
  staff: 'a member of staff',
};

/**
 * Asks a user to join an organisation. Reads the same whether or not they have an account. No one has proved the address, so
 * the names of the organisation and of who invites are repeated as plain names. The contract takes no note with a web address,
 * an email address or a telephone number.
 */
export const invitationMail = ({
  email,
  orgId,
  role,
  note,
  href,
  ...typed
}: {
  email: string;
  organisation: string;
  orgId: string;
  invitedBy: string;
  role: MemberRole;
  note: string;
  href: string;
}): OutgoingMail => {
  const organisation = toPlainName(typed.organisation) || 'an organisation';
  const invitedBy = toPlainName(typed.invitedBy) || 'A colleague';
  return accountMail({
    kind: 'account.invitation',
    to: { name: '', email },
    subject: `${invitedBy} invites you to ${organisation}`,
    preview: `Join ${organisation} as ${roleWords[role]}.`,
    title: `Join ${organisation}`,
    organisation,
    text: [
      `Hello, ${invitedBy} invites you to join ${organisation} on Rostrum as ${roleWords[role]}.`,
      ...(note === '' ? [] : [`${invitedBy} writes: “${note}”`]),
      'Rostrum is where journalists and others find experts and ask them.',
    ],
    button: { label: 'See the invitation', href },
    after: ['The link works for 14 days. It is meant for you alone: do not pass it on.'],
    footer: [
      `You get this mail because ${invitedBy} entered this address. If you do not know ${organisation}, ignore it.`,
      noOneAsks,
    ],
    orgId,
  });
};
