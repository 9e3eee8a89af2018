import {
  accountDeletionRepository,
  accountRepository,
  accountRestoredMail,
  createAccountLinks,
  oneTimeTokenRepository,
  organisationStatusRepository,
  type IdentityDeps,
} from '@rostrum/identity';
import type { RequestInfo } from '@rostrum/server-kit';
import { recordActivity } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import { changeProfileStatus } from '../people/index.ts';

/** Brings a deleted account back by its mailed link. */
export function createRestoreAccountService({
  db,
  mail,
  config,
}: Pick<IdentityDeps, 'db' | 'mail' | 'config'>) {
  return {
    /** False when the link was used, is too old, or the account is back already. */
    restore: (token: unknown, request: RequestInfo): Promise<boolean> =>
      runAsSystem('the mailed link proves whose account it is, and no one is signed in', () =>
        transaction(db, async (tx) => {
          const found = await oneTimeTokenRepository.peek(tx, 'restore_account', token);
          const account = found?.userId ? await accountRepository.lock(tx, found.userId) : undefined;
          if (account?.status !== 'deleted') return false;
          const deletion = await accountDeletionRepository.find(tx, account.id);
          if (deletion?.completedAt !== null) return false;
          await oneTimeTokenRepository.revoke(tx, 'restore_account', account.id);
          for (const { id, status } of deletion.former.organisations)
            await organisationStatusRepository.setStatus(tx, id, status);
          for (const { orgId, id, status } of deletion.former.profiles)
            await changeProfileStatus(tx, { orgId, id }, { from: ['unpublished'], to: status });
          await accountDeletionRepository.undo(tx, account.id);
          const links = createAccountLinks(config.publicUrl);
          await mail.enqueue(tx, accountRestoredMail(account, links.login()));
          const name = `${account.firstname} ${account.lastname}`;
          const standings = await accountDeletionRepository.standings(tx, account.id);
          const { role } = await accountRepository.standingOf(tx, account.id);
          for (const orgId of standings.length === 0 ? [null] : standings.map(({ orgId: each }) => each))
            await recordActivity(tx, {
              actor: { userId: account.id, name, role },
              orgId,
              verb: 'account.restored',
              text: 'brought their account back',
              entity: { type: 'user', id: account.id, label: name },
              request,
            });
          return true;
        }),
      ),
  };
}
