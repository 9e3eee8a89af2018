import type { SeatKind } from '@rostrum/contracts/settings';
import { InputError } from '@rostrum/server-kit';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { type Database, transaction } from '@rostrum/server-kit/database';
import { organisationRepository } from './organisations.repository.ts';
import { seatRepository } from './seats.repository.ts';

const mostSeats = 1_000_000;

/** Sets the seats of an organisation, for those who run the installation. Returns what is in use. */
export async function setSeats(
  db: Database,
  companyUsername: string,
  limits: ReadonlyMap<SeatKind, number | null>,
) {
  const id = await organisationRepository.idOf(db, companyUsername);
  if (id === undefined)
    throw new InputError(`There is no organisation "${companyUsername}". Give the last part of its address.`);
  for (const [kind, seats] of limits)
    if (seats !== null && (!Number.isInteger(seats) || seats < 0 || seats > mostSeats))
      throw new InputError(`Give ${kind} a whole number from 0, or "none" for no limit.`);
  return transaction(db, async (tx) => {
    for (const [kind, seats] of limits) await seatRepository.setLimit(tx, id, kind, seats);
    if (limits.size > 0)
      await recordActivity(tx, {
        actor: systemActor,
        orgId: id,
        verb: 'organisation.seats_changed',
        text: `set the seats of the organisation: ${[...limits].map(([kind, seats]) => `${kind} ${seats ?? 'without limit'}`).join(', ')}`,
        entity: { type: 'organisation', id, label: companyUsername, href: '/dashboard/settings/licenses' },
        after: Object.fromEntries(limits),
      });
    return seatRepository.use(tx, id);
  });
}
