import { provisioning } from '@rostrum/contracts/settings';
import { ssoDomainRepository } from '@rostrum/identity';
import { organisationOf } from '@rostrum/server-kit';
import { contractRoutes, route, type ServerModule } from '@rostrum/server-kit/module';
import { provisioningRepository } from './provisioning.repository.ts';
import { scimEndpoints } from './scim/scim.endpoints.ts';
import type { ProvisioningDeps } from './scim/scim-call.ts';

const callsShown = 50;

/** Members that identity providers keep by SCIM. */
export const provisioningModule: ServerModule<ProvisioningDeps> = {
  name: 'provisioning',
  endpoints: scimEndpoints,
  routes: contractRoutes(({ db, config }: ProvisioningDeps) => [
    route(provisioning.get, 'integration.manage', async ({ session }) => {
      const orgId = organisationOf(session);
      const domains = await ssoDomainRepository.list(db, orgId);
      const calls = await provisioningRepository.calls(db, orgId, callsShown);
      return {
        address: new URL('/scim/v2', config.publicUrl).href,
        members: await provisioningRepository.countKept(db, orgId),
        domains: domains.filter(({ verifiedAt }) => verifiedAt !== null).map(({ domain }) => domain),
        calls: calls.map(({ at, keyName, method, about, status, detail }) => ({
          at: at.toISOString(),
          key: keyName,
          method,
          about,
          status,
          detail,
        })),
      };
    }),
  ]),
};
