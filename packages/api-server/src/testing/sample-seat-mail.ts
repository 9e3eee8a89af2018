import { writeSeatRequestMail } from '../modules/settings/licenses/seat-request-mail.ts';
import { writeSeatNoticeMail } from '../modules/settings/licenses/notices/seat-notice-mail.ts';
import type { SampleMail } from './sample-mail.ts';

/** The request for more seats, where all are taken and where there is no limit. */
export const writeSeatMails = (typed: string): SampleMail[] =>
  [40, null].map((limit) =>
    writeSeatRequestMail({
      organisation: {
        id: '01a20346-2f23-72ef-9171-54d56e261643',
        name: typed,
        companyUsername: 'northmere',
      },
      request: { kind: 'experts', more: 10, note: typed, by: typed, requested_at: '2026-11-19T10:00:00Z' },
      use: { kind: 'experts', used: 40, invited: 0, limit },
      from: 'ada@paper.example',
      to: 'operator@rostrum.example',
    }),
  );

/** The notices that seats run out, and that there is none left. */
export const writeSeatNotices = (typed: string, origin: string): SampleMail[] =>
  (
    [
      ['experts', 95],
      ['agents', 100],
    ] as const
  ).map(([kind, used]) =>
    writeSeatNoticeMail(
      { firstname: typed, lastname: typed, email: 'ada@paper.example' },
      { orgId: '01a20346-2f23-72ef-9171-54d56e261643', organisation: typed, kind, used, seats: 100 },
      origin,
    ),
  );
