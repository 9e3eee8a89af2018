import { account } from '@rostrum/contracts';
import { contractRoutes, publicRoute } from '@rostrum/server-kit/module';
import type { IdentityDeps } from '../identity-deps.ts';
import { createAcceptInvitationService } from './accept-invitation.service.ts';
import { perAddress } from './account-limits.ts';
import { createAccounts } from './create-accounts.ts';
import { createPasswordResetService } from './password-reset.service.ts';
import { createSignUpService } from './sign-up.service.ts';

/** What people do before they are signed in. */
export const accountRoutes = contractRoutes((deps: IdentityDeps) => {
  const accounts = createAccounts(deps);
  const passwords = createPasswordResetService(accounts);
  const signUps = createSignUpService(accounts);
  const invitations = createAcceptInvitationService(deps);
  const asSystem = 'before sign-in nobody is anybody yet, and the mailed secret decides what is found';
  const mailOrders = { limit: perAddress.mailOrders, asSystem };
  const links = { limit: perAddress.links, asSystem };
  const hashes = { limit: perAddress.hashes, asSystem };
  return [
    publicRoute(
      account.discover,
      async ({ db, body }) => ({ sso: await accounts.discovery.ofAddress(db, body.email) }),
      { limit: perAddress.discovery, asSystem },
    ),
    publicRoute(account.forgotPassword, ({ body }) => passwords.order(body), mailOrders),
    publicRoute(account.checkResetLink, ({ body }) => passwords.check(body), links),
    publicRoute(account.resetPassword, ({ body, request }) => passwords.reset(body, request), links),
    publicRoute(account.signUpSeeker, ({ body, request }) => signUps.seeker(body, request), hashes),
    publicRoute(
      account.signUpOrganisation,
      ({ body, request }) => signUps.organisation(body, request),
      hashes,
    ),
    publicRoute(account.signUpIndividual, ({ body, request }) => signUps.individual(body, request), hashes),
    publicRoute(account.showInvitation, ({ body }) => invitations.show(body), links),
    publicRoute(account.acceptInvitation, ({ body, request }) => invitations.accept(body, request), links),
  ];
});
