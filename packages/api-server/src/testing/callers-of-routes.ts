import { grantOf, roles, type Role } from '@rostrum/contracts';
import { hashPassword } from '@rostrum/identity';
import { createDeployTokenService } from '@rostrum/release-registry';
import { apiKeys, keyScopes } from '@rostrum/contracts/settings';
import type { TestApp } from './build-test-app.ts';
import type { ContractRoute } from './route-table.ts';
import { sampleName } from './sample-request.ts';

export interface RouteCaller {
  identifier: string;
  headers: Record<string, string>;
  /** A row that calls with an id in their path may act on. */
  targetId: string;
}

/** The password of everybody whom `createRouteCallers` signs in. */
export const callerPassword = 'Zq7 password of a caller';

/**
 * An organisation under the name that samples refer to, with a person and an inquiry, and for each route a person who may
 * call it: the first role that is granted its action, a guest, a holder of a deploy token, or one of an API key.
 */
export async function createRouteCallers(server: TestApp) {
  const { id: orgId } = await server.given.organisation({ companyUsername: sampleName });
  const { id: recipient } = await server.given.person(orgId, { username: sampleName });
  const deployTokens = createDeployTokenService({ db: server.db, clock: () => new Date() });
  const { token: deployToken } = await deployTokens.create({
    name: 'calls',
    areas: null,
    actions: ['upload', 'promote', 'rollback'],
    days: 1,
  });
  const administrator = await server.signInAs('administrator', { orgId });
  const { key } = await administrator.call(apiKeys.add, {
    body: { name: 'calls', scopes: [...keyScopes], days: 30 },
  });
  const passwordHash = await hashPassword(callerPassword);

  /** Of their own for each route, since some calls end sessions and some change roles. */
  async function sessionOf(role: Role): Promise<Omit<RouteCaller, 'targetId'>> {
    const { id: personId } = await server.given.person(orgId);
    const { identifier, token } = await server.signInAs(role, { orgId, personId, passwordHash });
    return { identifier, headers: { authorization: `Bearer ${token}` } };
  }

  return async ({ policy }: ContractRoute): Promise<RouteCaller> => {
    const { id: targetId } = await server.given.inquiry(orgId, { status: 'open', recipients: [recipient] });
    if (policy === 'public') return { identifier: '', headers: {}, targetId };
    if (policy === 'deployment')
      return { identifier: '', headers: { authorization: `Bearer ${deployToken}` }, targetId };
    if (policy === 'api_key')
      return { identifier: '', headers: { authorization: `Bearer ${key}` }, targetId };
    const role = roles.find((one) => grantOf(one, policy) !== 'deny');
    if (role === undefined) throw new Error(`No role may ${policy}.`);
    return { ...(await sessionOf(role)), targetId };
  };
}
