import type { ParsedQuery } from '@rostrum/contracts';
import { seatHolder, type licenses } from '@rostrum/contracts/settings';
import { organisationRepository, seatRepository } from '@rostrum/identity';
import { NotFoundError, organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { licenseRepository } from './licenses.repository.ts';

const perPage = 20;

/** Seats of an organisation, for those who run it. How many there are is set by whoever runs the installation. */
export function createLicenseService({ db }: { db: Database }) {
  return {
    async get(session: Permitted<'license.manage'>) {
      const orgId = organisationOf(session);
      const organisation = await organisationRepository.find(db, orgId);
      if (!organisation) throw new NotFoundError('This organisation was not found.');
      return { organisation: organisation.name, seats: await seatRepository.use(db, orgId) };
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
