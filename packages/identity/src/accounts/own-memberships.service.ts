import type { RouteResponse } from '@rostrum/contracts';
import type { memberships } from '@rostrum/contracts/memberships';
import type { Permitted } from '@rostrum/server-kit';
import { runAsSystem } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { userRepository } from '../users/users.repository.ts';

/** Where the person of a session belongs. */
export function createOwnMembershipService({ db }: Pick<IdentityDeps, 'db'>) {
  return {
    async list(session: Permitted<'session.own'>): Promise<RouteResponse<typeof memberships.listOwn>> {
      const joined = await runAsSystem('the person’s other organisations are hidden from this one', () =>
        userRepository.organisationsOf(db, session.userId),
      );
      return {
        items: joined
          .map(({ orgId, companyUsername, name, role }) => ({
            company_username: companyUsername,
            name,
            role,
            is_current: orgId === session.orgId,
          }))
          .toSorted((left, right) => left.name.localeCompare(right.name)),
      };
    },
  };
}
