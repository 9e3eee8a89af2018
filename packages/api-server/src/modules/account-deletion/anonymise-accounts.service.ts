import { accountDeletionRepository, accountRepository, type IdentityDeps } from '@rostrum/identity';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import { keptByHoldsRepository } from './kept-by-holds.repository.ts';
import { belongingRepository } from './what-belongs.repository.ts';

/** Removes what names people whose 30 days are over. Inquiries and threads keep their rows and their texts. */
export function createAnonymiseAccountsService({ db, clock }: Pick<IdentityDeps, 'db' | 'clock'>) {
  const anonymise = (userId: string): Promise<boolean> =>
    transaction(db, async (tx) => {
      const now = clock();
      if (!(await accountDeletionRepository.lockDue(tx, userId, now))) return false;
      const account = await accountRepository.lock(tx, userId);
      if (!account) return false;
      const standings = await accountDeletionRepository.standings(tx, userId);
      await belongingRepository.removeOwn(tx, account, {
        isAlone: standings.every(({ role }) => role === 'individual'),
        now,
      });
      for (const { orgId, role } of standings)
        if (role === 'individual') await belongingRepository.removeOrganisationOfOne(tx, orgId, now);
      await accountDeletionRepository.anonymise(tx, userId, now);
      for (const orgId of standings.length === 0 ? [null] : standings.map(({ orgId: each }) => each))
        await recordActivity(tx, {
          actor: systemActor,
          orgId,
          verb: 'account.anonymised',
          text: 'removed the name and contact details of a former member',
          entity: { type: 'user', id: userId, label: 'Former member' },
        });
      return true;
    });

  return {
    /** Each account by itself, so that one that fails delays no other. Returns how many were completed. */
    anonymiseDue: (): Promise<number> =>
      runAsSystem('no one is signed in when the days are over', async () => {
        let completed = 0;
        for (const { userId } of await accountDeletionRepository.due(db, clock()))
          if (await anonymise(userId)) completed += 1;
        for (const userId of await keptByHoldsRepository.stillNamed(db))
          await transaction(db, (tx) => belongingRepository.removeAfterHold(tx, userId, clock()));
        return completed;
      }),
  };
}
