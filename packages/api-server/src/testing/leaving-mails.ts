import { createAccountLinks } from '@rostrum/identity';
import { closing, deletion } from '@rostrum/identity/mails';

type Person = Parameters<typeof closing.organisationKeptMail>[0];

/** The mails about an account that is deleted and comes back, and about an organisation that closes and is kept. */
export function writeLeavingMails(
  person: Person,
  { by, origin, token }: { by: string; origin: string; token: string },
) {
  const to = createAccountLinks(origin);
  const about = { organisation: 'Northmere University', orgId: '01a20346-2f23-72ef-9171-54d56e261643', by };
  const until = new Date('2026-12-19T12:00:00Z');
  const href = `${origin}/dashboard/settings/access`;
  return {
    'account.restore': [deletion.restoreAccountMail(person, { href: to.restoreAccount(token), until })],
    'security.account_restored': [deletion.accountRestoredMail(person, to.login())],
    'security.data_export_ready': [
      deletion.dataExportMail(person, {
        kind: 'person',
        until,
        href: `${origin}/dashboard/settings/contact/delete-account`,
      }),
    ],
    'security.organisation_closing': [closing.organisationClosingMail(person, { ...about, until, href })],
    'security.organisation_kept': [closing.organisationKeptMail(person, about)],
  };
}
