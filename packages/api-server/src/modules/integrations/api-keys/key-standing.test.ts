import { access, account, activity } from '@rostrum/contracts';
import { apiKeys, integrations, keyScopes, memberCredentials } from '@rostrum/contracts/settings';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { mailedToken } from '../../../testing/mailbox.ts';
import { findSuspension, grantedScopes } from './key-standing.ts';

async function scene() {
  const server = await buildTestApp({ servers: 2, worksJobs: false });
  const owner = await server.signInAs('owner');
  const orgId = owner.orgId ?? '';
  const admin = await server.signInAs('administrator', { orgId, firstname: 'Mara', lastname: 'Lind' });
  const makeKey = async (maker = admin, kind: 'organisation' | 'client' = 'organisation') =>
    maker.call(apiKeys.add, {
      body: { name: 'Entra', kind, scopes: ['people.read', 'members.provision'], days: 30 },
    });
  const scim = async (
    key: string,
    method: 'GET' | 'PATCH' | 'POST' = 'GET',
    path = '/Users',
    payload?: object,
  ) => {
    const { statusCode, body } = await server.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/scim+json' },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
    return { status: statusCode, body };
  };
  const stateOf = async (id: string) =>
    (await owner.call(apiKeys.list)).items.find((each) => each.id === id)?.suspended;
  return {
    server,
    owner,
    orgId,
    admin,
    makeKey,
    scim,
    stateOf,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('every scope of a key says what its maker must be allowed to do', () => {
  for (const makerRole of ['owner', 'administrator'] as const) {
    expect(grantedScopes({ scopes: keyScopes, makerRole })).toEqual(keyScopes);
    expect(findSuspension({ scopes: keyScopes, makerRole })).toBeNull();
  }
  const reading = ['people.read', 'posts.read', 'questions.read'];
  for (const makerRole of ['agent', 'expert', 'staff', 'individual', null] as const) {
    expect(grantedScopes({ scopes: keyScopes, makerRole })).toEqual(reading);
    expect(findSuspension({ scopes: keyScopes, makerRole })).toBe(
      makerRole === null ? 'maker_left' : 'maker_demoted',
    );
    expect(findSuspension({ scopes: ['people.read'], makerRole })).toBeNull();
  }
});

test.each([
  ['demoted', 'maker_demoted'],
  ['removed', 'maker_left'],
  ['deactivated', 'maker_left'],
] as const)(
  'a provisioning key of an administrator who was %s is suspended until it is taken over',
  async (how, why) => {
    await using it = await scene();
    const { owner, admin, scim } = it;
    const { key, item } = await it.makeKey();
    expect(await it.stateOf(item.id)).toBeNull();
    expect((await scim(key)).status).toBe(200);
    const params = { id: admin.userId };
    if (how === 'demoted') await owner.call(access.changeMember, { params, body: { role: 'staff' } });
    else await owner.call(how === 'removed' ? access.removeMember : access.deactivateMember, { params });

    const refused = await scim(key);
    expect([refused.status, refused.body]).toEqual([403, expect.stringMatching(/suspended.*take it over/)]);
    const raise = {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', path: 'roles', value: [{ value: 'administrator' }] }],
    };
    expect((await scim(key, 'PATCH', `/Users/${admin.userId}`, raise)).status).toBe(403);
    expect(await it.stateOf(item.id)).toBe(why);

    const taken = await owner.call(apiKeys.takeOver, { params: { id: item.id } });
    expect(taken).toMatchObject({ id: item.id, suspended: null });
    expect((await scim(key)).status).toBe(200);
    expect((await owner.call(activity.list)).items[0]?.text).toBe('took over the API key “Entra”');
    await owner.call(apiKeys.revoke, { params: { id: item.id } });
    await expect(owner.call(apiKeys.takeOver, { params: { id: item.id } })).rejects.toMatchObject({
      status: 404,
    });
  },
);

test('a client gets no token, and a token no longer does, what its maker may not do', async () => {
  await using it = await scene();
  const { server, owner, admin } = it;
  const { key: secret, item } = await it.makeKey(admin, 'client');
  const trade = async (scope?: string) =>
    server.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${item.client_id}:${secret}`).toString('base64')}`,
      },
      payload: `grant_type=client_credentials${scope === undefined ? '' : `&scope=${scope}`}`,
    });
  const token = (await trade()).json<{ access_token: string }>().access_token;
  expect((await it.scim(token)).status).toBe(200);
  await owner.call(access.changeMember, { params: { id: admin.userId }, body: { role: 'agent' } });
  expect((await it.scim(token)).status).toBe(403);
  expect((await trade()).json()).toMatchObject({ scope: 'people.read' });
  expect((await trade('members.provision')).statusCode).toBe(400);
});

test('whoever removes an administrator sees what goes on working, and revokes it', async () => {
  await using it = await scene();
  const { owner, admin, server } = it;
  await it.makeKey();
  await admin.call(integrations.renewCalendar);
  await admin.call(integrations.addWebhook, {
    body: { name: 'Desk', url: 'https://hooks.example/desk', events: ['inquiry.received'] },
  });
  await admin.call(access.invite, {
    body: { invitations: [{ email: 'second@private.example', role: 'administrator' }] },
  });
  await it.makeKey(owner);
  const params = { id: admin.userId };
  const list = async () => (await owner.call(memberCredentials.list, { params })).items;
  expect((await list()).map(({ kind, name }) => [kind, name])).toEqual([
    ['api_key', 'Entra'],
    ['calendar', 'Calendar'],
    ['webhook', 'Desk'],
    ['invitation', 'second@private.example'],
  ]);
  // They are listed after the removal as well.
  await owner.call(access.removeMember, { params });
  const left = await list();
  expect(left).toHaveLength(4);
  // Nor does an invitation from before let a second mailbox run the organisation.
  const token = await mailedToken(server, 'second@private.example', 'account.invitation');
  await expect(
    server.call(account.acceptInvitation, { body: { token, firstname: 'Mara', lastname: 'Lind' } }),
  ).rejects.toMatchObject({ status: 410 });

  for (const { kind, id } of left) await owner.call(memberCredentials.revoke, { params, body: { kind, id } });
  expect(await list()).toEqual([]);
  expect((await owner.call(apiKeys.list)).items).toHaveLength(1);
  expect(await owner.call(integrations.get)).toEqual({ webhooks: [], calendar: null });
  const stranger = await server.signInAs('owner');
  const [first] = left;
  if (!first) throw new Error('Nothing was listed.');
  await expect(
    stranger.call(memberCredentials.revoke, { params, body: { kind: first.kind, id: first.id } }),
  ).rejects.toMatchObject({ status: 404 });
  const agent = await server.signInAs('agent', { orgId: it.orgId });
  await expect(agent.call(memberCredentials.list, { params })).rejects.toMatchObject({ status: 403 });
});
