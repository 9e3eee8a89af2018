import { inflateRawSync } from 'node:zlib';
import { createVerify } from 'node:crypto';
import { ssoAdmin } from '@rostrum/contracts/settings';
import { SignedXml } from 'xml-crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ssoConnectionRepository, type SsoConnection } from '../sso-connections.repository.ts';
import { encryptAssertion } from '../testing/encrypt-assertion.ts';
import { answerTo, begin, outcomeOf, post, samlScene, type SamlScene } from '../testing/saml-scene.ts';
import type { ResponseValues } from '../development/saml-identity-provider.ts';
import { nameIdFormats } from './saml-options.ts';

const ines = 'ines.calder@northmere.example';
const boss = 'boss@northmere.example';
let scene: SamlScene;

beforeAll(async () => {
  scene = await samlScene();
  await scene.server.given.user('expert', { email: ines, orgId: scene.org.id });
  await scene.server.given.user('expert', { email: boss, orgId: scene.org.id });
});
afterAll(() => scene[Symbol.asyncDispose]());

const configure = (values: Partial<SsoConnection>) =>
  ssoConnectionRepository.save(scene.server.db, scene.org.id, { kind: 'saml', ...values });
async function signIn(values: Partial<ResponseValues> = {}) {
  const begun = await begin(scene);
  const xml = answerTo(scene, begun, values);
  return outcomeOf(await post(begun.browser, xml, begun), begun.browser);
}
const metadataOf = async () => (await scene.server.app.inject('/v1/login/saml/northmere/metadata')).body;
const certificateOf = (metadata: string, use: string) => {
  const body = new RegExp(`use="${use}">.*?<ds:X509Certificate>([^<]+)<`).exec(metadata)?.[1] ?? '';
  return `-----BEGIN CERTIFICATE-----\n${body.replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`;
};

test('a username that is the address of a colleague signs in as nobody, and never as that colleague', async () => {
  for (const format of [nameIdFormats.unspecified, nameIdFormats.persistent])
    expect(await signIn({ nameId: boss, nameIdFormat: format })).toEqual({ error: 'SsoNoEmail' });
  // A real sign-in by address ties it; the opaque name of the same letters is still someone else.
  expect(await signIn({ nameId: boss })).toMatchObject({ email: boss });
  const opaque = { nameId: boss, nameIdFormat: nameIdFormats.unspecified, attributes: { mail: ines } };
  expect(await signIn(opaque)).toMatchObject({ email: ines });
});

test('an address with letters that only look like others is no address', async () => {
  for (const lookalike of ['bo\u017fs@northmere.example', 'bos\uFF53@northmere.example'])
    expect(await signIn({ nameId: lookalike })).toEqual({ error: 'SsoNoEmail' });
});

test('addresses that differ only in case, an Issuer with spaces: all of it works', async () => {
  const attributes = { email: ines.toUpperCase(), mail: ines };
  const issuer = `\n  ${scene.idp.entityId}  `;
  expect(await signIn({ attributes, responseIssuer: issuer, assertionIssuer: issuer })).toMatchObject({
    email: ines,
  });
});

