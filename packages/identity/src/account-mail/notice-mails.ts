import { formatDay, withoutTitles } from '@rostrum/contracts';
import type { OutgoingMail } from '@rostrum/server-kit/mail';
import { accountMail, noOneAsks } from './account-mail.ts';

interface Person {
  firstname: string;
  lastname: string;
  email: string;
}
const toOf = ({ firstname, lastname, email }: Person) => ({ name: `${firstname} ${lastname}`, email });
const tellAdministrator = 'If that was not you, tell the administrator of your organisation at once.';

/** After every change of a password, whoever made it. */
export const passwordChangedMail = (
  person: Person,
  { how, orgId = null }: { how: 'settings' | 'mailed link'; orgId?: string | null },
): OutgoingMail =>
  accountMail({
    kind: 'security.password_changed',
    to: toOf(person),
    subject: 'Your password was changed',
    preview: 'If that was not you, act now.',
    text: [
      how === 'settings'
        ? `Hello ${withoutTitles(person.firstname)}, the password of your account was changed just now. Every other browser was signed out.`
        : `Hello ${withoutTitles(person.firstname)}, a mailed link was used just now to set a new password for your account. Every browser was signed out.`,
      how === 'settings'
        ? tellAdministrator
        : `If that was not you, someone else can read your mail: change the password of your mailbox first, then ask for a new link here. ${tellAdministrator}`,
    ],
    footer: ['You get this mail because the account belongs to this address.', noOneAsks],
    orgId,
  });

/** Instead of a second account: there is one already. */
export const knownAddressMail = (
  person: Person,
  { loginUrl, forgotUrl }: { loginUrl: string; forgotUrl: string },
): OutgoingMail =>
  accountMail({
    kind: 'security.known_address',
    to: toOf(person),
    subject: 'You have an account already',
    preview: 'Sign in, or set a new password.',
    text: [
      `Hello ${withoutTitles(person.firstname)}, someone signed up with this address just now. You have an account already, so nothing was changed.`,
    ],
    button: { label: 'Sign in', href: loginUrl },
    after: ['Do you not know your password any more?'],
    link: { label: 'Set a new one', href: forgotUrl },
    footer: ['You get this mail because someone signed up with this address.', noOneAsks],
  });

/** To a user whose account is switched off and who asked for a way in. */
export const deactivatedMail = (person: Person): OutgoingMail =>
  accountMail({
    kind: 'security.deactivated',
    to: toOf(person),
    subject: 'Your account is switched off',
    preview: 'The administrator of your organisation can switch it on.',
    text: [
      `Hello ${withoutTitles(person.firstname)}, someone tried to sign in with this address. The account is switched off; the administrator of your organisation can switch it on again.`,
    ],
    footer: ['You get this mail because the account belongs to this address.', noOneAsks],
  });

/** To the new address: the link that moves the account there. No one has proved it yet, so the account's name is not told. */
export const confirmMoveMail = ({ to, href }: { to: string; href: string }): OutgoingMail =>
  accountMail({
    kind: 'account.change_address',
    to: { name: '', email: to },
    subject: 'Confirm your new address',
    preview: 'The link works once, for an hour.',
    text: [
      'Hello, confirm that this address is yours, and your account moves here. The link works once, for an hour, in a browser where you are signed in.',
    ],
    button: { label: 'Confirm this address', href },
    after: ['If you do not know of this, do nothing: the account stays where it is.'],
    footer: ['You get this mail because someone entered this address in their settings.', noOneAsks],
  });

/** To the new address, when it has an account of its own. */
export const addressTakenMail = (person: Person, loginUrl: string): OutgoingMail =>
  accountMail({
    kind: 'security.address_taken',
    to: toOf(person),
    subject: 'This address has an account already',
    preview: 'Two accounts cannot share an address.',
    text: [
      `Hello ${withoutTitles(person.firstname)}, someone wanted to move another account to this address. It has an account already, so nothing was changed.`,
    ],
    button: { label: 'Sign in to this account', href: loginUrl },
    footer: ['You get this mail because someone entered this address in their settings.', noOneAsks],
  });

/** `ada@paper.example` as `a…@paper.example`: enough to recognise, too little to write to. */
export const veiled = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');

/** To the old address: before and after the account leaves it. */
export const moveNoticeMail = (
  person: Person,
  { to, isDone, orgId }: { to: string; isDone: boolean; orgId: string | null },
): OutgoingMail =>
  accountMail({
    kind: 'security.address_change',
    to: toOf(person),
    subject: isDone ? 'Your account has a new address' : 'Your address is about to change',
    preview: `The new one is ${veiled(to)}.`,
    text: [
      isDone
        ? `Hello ${withoutTitles(person.firstname)}, your account moved to ${veiled(to)} just now. This address signs in no more, and every other browser was signed out.`
        : `Hello ${withoutTitles(person.firstname)}, someone signed in as you asked to move your account to ${veiled(to)}. It moves once the new address is confirmed.`,
      isDone
        ? tellAdministrator
        : `If that was not you, change your password now: that stops it. ${tellAdministrator}`,
    ],
    footer: ['You get this mail because the account belonged to this address.', noOneAsks],
    orgId,
  });

const wordsOf = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** To those who run an organisation, before the certificate of its identity provider ends. */
export const certificateMail = (
  person: Person,
  { organisation, orgId, until, days }: { organisation: string; orgId: string; until: Date; days: number },
  publicUrl: string,
) =>
  accountMail({
    kind: 'security.certificate_expiring',
    to: toOf(person),
    subject: `Single sign-on: the certificate expires in ${wordsOf(days)} or less`,
    preview: `It is valid until ${formatDay(until)}.`,
    text: [
      `Hello ${withoutTitles(person.firstname)}, the certificate of the identity provider of ${organisation} is valid until ${formatDay(until)}. After that no one can sign in through it.`,
      'Get the new certificate or metadata from your identity provider and add it under Settings, SSO, before that day.',
    ],
    button: { label: 'Open SSO settings', href: `${publicUrl}/dashboard/settings/sso` },
    footer: ['You get this mail because you run the organisation. Each of these warnings is sent once.'],
    organisation,
    orgId,
  });
