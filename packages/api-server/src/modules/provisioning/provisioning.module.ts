import { groupMappings, provisioning } from '@rostrum/contracts/settings';
import { ssoDomainRepository } from '@rostrum/identity';
import { organisationOf } from '@rostrum/server-kit';
import { contractRoutes, route, defineModule } from '@rostrum/server-kit/module';
import { provisioningRepository } from './provisioning.repository.ts';
import { createGroupMappingService } from './groups/group-mappings.service.ts';
import { defineReapplication } from './groups/reapply-mappings.job.ts';
import { scimEndpoints } from './scim/scim.endpoints.ts';
import type { ProvisioningDeps } from './provisioning-deps.ts';
import { provisionedMembers, provisioningCalls } from './provisioning.schema.ts';
import {
  provisionedMembersPersonalData,
  provisioningCallsPersonalData,
} from './provisioning.personal-data.ts';
import { takeLeaverOffline } from './take-leaver-offline.ts';

const callsShown = 50;

/** Members that identity providers keep by SCIM. */
export const provisioningModule = defineModule({
  name: 'provisioning',
  tables: [provisionedMembers, provisioningCalls],
  personalData: [provisionedMembersPersonalData, provisioningCallsPersonalData],
  on: { memberDeactivated: takeLeaverOffline },
  endpoints: scimEndpoints,
  routes: contractRoutes((deps: ProvisioningDeps) => {
    const { db, config } = deps;
    const mappings = createGroupMappingService({ db, orderReapplication: defineReapplication(deps) });
    return [
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
      route(groupMappings.list, 'integration.manage', ({ session }) => mappings.list(session)),
      route(groupMappings.add, 'integration.manage', ({ session, request, body }) =>
        mappings.add(session, request, body),
      ),
      route(groupMappings.change, 'integration.manage', ({ session, request, params, body }) =>
        mappings.change(session, request, { id: params.id, ...body }),
      ),
      route(groupMappings.remove, 'integration.manage', ({ session, request, params }) =>
        mappings.remove(session, request, params.id),
      ),
    ];
  }),
});