describe('the administrators read why a sign-in was refused', () => {
  const cases: [string, Partial<ResponseValues>, object][] = [
    [
      'clock_late',
      { notBefore: new Date(Date.now() - 900_000), notOnOrAfter: new Date(Date.now() - 400_000) },
      { received: expect.stringMatching(/4\d\d seconds behind/) },
    ],
    [
      'clock_early',
      { notBefore: new Date(Date.now() + 600_000), notOnOrAfter: new Date(Date.now() + 900_000) },
      { received: expect.stringMatching(/seconds ahead/) },
    ],
    ['wrong_audience', { audience: 'https://elsewhere.example' }, { received: 'https://elsewhere.example' }],
    ['wrong_issuer', { responseIssuer: 'https://evil.example' }, { received: 'https://evil.example' }],
    ['unsigned_assertion', { sign: 'none' }, {}],
    [
      'signature_algorithm',
      { algorithm: 'sha1' },
      { received: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' },
    ],
    ['no_email', { nameId: 'x', nameIdFormat: nameIdFormats.persistent }, {}],
    ['foreign_domain', { nameId: 'x@elsewhere.example' }, { received: 'elsewhere.example', email: null }],
    ['no_account', { nameId: 'nobody@northmere.example' }, { email: 'nobody@northmere.example' }],
    [
      'denied_by_provider',
      { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder', sign: 'none' },
      { received: expect.stringContaining('Responder') },
    ],
  ];
  test.each(cases)('%s', async (reason, values, details) => {
    expect(await signIn(values)).toMatchObject({ error: expect.any(String) });
    const admin = await scene.server.signInAs('administrator', { orgId: scene.org.id });
    const { items } = await admin.call(ssoAdmin.listAttempts);
    expect(items[0]).toMatchObject({
      reason,
      words: expect.any(String),
      remedy: expect.any(String),
      ...details,
    });
  });

  test('RSA-PSS is named, and another organisation reads none of it', async () => {
    const begun = await begin(scene);
    const pss = 'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1';
    const xml = answerTo(scene, begun).replace('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', pss);
    expect(await outcomeOf(await post(begun.browser, xml, begun), begun.browser)).toEqual({
      error: 'SsoRefused',
    });
    const admin = await scene.server.signInAs('administrator', { orgId: scene.org.id });
    expect((await admin.call(ssoAdmin.listAttempts)).items[0]).toMatchObject({
      reason: 'signature_algorithm',
      received: pss,
    });
    const stranger = await scene.server.signInAs('administrator');
    expect((await stranger.call(ssoAdmin.listAttempts)).items).toEqual([]);
    const expert = await scene.server.signInAs('expert', { orgId: scene.org.id });
    await expect(expert.call(ssoAdmin.listAttempts)).rejects.toMatchObject({ status: 403 });
  });
});

describe('requests', () => {
  test('are signed where the metadata of the provider wants it, with a key that ours lists', async () => {
    await configure({ wantsSignedRequests: true, forceAuthn: true });
    try {
      const metadata = await metadataOf();
      expect(metadata).toContain('AuthnRequestsSigned="true"');
      const answer = await scene.server.app.inject('/v1/login/sso/northmere');
      const url = new URL(String(answer.headers.location));
      const request = inflateRawSync(
        Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64'),
      ).toString();
      expect(request).toContain('ForceAuthn="true"');
      const signed = url.search.slice(1).split('&Signature=')[0] ?? '';
      const signature = Buffer.from(url.searchParams.get('Signature') ?? '', 'base64');
      const verifier = createVerify('sha256').update(signed);
      expect(verifier.verify(certificateOf(metadata, 'signing'), signature)).toBe(true);
    } finally {
      await configure({ wantsSignedRequests: false, forceAuthn: false });
    }
  });

  test('are posted by a page of ours where the provider has only that, signed, in the browser that began', async () => {
    await configure({
      ssoBindings: ['post'],
      ssoPostUrl: 'https://idp.northmere.example/post',
      signRequests: true,
    });
    try {
      const answer = await scene.server.app.inject('/v1/login/sso/northmere');
      const page = new URL(String(answer.headers.location));
      expect(page.pathname).toBe('/v1/login/saml/northmere/request');
      const other = await scene.server.app.inject(page.pathname + page.search);
      expect(other.headers.location).toContain('SsoExpired');
      const cookies = { '__Host-saml': answer.cookies[0]?.value ?? '' };
      const { body, headers } = await scene.server.app.inject({ url: page.pathname + page.search, cookies });
      expect(body).toContain('action="https://idp.northmere.example/post"');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      const xml = Buffer.from(
        /name="SAMLRequest" value="([^"]+)"/.exec(body)?.[1] ?? '',
        'base64',
      ).toString();
      const signature = /<(\w+:)?Signature[\s\S]*<\/(\w+:)?Signature>/.exec(xml)?.[0] ?? '';
      const verifier = new SignedXml({ publicCert: certificateOf(await metadataOf(), 'signing') });
      verifier.loadSignature(signature);
      expect(verifier.checkSignature(xml)).toBe(true);
    } finally {
      await configure({ ssoBindings: ['redirect'], ssoPostUrl: null, signRequests: null });
    }
  });

  test('our metadata asks for attributes and names its logout', async () => {
    const metadata = await metadataOf();
    expect(metadata).toContain('FriendlyName="givenName"');
    expect(metadata).toContain('<md:AttributeConsumingService index="1"');
    expect(metadata).toContain('Location="https://rostrum.test/v1/login/saml/northmere/logout"');
    expect(metadata).not.toContain('use="encryption"');
  });
});

describe('encrypted assertions', () => {
  const encryptFor = async (options: Parameters<typeof encryptAssertion>[2] = {}) => {
    const certificate = certificateOf(await metadataOf(), 'encryption');
    return (assertion: string) => encryptAssertion(assertion, certificate, options);
  };
  beforeAll(() => configure({ encryption: 'offered' }));
  afterAll(() => configure({ encryption: 'off', wantResponseSigned: false }));

  test('are opened by the key of our metadata, and verified like others', async () => {
    expect(await signIn({ encrypt: await encryptFor() })).toMatchObject({ email: ines });
    expect(await signIn({ encrypt: await encryptFor(), sign: 'none' })).toEqual({ error: 'SsoRefused' });
    expect(await signIn({ encrypt: await encryptFor(), sign: 'response' })).toEqual({ error: 'SsoRefused' });
    const encrypt = await encryptFor();
    const altered = (assertion: string) => encrypt(assertion.replace(ines, boss));
    expect(await signIn({ encrypt: altered })).toEqual({ error: 'SsoRefused' });
    expect(await signIn({ encrypt: altered, sign: 'both' })).toEqual({ error: 'SsoRefused' });
  });

  test('by AES-CBC are opened only in a signed response', async () => {
    const encrypt = await encryptFor({ cipher: 'aes256-cbc' });
    expect(await signIn({ encrypt })).toEqual({ error: 'SsoRefused' });
    expect(await signIn({ encrypt, sign: 'both' })).toMatchObject({ email: ines });
  });

  test('a plain assertion beside an encrypted one is refused, and two encrypted ones are', async () => {
    const encrypt = await encryptFor();
    expect(await signIn({ encrypt: (assertion) => encrypt(assertion) + assertion })).toEqual({
      error: 'SsoRefused',
    });
    expect(await signIn({ encrypt: (assertion) => encrypt(assertion) + encrypt(assertion) })).toEqual({
      error: 'SsoRefused',
    });
  });

  test('once required, others are refused', async () => {
    await configure({ encryption: 'required' });
    expect(await signIn()).toEqual({ error: 'SsoRefused' });
    expect(await signIn({ encrypt: await encryptFor() })).toMatchObject({ email: ines });
    await configure({ encryption: 'offered' });
  });
});

test('with a signed response in place of a signed assertion', async () => {
  await configure({ wantAssertionsSigned: false, wantResponseSigned: true });
  try {
    expect(await signIn({ sign: 'response' })).toMatchObject({ email: ines });
    expect(await signIn({ sign: 'assertion' })).toEqual({ error: 'SsoRefused' });
  } finally {
    await configure({ wantAssertionsSigned: true, wantResponseSigned: false });
  }
});
