import {
  ConflictError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { accountHolderRepository } from './account-holder.repository.ts';
import { factorRepository } from './factors.repository.ts';
import { requireRecentConfirmation } from './recent-confirmation.ts';

/** Whether an organisation asks its members for a second factor. */
export function createRequirementService({ db }: Pick<IdentityDeps, 'db'>) {
  return {
    async set(session: Permitted<'settings.organisation'>, request: RequestInfo, isRequired: boolean) {
      const orgId = organisationOf(session);
      await requireRecentConfirmation(db, session);
      // Whoever turns it on must be able to come back in and turn it off.
      if (isRequired && (await factorRepository.kindsOf(db, session.userId)).length === 0)
        throw new ConflictError(
          'Set up two-step verification for yourself first. Then you can require it of every member.',
          {
            code: 'invalid_transition',
          },
        );
      return transaction(db, async (tx) => {
        const organisation = await accountHolderRepository.organisation(tx, orgId);
        if (!organisation) throw new NotFoundError();
        await accountHolderRepository.setRequirement(tx, orgId, isRequired);
        const without = await runAsSystem(
          'the second factors of members are theirs alone; only their number is told',
          () => accountHolderRepository.membersWithout(tx, orgId),
        );
        if (organisation.requiresSecondFactor !== isRequired)
          await recordActivity(tx, {
            actor: actorOf(session),
            orgId,
            verb: 'organisation.second_factor_required',
            text: isRequired
              ? 'made two-step verification a requirement for all members'
              : 'made two-step verification optional again',
            entity: {
              type: 'organisation',
              id: orgId,
              label: organisation.name,
              href: '/dashboard/settings/password',
            },
            before: { requires_second_factor: organisation.requiresSecondFactor },
            after: { requires_second_factor: isRequired },
            request,
          });
        return { requires_second_factor: isRequired, members_without: without };
      });
    },
  };
}
