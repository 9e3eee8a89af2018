import { recordsRequests } from '@rostrum/contracts/inquiries';
import { accountDeletion, dataExports, organisationAccount } from '@rostrum/contracts/settings';
import type { IdentityDeps } from '@rostrum/identity';
import { contractRoutes, route, defineModule } from '@rostrum/server-kit/module';
import type { FileStore } from '@rostrum/server-kit/storage';
import { startAnonymisingAccounts } from './anonymise-accounts.job.ts';
import { createOrganisationAccountService } from './closing/organisation-account.service.ts';
import { startClosingOrganisations } from './closing/close-organisations.job.ts';
import { createDeleteAccountService } from './delete-account.service.ts';
import { createDownloadOwnDataService } from './download-own-data.service.ts';
import { dataExportEndpoint } from './exports/data-export.endpoint.ts';
import { createDataExportService } from './exports/data-exports.service.ts';
import { makeExport } from './exports/make-export.ts';
import { createRecordsService } from './exports/records/records.service.ts';
import { startRemovingExports } from './exports/remove-exports.job.ts';
import { restoreAccountEndpoints } from './restore-account.endpoints.ts';
import * as schema from './exports/data-exports.schema.ts';
import { dataExportsPersonalData } from './exports/data-exports.personal-data.ts';

type LeavingDeps = IdentityDeps & { uploadStore: FileStore };

/** Leaving: deleting the own account, bringing it back, taking one's data along; and closing an organisation. */
export const accountDeletionModule = defineModule({
  name: 'account-deletion',
  tables: [schema.dataExports],
  personalData: [dataExportsPersonalData],
  routes: contractRoutes((deps: LeavingDeps) => {
    const deleting = createDeleteAccountService(deps);
    const orderExport = deps.background.define('make-data-export', (order: { id: string }) =>
      makeExport(deps, order),
    );
    const exports = createDataExportService({ ...deps, orderExport });
    const records = createRecordsService({ ...deps, orderExport });
    const atOnce = createDownloadOwnDataService(deps);
    const organisation = createOrganisationAccountService(deps);
    return [
      route(accountDeletion.plan, 'security.own', ({ session }) => deleting.plan(session)),
      route(accountDeletion.request, 'security.own', ({ session, request, body }) =>
        deleting.request(session, request, body),
      ),
      route(accountDeletion.download, 'security.own', ({ session, request }) =>
        atOnce.download(session, request),
      ),
      route(dataExports.list, 'security.own', ({ session }) => exports.list(session)),
      route(dataExports.request, 'security.own', ({ session, request, body }) =>
        exports.request(session, request, body),
      ),
      route(dataExports.link, 'security.own', ({ session, request, params }) =>
        exports.link(session, request, params.id),
      ),
      route(recordsRequests.newest, 'organisation.administer', ({ session }) => records.newest(session)),
      route(
        recordsRequests.count,
        'organisation.administer',
        ({ session, body }) => records.count(session, body),
        { limit: { points: 600, seconds: 3600 } },
      ),
      route(recordsRequests.request, 'organisation.administer', ({ session, request, body }) =>
        records.request({ session, request }, body),
      ),
      route(recordsRequests.link, 'organisation.administer', ({ session, request, params }) =>
        records.link({ session, request }, params.id),
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
  endpoints: (app, deps: LeavingDeps) => {
    restoreAccountEndpoints(app, deps);
    dataExportEndpoint(app, deps);
  },
  jobs: async (boss, deps: LeavingDeps) => {
    await startAnonymisingAccounts(boss, deps);
    await startClosingOrganisations(boss, deps);
    await startRemovingExports(boss, deps);
  },
});
