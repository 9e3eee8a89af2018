import { formatDay, withoutTitles } from '@rostrum/contracts';
import type { OutgoingMail } from '@rostrum/server-kit/mail';
import { accountMail, noOneAsks } from '../../account-mail/account-mail.ts';

interface Person {
  firstname: string;
  lastname: string;
  email: string;
  timezone: string;
}
const toOf = ({ firstname, lastname, email }: Person) => ({ name: `${firstname} ${lastname}`, email });

/** The link that brings a deleted account back: when it is deleted, and whenever a way in is asked for afterwards. */
export function restoreAccountMail(
  person: Person,
  { href, until }: { href: string; until: Date },
): OutgoingMail {
  const day = formatDay(until, person.timezone);
  return accountMail({
    kind: 'account.restore',
    to: toOf(person),
    subject: 'Your account is deleted',
    preview: `You can bring it back until ${day}.`,
    text: [
      `Hello ${withoutTitles(person.firstname)}, your account is deleted, and no one can sign in to it. Until ${day} this link brings it back as it was.`,
    ],
    button: { label: 'Bring my account back', href },
    after: ['After that, your name and contact details are removed for good.'],
    footer: ['You get this mail because the account belonged to this address.', noOneAsks],
  });
}

/** After an account was brought back. */
export const accountRestoredMail = (person: Person, loginUrl: string): OutgoingMail =>
  accountMail({
    kind: 'security.account_restored',
    to: toOf(person),
    subject: 'Your account is back',
    preview: 'Sign in as before.',
    text: [
      `Hello ${withoutTitles(person.firstname)}, your account was brought back just now. You sign in as before.`,
    ],
    button: { label: 'Sign in', href: loginUrl },
    after: [
      'If that wasn’t you, someone else can read your mail. Change the password of your mailbox first.',
    ],
    footer: ['You get this mail because the account belongs to this address.', noOneAsks],
  });

const exported = {
  person: { what: 'your data', subject: 'Your data is ready' },
  organisation: { what: 'the data of your organisation', subject: 'The data of your organisation is ready' },
  inquiries: { what: 'the inquiries that you chose', subject: 'The file of inquiries is ready' },
} as const;

/** To whoever asked for a file of data, once it is made. It holds no way to the file itself. */
export function dataExportMail(
  person: Person,
  { kind, until, href }: { kind: keyof typeof exported; until: Date; href: string },
): OutgoingMail {
  const day = formatDay(until, person.timezone);
  const { what, subject } = exported[kind];
  return accountMail({
    kind: 'security.data_export_ready',
    to: toOf(person),
    subject,
    preview: `Download it until ${day}.`,
    text: [
      `Hello ${withoutTitles(person.firstname)}, the file with ${what} is ready. You can download it until ${day}, while you are signed in. Then it is deleted.`,
    ],
    button: { label: 'Go to the download', href },
    after: ['If you did not ask for it, change your password. Someone else may be using your account.'],
    footer: ['You get this mail because the file was asked for with the account of this address.', noOneAsks],
  });
}
