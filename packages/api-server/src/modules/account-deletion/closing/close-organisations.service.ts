import { moveOrganisation, organisationStatusRepository, type IdentityDeps } from '@rostrum/identity';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import { createAskFlow, createInquiryNotices } from '../../inquiries/index.ts';
import { closeWithOrganisation } from '../end-inquiries.ts';
import { belongingRepository } from '../what-belongs.repository.ts';

/** What becomes of organisations by time alone: overdue ones are suspended, and closed ones end with their last day. */
export function createCloseOrganisationsService({
  db,
  mail,
  config,
  clock,
}: Pick<IdentityDeps, 'db' | 'mail' | 'config' | 'clock'>) {
  const notices = createInquiryNotices({ mail, clock, publicUrl: config.publicUrl });
  const flow = createAskFlow({ notices, clock });

  /** False when it was kept, or closed by another server, meanwhile. */
  const close = (id: string): Promise<boolean> =>
    transaction(db, async (tx) => {
      const now = clock();
      const organisation = await organisationStatusRepository.lock(tx, id);
      const closingAt = organisation?.closingAt ?? null;
      if (!organisation || organisation.status === 'closed' || closingAt === null || closingAt > now)
        return false;
      // It waits for the hold to be lifted: closing for good removes what is to be kept.
      if (organisation.legalHoldAt !== null) return false;
      for (const key of await belongingRepository.openTo(tx, id))
        await closeWithOrganisation({ tx, notices, flow, now }, key);
      await belongingRepository.removeOrganisation(tx, id, now);
      await recordActivity(tx, {
        actor: systemActor,
        orgId: id,
        verb: 'organisation.closed',
        text: `closed ${organisation.name} and removed its profiles, posts and answers`,
        entity: { type: 'organisation', id, label: organisation.name },
        before: { status: organisation.status },
        after: { status: 'closed' },
      });
      return true;
    });

  return {
    /** Each by itself, so that one that fails delays no other. Returns how many were closed and suspended. */
    endDue: (): Promise<{ closed: number; suspended: number }> =>
      runAsSystem('no one is signed in when the days are over', async () => {
        const done = { closed: 0, suspended: 0 };
        for (const { id } of await organisationStatusRepository.closing(db, clock()))
          if (await close(id)) done.closed += 1;
        for (const { id } of await organisationStatusRepository.overdue(db, clock()))
          if (await transaction(db, (tx) => moveOrganisation(tx, id, 'suspended', 'past_due')))
            done.suspended += 1;
        return done;
      }),
  };
}
