import { formatDay, withoutTitles } from '@rostrum/contracts';
import type { OutgoingMail } from '@rostrum/server-kit/mail';
import { accountMail } from '../../account-mail/account-mail.ts';

interface Person {
  firstname: string;
  lastname: string;
  email: string;
  timezone: string;
}
interface About {
  organisation: string;
  orgId: string;
  /** Who did it. */
  by: string;
}
const why = ({ organisation }: About) => [`You get this mail because you run ${organisation}.`];
const toOf = ({ firstname, lastname, email }: Person) => ({ name: `${firstname} ${lastname}`, email });

/** To everybody who runs an organisation, once an owner closed it. */
export function organisationClosingMail(
  person: Person,
  about: About & { until: Date; href: string },
): OutgoingMail {
  const { organisation, by, until, href, orgId } = about;
  const day = formatDay(until, person.timezone);
  return accountMail({
    kind: 'security.organisation_closing',
    to: toOf(person),
    subject: `${organisation} closes on ${day}`,
    preview: `Until then everything goes on, and an owner can keep it.`,
    text: [
      `Hello ${withoutTitles(person.firstname)}, ${by} closed ${organisation}. Its pages stay up and inquiries come in until ${day}. Then the pages go, open inquiries are closed and their senders told, and profiles are removed for good.`,
    ],
    button: { label: 'See what happens', href },
    after: ['Until that day any owner can keep it, on the same page.'],
    footer: why(about),
    organisation,
    orgId,
  });
}

/** To everybody who runs an organisation that was to be closed and is kept. */
export const organisationKeptMail = (person: Person, about: About): OutgoingMail =>
  accountMail({
    kind: 'security.organisation_kept',
    to: toOf(person),
    subject: `${about.organisation} stays`,
    preview: 'It is not closed any more.',
    text: [
      `Hello ${withoutTitles(person.firstname)}, ${about.by} kept ${about.organisation}. It goes on as before.`,
    ],
    footer: why(about),
    organisation: about.organisation,
    orgId: about.orgId,
  });
