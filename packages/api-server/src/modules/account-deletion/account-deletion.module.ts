import { accountDeletion, organisationAccount } from '@rostrum/contracts/settings';
import type { IdentityDeps } from '@rostrum/identity';
import { contractRoutes, route, type ServerModule } from '@rostrum/server-kit/module';
import { startAnonymisingAccounts } from './anonymise-accounts.job.ts';
import { createOrganisationAccountService } from './closing/organisation-account.service.ts';
import { startClosingOrganisations } from './closing/close-organisations.job.ts';
import { createDeleteAccountService } from './delete-account.service.ts';
import { createOwnDataService } from './own-data.service.ts';
import { restoreAccountEndpoints } from './restore-account.endpoints.ts';

/** Leaving: deleting the own account, bringing it back, taking one's data along; and closing an organisation. */
export const accountDeletionModule: ServerModule<IdentityDeps> = {
  name: 'account-deletion',
  routes: contractRoutes((deps: IdentityDeps) => {
    const deleting = createDeleteAccountService(deps);
    const data = createOwnDataService(deps);
    const organisation = createOrganisationAccountService(deps);
    return [
      route(accountDeletion.plan, 'security.own', ({ session }) => deleting.plan(session)),
      route(accountDeletion.request, 'security.own', ({ session, request, body }) =>
        deleting.request(session, request, body),
      ),
      route(accountDeletion.download, 'security.own', ({ session, request }) =>
        data.download(session, request),
      ),
      route(organisationAccount.get, 'organisation.administer', ({ session }) => organisation.get(session)),
      route(organisationAccount.close, 'organisation.administer', ({ session, request, body }) =>
        organisation.close(session, request, body),
      ),
      route(organisationAccount.keep, 'organisation.administer', ({ session, request }) =>
        organisation.keep(session, request),
      ),
    ];
  }),
  endpoints: restoreAccountEndpoints,
  jobs: async (boss, deps) => {
    await startAnonymisingAccounts(boss, deps);
    await startClosingOrganisations(boss, deps);
  },
};
