import type { ParsedBody } from '@rostrum/contracts';
import type { legalHolds, OrganisationHold } from '@rostrum/contracts/inquiries';
import { legalHoldRepository } from '@rostrum/identity';
import {
  ConflictError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { iso, isoOrNull, transaction, type Queryable } from '@rostrum/server-kit/database';

interface Act {
  session: Permitted<'inquiry.setup'>;
  request: RequestInfo;
}
type Row = NonNullable<Awaited<ReturnType<typeof legalHoldRepository.find>>>;

const entityOf = ({ id, name }: Row) =>
  ({ type: 'organisation', id, label: name, href: '/dashboard/inquiries/setup' }) as const;

const present = (row: Row | undefined): OrganisationHold | null =>
  row?.at && row.reason !== null
    ? { reason: row.reason, by: row.by ?? 'A former member', at: iso(row.at) }
    : null;

/** A hold on everything that an organisation has, and on what comes in while it lasts. */
export function createOrganisationHoldService({ clock }: { clock: () => Date }) {
  return {
    find: async (db: Queryable, orgId: string) => present(await legalHoldRepository.find(db, orgId)),

    set: (
      db: Queryable,
      { session, request }: Act,
      { reason }: ParsedBody<typeof legalHolds.setAll>,
    ): Promise<OrganisationHold> =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(session);
        const hold = { reason, by: session.name, at: clock() };
        const row = await legalHoldRepository.set(tx, orgId, hold);
        const held = present(row);
        if (!row || !held)
          throw new ConflictError('Everything is on legal hold already. Reload the page.', {
            code: 'invalid_transition',
          });
        await recordActivity(tx, {
          actor: actorOf(session),
          request,
          orgId,
          verb: 'organisation.legal_hold_set',
          text: `put the whole organisation on legal hold: ${reason}`,
          entity: entityOf(row),
          after: { reason },
        });
        return held;
      }),

    lift: (db: Queryable, { session, request }: Act): Promise<{ lifted: true }> =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(session);
        const before = await legalHoldRepository.lift(tx, orgId);
        if (!before) throw new NotFoundError('The organisation is not on legal hold any more.');
        await recordActivity(tx, {
          actor: actorOf(session),
          request,
          orgId,
          verb: 'organisation.legal_hold_lifted',
          text: 'lifted the legal hold of the whole organisation',
          entity: entityOf(before),
          before: { reason: before.reason, held_since: isoOrNull(before.at) },
        });
        return { lifted: true };
      }),
  };
}
