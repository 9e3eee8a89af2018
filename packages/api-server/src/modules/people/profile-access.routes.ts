import { access } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createProfileAccessService } from './profile-access.service.ts';

/** Who may see the profile of an organisation of one. */
export const profileAccessRoutes = contractRoutes(({ db }: { db: Database }) => {
  const profile = createProfileAccessService({ db });
  return [
    route(access.getProfile, 'access.manage', ({ session }) => profile.get(session)),
    route(access.changeProfile, 'access.manage', ({ session, request, body }) =>
      profile.change(session, request, body),
    ),
  ];
});
