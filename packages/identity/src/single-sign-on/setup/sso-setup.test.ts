import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuardedFetch } from '@rostrum/server-kit/outbound';
import { loadSecrets, decrypt } from '@rostrum/server-kit';
import { buildTestApp, type TestApp } from '@rostrum/test-support/server';
import { totpCredentials } from '../../second-factor/security.schema.ts';
import { selfSignedCertificate } from '../saml/keys/self-signed-certificate.ts';
import { rotateDueSamlKeys } from '../saml/keys/rotate-saml-keys.job.ts';
import { createSamlKeys } from '../saml/keys/saml-keys.service.ts';
import { samlKeys } from '../saml/keys/saml-keys.schema.ts';
import { recogniseMember } from '../recognise-member.ts';
import { ssoConnectionRepository, type SsoConnection } from '../sso-connections.repository.ts';
import { ssoDomainRepository } from '../sso-domains.repository.ts';
import { describeSso } from './describe-sso.ts';
import { startOidcIssuer } from '../testing/oidc-issuer.ts';
import { createSsoSetup, type SetupDeps, type SsoSetupService } from './sso-setup.service.ts';

const md = 'urn:oasis:names:tc:SAML:2.0:metadata';
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const bodyOf = (pem: string) => pem.replaceAll(/-----[^-]+-----|\n/g, '');
const certificate = bodyOf(selfSignedCertificate().certificate);

const keyDescriptor = (base64: string) =>
  `<KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
const entity = ({
  id = 'https://idp.example/metadata',
  keys = keyDescriptor(certificate),
  binding = redirect,
  location = 'https://idp.example/sso',
} = {}) =>
  `<EntityDescriptor xmlns="${md}" entityID="${id}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys}<SingleSignOnService Binding="${binding}" Location="${location}"/></IDPSSODescriptor></EntityDescriptor>`;

let server: TestApp;
let deps: SetupDeps;
let setup: SsoSetupService;
let records: Record<string, string[][]> = {};
beforeAll(async () => {
  server = await buildTestApp({ servers: 2 });
  await server.given.organisation({ companyUsername: 'northmere', name: 'Northmere University' });
  deps = {
    db: server.db,
    fetch: createGuardedFetch({ allowLoopback: false }),
    resolveTxt: async (name) => records[name] ?? Promise.reject(new Error('ENOTFOUND')),
    origin: 'https://rostrum.test',
    clientSecretKey: loadSecrets(server.config).clientSecret,
    allowLoopback: false,
    clock: () => new Date(),
  };
  setup = createSsoSetup(deps);
});
afterAll(() => server[Symbol.asyncDispose]());

describe('metadata', () => {
  test('sets who the identity provider is, where it is, and what it signs with', async () => {
    const second = keyDescriptor(bodyOf(selfSignedCertificate().certificate));
    const third = keyDescriptor(bodyOf(selfSignedCertificate().certificate));
    const keys = keyDescriptor(certificate) + keyDescriptor(certificate) + second + third;
    const set = await setup.setSaml('northmere', { xml: `\uFEFF<?xml version="1.0"?>${entity({ keys })}` });
    expect(set).toMatchObject({
      kind: 'saml',
      status: 'not_set',
      entityId: 'https://idp.example/metadata',
      ssoUrl: 'https://idp.example/sso',
      allowIdpInitiated: false,
    });
    expect(set.certificates).toHaveLength(3);
  });

  test('of a federation needs the name of the one that is meant', async () => {
    const xml = `<EntitiesDescriptor xmlns="${md}">${entity({ id: 'urn:a' })}${entity({ id: 'urn:b' })}</EntitiesDescriptor>`;
    await expect(setup.setSaml('northmere', { xml })).rejects.toThrow(
      'Give the entity ID of one: urn:a, urn:b',
    );
    expect(await setup.setSaml('northmere', { xml, entityId: 'urn:b' })).toMatchObject({ entityId: 'urn:b' });
  });

  test.each([
    ['that is no XML', 'hello', 'not well-formed'],
    ['with a document type', `<!DOCTYPE x [<!ENTITY y "z">]>${entity()}`, 'not well-formed'],
    [
      'of a service provider',
      `<EntityDescriptor xmlns="${md}" entityID="x"/>`,
      'no SAML 2.0 identity provider',
    ],
    ['without a certificate', entity({ keys: '' }), 'no signing certificate'],
    ['with a certificate that is none', entity({ keys: keyDescriptor('AAAA') }), 'cannot be read'],
    [
      'with a weak key',
      entity({ keys: keyDescriptor(bodyOf(selfSignedCertificate('weak', 1024).certificate)) }),
      'at least 2048 bits',
    ],
    ['without an address to redirect to', entity({ binding: 'urn:other' }), 'HTTP-Redirect'],
    ['with an address that runs', entity({ location: 'javascript:alert(1)' }), 'HTTP-Redirect'],
    ['with an address of this machine', entity({ location: 'http://127.0.0.1/' }), 'https://'],
  ])('%s is refused', async (_name, xml, message) => {
    await expect(setup.setSaml('northmere', { xml })).rejects.toThrow(message);
  });

  test.each([
    'http://127.0.0.1/m',
    'https://169.254.169.254/m',
    'https://localhost/m',
    'https://a@idp.example/m',
  ])('is not fetched from %s', async (address) => {
    await expect(setup.fetchMetadata(address)).rejects.toMatchObject({
      name: expect.stringMatching(/InputError|OutboundError/),
    });
  });
});

