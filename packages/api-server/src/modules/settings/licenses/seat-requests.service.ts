import type { ParsedBody } from '@rostrum/contracts';
import type { licenses, SeatRequest } from '@rostrum/contracts/settings';
import { organisationRepository, seatRepository } from '@rostrum/identity';
import {
  NotFoundError,
  organisationOf,
  RateLimitError,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import { writeSeatRequestMail } from './seat-request-mail.ts';

export interface SeatRequestDeps {
  db: Database;
  clock: () => Date;
  limits: Limits;
  mail: MailOutbox;
  config: { operatorEmail: string | undefined };
}

const perOrganisation = { name: 'seat-requests', points: 5, seconds: 86_400 };

/** Asking those who run the installation for more seats. */
export function createSeatRequestService({ db, clock, limits, mail, config }: SeatRequestDeps) {
  return {
    async request(
      session: Permitted<'license.manage'>,
      info: RequestInfo,
      { kind, more, note }: ParsedBody<typeof licenses.request>,
    ): Promise<{ request: SeatRequest; is_emailed: boolean }> {
      const orgId = organisationOf(session);
      const left = await limits.consume({ ...perOrganisation, key: orgId });
      if (!left.allowed) throw new RateLimitError(left.retryAfter);
      const request = { kind, more, note, by: session.name, requested_at: clock().toISOString() };
      return transaction(db, async (tx) => {
        const organisation = await organisationRepository.find(tx, orgId);
        const use = (await seatRepository.use(tx, orgId)).find((one) => one.kind === kind);
        if (!organisation || !use) throw new NotFoundError('This organisation was not found.');
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId,
          verb: 'organisation.seats_requested',
          text: `asked for ${String(more)} more ${more === 1 ? 'seat' : 'seats'}: ${kind}`,
          entity: {
            type: 'organisation',
            id: orgId,
            label: organisation.name,
            href: '/dashboard/settings/licenses',
          },
          after: { kind, more, note },
          request: info,
        });
        const to = config.operatorEmail;
        if (to !== undefined)
          await mail.enqueue(
            tx,
            writeSeatRequestMail({ organisation, request, use, from: session.email, to }),
          );
        return { request, is_emailed: to !== undefined };
      });
    },
  };
}
