import { apiKeys } from '@rostrum/contracts/settings';
import type { SignedInTester, TestApp } from '../../../testing/build-test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const patchOf = (...Operations: unknown[]) => ({ schemas: [patchSchema], Operations });

/** An organisation with a verified domain, its owner and a SCIM client with the owner's token. */
export async function connectScim(server: TestApp) {
  const owner = await server.signInAs('owner');
  const orgId = owner.orgId ?? '';
  await server.database.pool.query(
    `insert into sso_domains (id, org_id, domain, txt, verified_at) values (gen_random_uuid(), $1, $2, 'x', now())`,
    [orgId, `${orgId}.example`],
  );
  const scim = await clientFor(server, owner);
  let count = 0;
  return {
    owner,
    orgId,
    scim,
    domain: `${orgId}.example`,
    /** Adds a member with the role and returns their id. */
    async addMember(role: string, more: object = {}): Promise<string> {
      count += 1;
      const { body } = await scim('POST', '/Users', {
        schemas: [userSchema],
        userName: `member${count}@${orgId}.example`,
        name: { givenName: 'Ada', familyName: `Member ${count}` },
        roles: [{ value: role }],
        ...more,
      });
      return body.id;
    },
  };
}

/** A SCIM client with a token that the member makes. */
export async function clientFor(server: TestApp, maker: SignedInTester) {
  const { key } = await maker.call(apiKeys.add, {
    body: { name: 'Directory', scopes: ['members.provision'], days: 365 },
  });
  return async (method: Method, url: string, payload?: object, headers = {}) => {
    const response = await server.app.inject({
      method,
      url: `/scim/v2${url}`,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/scim+json', ...headers },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? null : response.json(),
    };
  };
}
