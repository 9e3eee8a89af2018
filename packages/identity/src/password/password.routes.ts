import { security, settings } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import type { IdentityDeps } from '../identity-deps.ts';
import { createPasswordService } from './password.service.ts';

/** The password of one's own account. */
export const passwordRoutes = contractRoutes((deps: IdentityDeps) => {
  const password = createPasswordService(deps);
  return [
    route(settings.changePassword, 'settings.own', ({ session, request, body }) =>
      password.change(session, request, body),
    ),
    route(security.setPassword, 'security.own', ({ session, request, body }) =>
      password.setFirst(session, request, body.new_password),
    ),
  ];
});
