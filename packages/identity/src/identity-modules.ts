import { listTables } from '@rostrum/server-kit/database';
import { accessRoutes } from './accounts/access.routes.ts';
import { accountProviders } from './accounts/account-providers.ts';
import { accountMailKinds } from './account-mail/mail-kinds.ts';
import { accountRoutes } from './accounts/account.routes.ts';
import { giveMissingProfiles } from './accounts/give-missing-profiles.ts';
import type { IdentityModule } from './sign-in/identity-module.ts';
import { seatConstraints } from './organisations/seat-rules.ts';
import { identityPersonalData } from './personal-data.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { startPruning } from './prune-expired.job.ts';
import { securityModule } from './second-factor/security.module.ts';
import * as schema from './schema.ts';
import { ssoModule } from './single-sign-on/sso.module.ts';

/** The parts of identity; a new one is one line here. */
export const identityModules: readonly IdentityModule[] = [
  {
    name: 'identity',
    tables: listTables(schema),
    personalData: identityPersonalData,
    mails: accountMailKinds,
  },
  {
    name: 'accounts',
    routes: accountRoutes,
    signInProviders: accountProviders,
    constraints: {
      users_email_key: {
        code: 'already_exists',
        message: 'There is an account with this address already.',
        field: 'email',
      },
    },
  },
  {
    name: 'access',
    routes: accessRoutes,
    constraints: seatConstraints,
    afterSignIn: (deps) => [({ userId }, request) => giveMissingProfiles(deps, userId, request)],
  },
  { name: 'password', routes: passwordRoutes },
  securityModule,
  { name: 'sessions', jobs: startPruning },
  ssoModule,
];
