import { formatNumber } from '@rostrum/contracts';
import type { SeatRequest, SeatUse } from '@rostrum/contracts/settings';
import { writeMail, type MailKinds, type OutgoingMail } from '@rostrum/server-kit/mail';

/** Mails of settings. Each one is sent by a test. */
export const settingsMailKinds = {
  'seats.requested': { priority: 'conversation', recipient: 'proven' },
  'seats.running_out': { priority: 'account', recipient: 'proven' },
} as const satisfies MailKinds;

export interface SeatsAskedFor {
  organisation: { id: string; name: string; companyUsername: string };
  request: SeatRequest;
  use: SeatUse;
  /** Who asked, to be answered. */
  from: string;
  to: string;
}

/** To those who run the installation: an organisation asks for more seats. */
export function writeSeatRequestMail({ organisation, request, use, from, to }: SeatsAskedFor): OutgoingMail {
  const { kind, more, note, by } = request;
  const total = (use.limit ?? use.used) + more;
  return {
    kind: 'seats.requested' satisfies keyof typeof settingsMailKinds,
    to: { name: '', email: to },
    orgId: organisation.id,
    replyTo: from,
    ...writeMail({
      subject: `${organisation.name} asks for more seats`,
      preview: `${formatNumber(more)} more of the kind “${kind}”.`,
      organisation: 'Rostrum',
      title: `${organisation.name} asks for more seats`,
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Kind', value: kind },
            {
              label: 'In use',
              value:
                use.limit === null
                  ? `${formatNumber(use.used)}, without a limit`
                  : `${formatNumber(use.used)} of ${formatNumber(use.limit)}`,
            },
            { label: 'More', value: formatNumber(more) },
            { label: 'Asked by', value: `${by}, ${from}` },
          ],
        },
        ...(note === '' ? [] : [{ kind: 'quote' as const, text: note }]),
        {
          kind: 'text',
          text: `To give them: npm run seats -- --org ${organisation.companyUsername} --${kind} ${String(total)}`,
        },
      ],
      footer: [
        'You get this email because OPERATOR_EMAIL of the installation is this address. A reply reaches who asked.',
      ],
    }),
  };
}
