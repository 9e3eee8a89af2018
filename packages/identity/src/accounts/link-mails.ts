import { withoutTitles } from '@rostrum/contracts';
import type { SingleSignOn } from '@rostrum/contracts';
import type { OutgoingMail } from '@rostrum/server-kit/mail';
import { accountMail, noOneAsks } from '../account-mail/account-mail.ts';
import type { Account } from './account.repository.ts';

type Person = Pick<Account, 'firstname' | 'lastname' | 'email'>;
const toOf = ({ firstname, lastname, email }: Person) => ({ name: `${firstname} ${lastname}`, email });
const notYou = 'If you did not ask for this, do nothing: without the link nothing changes.';

/** The link that sets a new password. */
export const resetPasswordMail = (person: Person, href: string): OutgoingMail =>
  accountMail({
    kind: 'account.reset_password',
    to: toOf(person),
    subject: 'Set a new password',
    preview: 'The link works once, for 30 minutes.',
    text: [
      `Hello ${withoutTitles(person.firstname)}, here is the link that sets a new password. It works once, for 30 minutes.`,
    ],
    button: { label: 'Set a new password', href },
    after: ['Once it is set, every browser is signed out and the new password signs you in.', notYou],
    footer: ['You get this mail because someone asked for a new password with this address.', noOneAsks],
  });

/** The link that signs in. */
export const signInMail = (person: Person, href: string): OutgoingMail =>
  accountMail({
    kind: 'account.sign_in_link',
    to: toOf(person),
    subject: 'Your sign-in link',
    preview: 'The link works once, for 30 minutes.',
    text: [
      `Hello ${withoutTitles(person.firstname)}, this link signs you in. It works once, for 30 minutes.`,
    ],
    button: { label: 'Sign in', href },
    after: [notYou],
    footer: ['You get this mail because someone asked for a sign-in link with this address.', noOneAsks],
  });

/** Instead of a reset: there is no password to reset. */
export const noPasswordMail = (person: Person, href: string): OutgoingMail =>
  accountMail({
    kind: 'account.sign_in_link',
    to: toOf(person),
    subject: 'Your account has no password',
    preview: 'You sign in by mailed links. Here is one.',
    text: [
      `Hello ${withoutTitles(person.firstname)}, someone asked for a new password, but your account has none: you sign in by mailed links. Here is one. It works once, for 30 minutes.`,
    ],
    button: { label: 'Sign in', href },
    after: [notYou],
    footer: ['You get this mail because someone asked for a new password with this address.', noOneAsks],
  });

/** The link that proves, in the middle of a session, that the account's mailbox is read by its person. */
export const confirmMailboxMail = (person: Person, href: string): OutgoingMail =>
  accountMail({
    kind: 'account.confirm_mailbox',
    to: toOf(person),
    subject: 'Confirm that it is you',
    preview: 'The link works once, for 15 minutes.',
    text: [
      `Hello ${withoutTitles(person.firstname)}, open this link in the browser you asked for it in. It works once, for 15 minutes.`,
    ],
    button: { label: 'Confirm', href },
    after: ["If you didn't ask for this, don't open the link, and sign out your other browsers in Settings."],
    footer: ['You get this mail because your account asked you to confirm that it is you.', noOneAsks],
  });

/** Instead of a link: the organisation's own sign-in is the only way in. */
export const singleSignOnMail = (person: Person, sso: SingleSignOn, loginUrl: string): OutgoingMail =>
  accountMail({
    kind: 'security.single_sign_on',
    to: toOf(person),
    subject: `Sign in with ${sso.organisation}`,
    preview: `${sso.organisation} signs its members in at ${sso.host}.`,
    text: [
      `Hello ${withoutTitles(person.firstname)}, ${sso.organisation} signs its members in by its own sign-in at ${sso.host}. Rostrum holds no password of yours and mails no sign-in links to you.`,
      'Enter your address on the sign-in page; it leads you there. If that does not work, ask the IT desk of your organisation.',
    ],
    button: { label: 'Go to the sign-in page', href: loginUrl },
    footer: ['You get this mail because someone tried to sign in with this address.', noOneAsks],
  });

/**
 * The link that confirms an address and signs in for the first time. It goes to an address that anybody may have
 * entered, so it repeats nothing of what was entered: a name could carry an advertisement.
 */
export const confirmAddressMail = (email: string, href: string): OutgoingMail =>
  accountMail({
    kind: 'account.confirm_address',
    to: { name: '', email },
    subject: 'Confirm your address',
    preview: 'One click and your account is ready.',
    text: [
      'Hello, confirm that this address is yours and your account is ready. The link works once, for 24 hours.',
    ],
    button: { label: 'Confirm and sign in', href },
    after: [
      'If you did not sign up, do nothing: without the link there is no account, and what was entered is deleted.',
    ],
    footer: ['You get this mail because someone signed up with this address.', noOneAsks],
  });

/** Asked for a link, but the sign-up was never confirmed and what it said is gone. */
export const signUpAgainMail = (email: string, signUpUrl: string): OutgoingMail =>
  accountMail({
    kind: 'security.sign_up_expired',
    to: { name: '', email },
    subject: 'Your sign-up was not confirmed in time',
    preview: 'Sign up once more; it takes a minute.',
    text: [
      'Hello, your sign-up was not confirmed within 24 hours, so there is no account yet. Sign up once more; it takes a minute.',
    ],
    button: { label: 'Sign up', href: signUpUrl },
    footer: ['You get this mail because someone tried to sign in with this address.', noOneAsks],
  });

/** A fresh way in for a user who accepted an invitation with an account that existed. */
export const joinedMail = (person: Person, organisation: string, href: string): OutgoingMail =>
  accountMail({
    kind: 'account.joined',
    to: toOf(person),
    subject: `You joined ${organisation}`,
    preview: 'Sign in to see it.',
    organisation,
    text: [
      `Hello ${withoutTitles(person.firstname)}, your account now belongs to ${organisation} too. This link signs you in there. It works once, for 30 minutes.`,
    ],
    button: { label: `Sign in to ${organisation}`, href },
    footer: [
      `You get this mail because an invitation of ${organisation} to this address was accepted. If that was not you, tell the organisation.`,
      noOneAsks,
    ],
  });