test('a domain counts once its TXT record is in place', async () => {
  const { txt } = await setup.addDomain('northmere', '@Northmere.Example');
  expect((await setup.addDomain('northmere', 'northmere.example')).txt).toBe(txt);
  await expect(setup.verifyDomain('northmere', 'northmere.example')).rejects.toThrow(
    '_rostrum.northmere.example',
  );
  records = { '_rostrum.northmere.example': [['v=spf1'], [txt.slice(0, 20), txt.slice(20)]] };
  expect(await setup.verifyDomain('northmere', 'northmere.example')).toMatchObject({
    verifiedAt: expect.any(Date),
  });
  for (const bad of ['', 'localhost', 'a b.example', '*.example', 'x@y@z', '127.0.0.1'])
    await expect(setup.addDomain('northmere', bad)).rejects.toMatchObject({ code: 'invalid_input' });
});

describe('statuses keep people from locking themselves out', () => {
  test('active needs an identity provider and a proven domain', async () => {
    await server.given.organisation({ companyUsername: 'bare' });
    await expect(setup.setStatus('bare', 'active')).rejects.toThrow('no identity provider yet');
    await setup.setSaml('bare', { xml: entity() });
    await expect(setup.setStatus('bare', 'active')).rejects.toThrow('No domain is verified');
    await expect(setup.setStatus('nobody', 'active')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('enforced needs a fresh sign-in and an owner with a password and a second step', async () => {
    const { organisation } = await setup.show('northmere');
    await setup.setSaml('northmere', { xml: entity() });
    expect(await setup.setStatus('northmere', 'active')).toMatchObject({ status: 'active' });
    await expect(setup.setStatus('northmere', 'enforced')).rejects.toThrow('last 24 hours');
    await ssoConnectionRepository.noteSignIn(server.db, organisation.id);
    await expect(setup.setStatus('northmere', 'enforced')).rejects.toThrow('No owner has a password');
    const owner = await server.given.user('owner', { orgId: organisation.id, passwordHash: 'x' });
    const other = await server.given.user('administrator', { orgId: organisation.id, passwordHash: 'x' });
    const addSecondStep = (userId: string) =>
      server.db.insert(totpCredentials).values({ userId, secret: Buffer.from('x'), lastUsedStep: 0 });
    await addSecondStep(other.id);
    await expect(setup.setStatus('northmere', 'enforced')).rejects.toThrow('two-step verification');
    await addSecondStep(owner.id);
    expect(await setup.setStatus('northmere', 'enforced')).toMatchObject({ status: 'enforced' });
    // The same identity provider with a new certificate stays on; another one starts again.
    expect(await setup.setSaml('northmere', { xml: entity() })).toMatchObject({ status: 'enforced' });
    expect(await setup.setSaml('northmere', { xml: entity({ id: 'urn:new' }) })).toMatchObject({
      status: 'not_set',
    });
  });
});

test('a first sign-in makes nobody who runs the organisation', async () => {
  for (const role of ['owner', 'administrator', 'individual', 'x'])
    await expect(setup.setJit('northmere', role)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await setup.setJit('northmere', 'expert')).toMatchObject({ jitOn: true, jitRole: 'expert' });
  expect(await setup.setJit('northmere', null)).toMatchObject({ jitOn: false });
});

test('the secret of an issuer is kept encrypted, for this organisation alone', async () => {
  const { organisation } = await setup.show('northmere');
  await using issuer = await startOidcIssuer(['https://rostrum.test/callback']);
  const { clientId, clientSecret } = issuer;
  const fetch = createGuardedFetch({ allowLoopback: true });
  const nearby = createSsoSetup({ ...deps, fetch, allowLoopback: true });
  const set = await nearby.setOidc('northmere', { issuer: issuer.issuer, clientId, clientSecret });
  const kept = set.clientSecret ?? Buffer.alloc(0);
  expect(kept.includes('secret')).toBe(false);
  const key = loadSecrets(server.config).clientSecret;
  expect(decrypt(key, kept, organisation.id)).toBe(clientSecret);
  expect(() => decrypt(key, kept, 'another organisation')).toThrow(/authenticate/);
  await expect(
    setup.setOidc('northmere', { issuer: 'http://issuer.example', clientId: 'x', clientSecret: null }),
  ).rejects.toThrow('https://');
});

test('what is set is told in full, with what the identity provider must know', async () => {
  await setup.setSaml('northmere', { xml: entity() });
  const text = describeSso(await setup.show('northmere'), {
    origin: 'https://rostrum.test',
    now: new Date(),
  });
  expect(text).toContain('Northmere University (northmere): not_set');
  expect(text).toContain('SAML ACS             https://rostrum.test/v1/login/saml/northmere/acs');
  expect(text).toContain('northmere.example: verified');
  expect(text).not.toContain('BEGIN');
});

test('our own keys have successors before their certificates end, once, and sign until those were announced', async () => {
  const { id: orgId } = await server.given.organisation();
  const secrets = loadSecrets(server.config);
  const { db } = server;
  const clock = () => new Date();
  const keys = createSamlKeys({ db, clock, secretKey: secrets.clientSecret });
  const rotate = () => rotateDueSamlKeys({ db, secrets, clock, log: server.app.log });
  const before = await keys.certificates(orgId);
  const signed = await keys.signingKey(orgId);
  expect(await rotate()).not.toContain(orgId);
  const old = new Date(Date.now() - 1010 * 86_400_000);
  await db.update(samlKeys).set({ createdAt: old }).where(eq(samlKeys.orgId, orgId));
  expect(await rotate()).toContain(orgId);
  expect(await rotate()).not.toContain(orgId);
  const after = await keys.certificates(orgId);
  expect(after).toEqual({
    signing: [expect.any(String), ...before.signing],
    encryption: [expect.any(String), ...before.encryption],
  });
  expect(await keys.signingKey(orgId)).toEqual(signed);
  expect(await keys.decryptionKeys(orgId)).toHaveLength(2);
});

test('the picture of a provider is offered where profiles follow it, and never while the connection is tested', async () => {
  const { id: orgId } = await server.given.organisation({ companyUsername: 'southmere' });
  const { db } = server;
  const domain = await ssoDomainRepository.add(db, orgId, 'southmere.example', 'txt');
  await ssoDomainRepository.markVerified(db, domain.id);
  const { id: userId } = await server.given.user('expert', { email: 'ada@southmere.example', orgId });
  const offers: object[] = [];
  const signIn = async (values: Partial<SsoConnection>, picture?: string) => {
    await ssoConnectionRepository.save(db, orgId, { kind: 'saml', ...values });
    const found = await ssoConnectionRepository.findSetup(db, 'southmere');
    if (!found?.connection) throw new Error('The connection was not saved.');
    const person = {
      issuer: 'https://idp.example',
      subject: 'ada',
      email: 'ada@southmere.example',
      firstname: 'Ada',
      lastname: 'Quill',
      picture,
    };
    await recogniseMember(
      { db, applySignInGroups: async () => undefined, offerPicture: (offer) => void offers.push(offer) },
      { organisation: found.organisation, connection: found.connection, person },
    );
  };
  const address = 'https://idp.example/ada.jpg';
  await signIn({ status: 'active', updateProfile: false }, address);
  await signIn({ status: 'testing', updateProfile: true }, address);
  await signIn({ status: 'active', updateProfile: true });
  expect(offers).toEqual([]);
  await signIn({ status: 'active', updateProfile: true }, address);
  expect(offers).toEqual([{ orgId, userId, address }]);
});
