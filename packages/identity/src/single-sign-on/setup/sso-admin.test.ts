import { activity } from '@rostrum/contracts';
import { ssoAdmin } from '@rostrum/contracts/settings';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { totpCredentials } from '../../second-factor/security.schema.ts';
import { externalIdentityRepository } from '../external-identities.repository.ts';
import { ssoDomains } from '../sso.schema.ts';
import { answerTo, begin, outcomeOf, post, samlScene } from '../testing/saml-scene.ts';
import { startOidcIssuer } from '../testing/oidc-issuer.ts';

const metadataOf = (
  certificate: string,
  { id = 'https://idp.northmere.example/metadata', prolog = '' } = {},
) =>
  `${prolog}<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${id}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${certificate.replaceAll(/-----[^-]+-----|\n/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.northmere.example/sso"/></IDPSSODescriptor></EntityDescriptor>`;
const attributes = { email: '', firstname: '', lastname: '' };

test('an administrator connects, tests, enforces and removes single sign-on, and speaks for no owner by it', async () => {
  await using scene = await samlScene();
  const { server, org, idp } = scene;
  const admin = await server.signInAs('administrator', { orgId: org.id, email: 'ada@northmere.example' });
  const owner = await server.signInAs('owner', {
    orgId: org.id,
    email: 'owner@northmere.example',
    passwordHash: 'x',
  });
  await admin.call(ssoAdmin.remove);
  expect(await admin.call(ssoAdmin.get)).toMatchObject({ status: 'not_set', kind: null, saml: null });

  const setSaml = (metadata: string) =>
    admin.call(ssoAdmin.setSaml, { body: { metadata, entity_id: '', attributes } });
  const subject = { orgId: org.id, issuer: idp.entityId, subject: 'owner@northmere.example' };
  await externalIdentityRepository.tie(server.db, subject, owner.userId);
  expect(await setSaml(metadataOf(idp.certificate))).toMatchObject({
    kind: 'saml',
    status: 'not_set',
    saml: { entity_id: idp.entityId, certificates: [{}] },
  });
  // The owner's tie went with the change: whoever holds the new keys is not believed to be the owner.
  expect(await externalIdentityRepository.findUser(server.db, subject)).toBeUndefined();
  for (const bad of [
    'hello',
    metadataOf(idp.certificate, { prolog: '<!DOCTYPE x [<!ENTITY y "z">]>' }),
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/metadata',
    // No server has this name.
    'https://provider.invalid/metadata',
  ])
    await expect(setSaml(bad), bad).rejects.toMatchObject({ status: 422 });
  await expect(setSaml('<x/>'.repeat(1_250_000))).rejects.toMatchObject({ status: 413 });
  await expect(setSaml(' '.repeat(500_001))).rejects.toMatchObject({ status: 422 });

  const setStatus = (status: 'testing' | 'enforced' | 'active') =>
    admin.call(ssoAdmin.setStatus, { body: { status } });
  await setStatus('testing');
  const enter = async (nameId: string) => {
    const begun = await begin(scene);
    const xml = answerTo(scene, begun, { nameId, attributes: { givenName: 'Ada', groups: 'staff' } });
    return outcomeOf(await post(begun.browser, xml, begun), begun.browser);
  };
  expect(await enter('owner@northmere.example')).toEqual({ error: 'OAuthAccountNotLinked' });
  expect((await admin.call(ssoAdmin.get)).last_test).toMatchObject({ error: 'OAuthAccountNotLinked' });
  expect(await enter('ada@northmere.example')).toMatchObject({ type: 'administrator' });
  const tested = await admin.call(ssoAdmin.get);
  expect(tested.last_test).toMatchObject({ error: null, email: 'ada@northmere.example', firstname: 'Ada' });
  expect(tested.last_test?.attributes).toContainEqual({ name: 'groups', values: ['staff'] });

  await expect(setStatus('enforced')).rejects.toMatchObject({ status: 409 });
  await server.db
    .insert(totpCredentials)
    .values({ userId: owner.userId, secret: Buffer.from('x'), lastUsedStep: 0 });
  expect(await setStatus('enforced')).toMatchObject({
    status: 'enforced',
    owners: [{ has_password: true, has_second_factor: true }],
  });
  expect((await admin.call(activity.list)).items[0]).toMatchObject({
    verb: 'sso.changed',
    text: 'set single sign-on to enforced',
  });
  expect(await admin.call(ssoAdmin.remove)).toMatchObject({ status: 'not_set', kind: null });
});

test('a client secret is kept and never told; domains are proven by their record alone', async () => {
  await using scene = await samlScene();
  const { server, org } = scene;
  const admin = await server.signInAs('administrator', { orgId: org.id });
  await using issuer = await startOidcIssuer(['http://rostrum.test/callback']);
  await using evil = await startOidcIssuer(['http://rostrum.test/callback']);
  const oidc = { issuer: issuer.issuer, client_id: 'rostrum', trusts_email: false, attributes };
  const set = await admin.call(ssoAdmin.setOidc, { body: { ...oidc, client_secret: issuer.clientSecret } });
  expect(set).toMatchObject({ kind: 'oidc', status: 'not_set', oidc: { has_secret: true } });
  expect(JSON.stringify(set)).not.toContain(issuer.clientSecret);
  const kept = await admin.call(ssoAdmin.setOidc, { body: { ...oidc, client_secret: '' } });
  expect(kept.oidc?.has_secret).toBe(true);
  expect(issuer.tokenRequests.every((sent) => sent?.startsWith('Basic '))).toBe(true);
  // What one issuer gave is not sent to another.
  await expect(
    admin.call(ssoAdmin.setOidc, { body: { ...oidc, issuer: evil.issuer, client_secret: '' } }),
  ).rejects.toMatchObject({ status: 422 });
  expect(evil.tokenRequests).toEqual([undefined]);
  expect(await admin.call(ssoAdmin.get)).toMatchObject({ oidc: { issuer: issuer.issuer, has_secret: true } });
  for (const issuer of ['http://id.example.org', 'https://169.254.169.254', 'https://10.0.0.1'])
    await expect(
      admin.call(ssoAdmin.setOidc, { body: { ...oidc, issuer, client_secret: '' } }),
    ).rejects.toMatchObject({ status: 422 });

  const added = await admin.call(ssoAdmin.addDomain, { body: { domain: '@Pellworth.example' } });
  expect(added.domains.find(({ domain }) => domain === 'pellworth.example')).toMatchObject({
    txt_name: '_rostrum.pellworth.example',
    verified_at: null,
  });
  await admin.call(ssoAdmin.removeDomain, { body: { domain: 'northmere.example' } });
  await expect(admin.call(ssoAdmin.setStatus, { body: { status: 'active' } })).rejects.toMatchObject({
    status: 409,
  });
  expect(await server.db.select().from(ssoDomains).where(eq(ssoDomains.orgId, org.id))).toHaveLength(1);

  for (const role of ['agent', 'expert', 'staff'] as const) {
    const caller = await server.signInAs(role, { orgId: org.id });
    await expect(caller.call(ssoAdmin.get)).rejects.toMatchObject({ status: 403 });
    await expect(caller.call(ssoAdmin.remove)).rejects.toMatchObject({ status: 403 });
  }
  const stranger = await server.signInAs('administrator');
  expect(await stranger.call(ssoAdmin.get)).toMatchObject({ kind: null, domains: [] });
  await server.db.execute(`update sessions set created_at = now() - interval '1 day', confirmed_at = null`);
  await expect(admin.call(ssoAdmin.remove)).rejects.toMatchObject({ code: 'confirmation_required' });
});
