import type { PgBoss } from 'pg-boss';
import { deletedProfileDays } from '@rostrum/contracts/people';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction, type Database } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import type { FileStore } from '@rostrum/server-kit/storage';
import { createPortraitService } from '../../uploads/index.ts';
import { erasePerson } from './erase-person.repository.ts';
import { removalRepository } from './removal.repository.ts';

const queue = 'erase-deleted-profiles';

interface EraseDeps {
  db: Database;
  clock: () => Date;
  uploadStore: FileStore;
}

/** Erases profiles whose days are over, each by itself. Answers how many. */
export const eraseDeletedProfiles = ({ db, clock, uploadStore }: EraseDeps): Promise<number> =>
  runAsSystem('deleted profiles of every organisation are erased', async () => {
    const portraits = createPortraitService({ uploadStore, clock });
    const before = new Date(clock().getTime() - deletedProfileDays * 86_400_000);
    const due = await removalRepository.due(db, before);
    for (const key of due)
      await transaction(db, async (tx) => {
        const person = await removalRepository.lock(tx, key);
        if (!person) return;
        await erasePerson(tx, portraits, person);
        await recordActivity(tx, {
          actor: systemActor,
          orgId: key.orgId,
          verb: 'person.erased',
          text: `erased a profile that was deleted ${deletedProfileDays} days before`,
          entity: { type: 'person', id: key.id, label: 'Former member' },
        });
      });
    return due.length;
  });

/** Hourly. */
export async function startErasingDeletedProfiles(boss: PgBoss, deps: EraseDeps): Promise<void> {
  await workOnSchedule(boss, { queue, cron: '47 * * * *' }, async () => {
    await eraseDeletedProfiles(deps);
  });
}
