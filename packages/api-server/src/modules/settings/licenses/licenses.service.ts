import type { ParsedQuery } from '@rostrum/contracts';
import { seatHolder, seatKinds, seatPaceDays, type licenses } from '@rostrum/contracts/settings';
import { organisationRepository, seatRepository } from '@rostrum/identity';
import { NotFoundError, organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { markOpened } from '../../notifications/index.ts';
import { licenseRepository } from './licenses.repository.ts';
import { listSeatChanges } from './seat-history.repository.ts';
import { findSeatRequest } from './seat-requests.repository.ts';

const perPage = 20;
const dayMs = 86_400_000;

/** The entry of the record as the page names it; a kind that there no longer is, is left out. */
const readSeats = (seats: Record<string, unknown> | null) =>
  seatKinds.flatMap((kind) => {
    const limit = seats?.[kind];
    return limit === null || typeof limit === 'number' ? [{ kind, limit }] : [];
  });

/** Seats of an organisation, for those who run it. How many there are is set by whoever runs the installation. */
export function createLicenseService({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    async get(session: Permitted<'license.manage'>) {
      const orgId = organisationOf(session);
      const organisation = await organisationRepository.find(db, orgId);
      if (!organisation) throw new NotFoundError('This organisation was not found.');
      await markOpened(db, session, { entityId: orgId, now: clock() });
      const changes = await listSeatChanges(db, orgId);
      const since = new Date(clock().getTime() - seatPaceDays * dayMs);
      const recent = await licenseRepository.countRecent(db, orgId, since);
      return {
        organisation: organisation.name,
        seats: (await seatRepository.use(db, orgId)).map((use) => ({ ...use, recent: recent[use.kind] })),
        request: await findSeatRequest(db, orgId),
        history: changes.map(({ seats, changedAt }) => ({
          seats: readSeats(seats),
          changed_at: changedAt.toISOString(),
        })),
      };
    },

    async holders(
      session: Permitted<'license.manage'>,
      { kind, page_from: offset }: ParsedQuery<typeof licenses.holders>,
    ) {
      const rows = await licenseRepository.holders(db, organisationOf(session), {
        kind,
        limit: perPage,
        offset,
      });
      return { items: rows.map((row) => seatHolder.parse(row)), total: rows[0]?.total ?? 0 };
    },
  };
}
