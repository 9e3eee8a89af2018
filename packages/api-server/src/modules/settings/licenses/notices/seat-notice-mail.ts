import { formatNumber, withoutTitles } from '@rostrum/contracts';
import { seatWords, type SeatsInUse } from '@rostrum/identity';
import { writeMail, type OutgoingMail } from '@rostrum/server-kit/mail';
import type { settingsMailKinds } from '../seat-request-mail.ts';

type Told = Pick<SeatsInUse, 'kind' | 'used' | 'seats'>;

const isProfile = ({ kind }: Told) => kind === 'experts' || kind === 'staff';

/** What is in use, and what is left, in words. */
export function describeSeats(use: Told): { text: string; detail: string } {
  const { kind, used, seats } = use;
  const left = seats - used;
  return {
    text: `${formatNumber(used)} of ${formatNumber(seats)} ${seatWords[kind]} seats are in use`,
    detail: left > 0 ? `${formatNumber(left)} left` : 'None is left',
  };
}

/** To those who run an organisation, when its seats run out. */
export function writeSeatNoticeMail(
  person: { firstname: string; lastname: string; email: string },
  use: Told & Pick<SeatsInUse, 'orgId' | 'organisation'>,
  publicUrl: string,
): OutgoingMail {
  const { orgId, organisation, used, seats } = use;
  const { text, detail } = describeSeats(use);
  const isFull = used >= seats;
  const what = isProfile(use) ? 'publish a profile' : 'invite anyone to one of these seats';
  return {
    kind: 'seats.running_out' satisfies keyof typeof settingsMailKinds,
    to: { name: `${person.firstname} ${person.lastname}`, email: person.email },
    orgId,
    ...writeMail({
      subject: `${organisation}: ${text}`,
      preview: `${detail}.`,
      organisation,
      title: text,
      blocks: [
        {
          kind: 'text',
          text: isFull
            ? `Hello ${withoutTitles(person.firstname)}, no one at ${organisation} can ${what} until a seat is free. Existing profiles and members stay as they are.`
            : `Hello ${withoutTitles(person.firstname)}, once all seats are taken, no one at ${organisation} can ${what} until one is free. Existing profiles and members stay as they are.`,
        },
        { kind: 'text', text: 'Settings, Licenses, shows who holds the seats. You can ask for more there.' },
        { kind: 'button', label: 'Open Licenses', href: `${publicUrl}/dashboard/settings/licenses` },
      ],
      footer: [
        'You get this email because you run the organisation. It is sent at 80%, at 95% and when all seats are taken, once each time.',
      ],
    }),
  };
}
