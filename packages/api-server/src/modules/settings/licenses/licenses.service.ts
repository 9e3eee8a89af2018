import type { ParsedQuery } from '@rostrum/contracts';
import { seatHolder, seatKinds, type licenses } from '@rostrum/contracts/settings';
import { organisationRepository, seatRepository } from '@rostrum/identity';
import { NotFoundError, organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { licenseRepository } from './licenses.repository.ts';
import { listSeatChanges } from './seat-history.repository.ts';

const perPage = 20;

/** The entry of the record as the page names it; a kind that there no longer is, is left out. */
const readSeats = (seats: Record<string, unknown> | null) =>
  seatKinds.flatMap((kind) => {
    const limit = seats?.[kind];
    return limit === null || typeof limit === 'number' ? [{ kind, limit }] : [];
  });

/** Seats of an organisation, for those who run it. How many there are is set by whoever runs the installation. */
export function createLicenseService({ db }: { db: Database }) {
  return {
    async get(session: Permitted<'license.manage'>) {
      const orgId = organisationOf(session);
      const organisation = await organisationRepository.find(db, orgId);
      if (!organisation) throw new NotFoundError('This organisation was not found.');
      const changes = await listSeatChanges(db, orgId);
      return {
        organisation: organisation.name,
        seats: await seatRepository.use(db, orgId),
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
