import { createTestBrowser } from '@rostrum/test-support/server';
import { eq, sql } from 'drizzle-orm';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { memberships, users } from '../../users/users.schema.ts';
import { createIdentityProvider, type IdentityProvider } from '../development/saml-identity-provider.ts';
import { answerTo, begin, giveSaml, metadataOf, outcomeOf, post, samlScene } from '../testing/saml-scene.ts';

const ines = { email: 'ines.calder@northmere.example', firstname: 'Ines', lastname: 'Calder' };

test('a sign-in that the provider began leads to the page of ours that it names, and to no other site', async () => {
  await using scene = await samlScene({ allowIdpInitiated: true });
  await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
  const base = `${scene.origin}/v1/login/saml/northmere`;
  const unasked = { acs: `${base}/acs`, audience: `${base}/metadata`, inResponseTo: null };
  const targetOf = async (relayState: string) => {
    const browser = createTestBrowser(scene.server.app);
    const answer = await post(browser, scene.idp.respond(unasked), { relayState, acs: unasked.acs });
    return new URL(String(answer.headers.location)).searchParams.get('callbackUrl');
  };
  const page = `${scene.origin}/dashboard/people?q=surge`;
  expect(await targetOf('/dashboard/people?q=surge')).toBe(page);
  expect(await targetOf(page)).toBe(page);
  for (const foreign of [
    'https://evil.example/x',
    '//evil.example/x',
    String.raw`\\evil.example`,
    'javascript:x',
    '',
  ])
    expect([foreign, await targetOf(foreign)]).toEqual([foreign, null]);
});

test('a changed name is taken over where the organisation wants it, of its own members alone', async () => {
  await using scene = await samlScene();
  const member = await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
  const nameAfter = async (surname: string) => {
    const begun = await begin(scene);
    const attributes = { givenName: 'Ines', sn: surname };
    await outcomeOf(await post(begun.browser, answerTo(scene, begun, { attributes }), begun), begun.browser);
    const [row] = await scene.server.db.select().from(users).where(eq(users.id, member.id));
    return row?.lastname;
  };
  expect(await nameAfter('Hale')).toBe('Calder');
  await giveSaml(scene.server, scene.org.id, scene.idp, { updateProfile: true });
  expect(await nameAfter('Hale')).toBe('Hale');
  expect(await nameAfter('')).toBe('Hale');
  const other = await scene.server.given.organisation();
  await scene.server.db
    .insert(memberships)
    .values({ orgId: other.id, userId: member.id, role: 'administrator' });
  expect(await nameAfter('Calder-Hale')).toBe('Hale');
});

test('metadata is read again for a key that is not known, once a minute at most', async () => {
  await using scene = await samlScene();
  await scene.server.given.user('expert', { ...ines, orgId: scene.org.id });
  const next = createIdentityProvider(scene.idp.entityId);
  let served = scene.idp;
  let readings = 0;
  const provider = createServer((_request, answer) => {
    readings += 1;
    answer.end(metadataOf(served));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const metadataUrl = `http://127.0.0.1:${port}/metadata`;
  await giveSaml(scene.server, scene.org.id, scene.idp, { metadataUrl });
  const enter = async (idp: IdentityProvider) => {
    const begun = await begin(scene);
    return outcomeOf(await post(begun.browser, answerTo({ idp }, begun), begun), begun.browser);
  };
  expect(await enter(scene.idp)).toMatchObject({ email: ines.email });
  expect(readings).toBe(0);
  // A forged response makes the server read, and changes nothing.
  expect(await enter(next)).toEqual({ error: 'SsoRefused' });
  served = next;
  expect(await enter(next)).toEqual({ error: 'SsoRefused' });
  expect(readings).toBe(1);
  await scene.server.db.execute(
    sql`update sso_connections set metadata_tried_at = metadata_tried_at - interval '61 seconds'`,
  );
  expect(await enter(next)).toMatchObject({ email: ines.email });
  expect(await enter(scene.idp)).toEqual({ error: 'SsoRefused' });
  expect(readings).toBe(2);
  provider.close();
});
