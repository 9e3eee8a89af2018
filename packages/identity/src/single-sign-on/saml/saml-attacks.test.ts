import { createHmac } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp, createTestBrowser } from '@rostrum/test-support/server';
import { createIdentityProvider, type ResponseValues } from '../development/saml-identity-provider.ts';
import {
  answerTo,
  begin,
  giveSaml,
  outcomeAfter as outcomeAfterIn,
  outcomeOf,
  post,
  samlScene,
  type SamlScene,
} from '../testing/saml-scene.ts';

const ines = 'ines.calder@northmere.example';
const owner = 'owner@northmere.example';
const hour = 3_600_000;
let scene: SamlScene;

beforeAll(async () => {
  scene = await samlScene();
  await scene.server.given.user('expert', { email: ines, orgId: scene.org.id });
  await scene.server.given.user('owner', { email: owner, orgId: scene.org.id });
});
afterAll(() => scene[Symbol.asyncDispose]());

const outcomeAfter = (change: (xml: string) => string, values: Partial<ResponseValues> = {}) =>
  outcomeAfterIn(scene, change, values);
const same = (xml: string) => xml;
const refused = { error: 'SsoRefused' };

test('an honest response is accepted, so that the refusals below mean something', async () => {
  expect(await outcomeAfter(same)).toEqual({ email: ines, type: 'expert' });
});

test('a response without Destination is accepted: the recipient of its assertion is ours', async () => {
  expect(await outcomeAfter(same, { destination: null })).toEqual({ email: ines, type: 'expert' });
});

describe('a response is refused', () => {
  const other = createIdentityProvider(createIdentityProvider().entityId);
  const foreignIssuer = 'https://idp.evil.example/metadata';
  const cases: [string, Partial<ResponseValues>, { error: string }?][] = [
    ['without a signature', { sign: 'none' }],
    ['of which only the envelope is signed', { sign: 'response' }],
    ['signed with SHA-1', { algorithm: 'sha1' }],
    ['whose digest is SHA-1', { algorithm: 'sha1Digest' }],
    ['for another audience', { audience: 'https://elsewhere.example/sp' }],
    ['for no audience', { audience: null }],
    [
      'that has expired',
      { notBefore: new Date(Date.now() - hour), notOnOrAfter: new Date(Date.now() - 190_000) },
    ],
    [
      'that is not valid yet',
      { notBefore: new Date(Date.now() + 240_000), notOnOrAfter: new Date(Date.now() + hour) },
    ],
    ['that never ends', { notOnOrAfter: new Date(Date.now() + 48 * hour) }],
    ['with another Destination', { destination: 'https://elsewhere.example/acs' }],
    ['with another Recipient', { recipient: 'https://elsewhere.example/acs' }],
    ['without Recipient', { recipient: null }],
    ['of a foreign Issuer that signs with the right key', { responseIssuer: foreignIssuer }],
    ['without Issuer', { responseIssuer: null }],
    ['with an assertion of a foreign Issuer', { assertionIssuer: foreignIssuer }],
    ['that nobody asked for', { inResponseTo: null }],
    ['whose confirmation answers another request', { confirmationInResponseTo: '_another' }],
    ['whose confirmation answers no request', { confirmationInResponseTo: null }],
    ['with a request that was never made', { inResponseTo: '_never' }],
    ['with a document type', { prolog: '<!DOCTYPE x [<!ENTITY e "owner">]>' }],
    ['with an entity that grows', { prolog: '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>' }],
    ['with a processing instruction', { prolog: '<?xml-stylesheet href="x"?>' }],
    ['without a name for the person', { nameId: ' ' }],
    [
      'that says no',
      { status: 'urn:oasis:names:tc:SAML:2.0:status:Responder', sign: 'none' },
      { error: 'SsoDenied' },
    ],
  ];
  test.each(cases)('%s', async (_name, values, expected = refused) => {
    expect(await outcomeAfter(same, values)).toEqual(expected);
  });

  test('signed by another key, also when it brings its own certificate', async () => {
    const begun = await begin(scene);
    const { acs, audience, requestId } = begun;
    const xml = other.respond({ acs, audience, inResponseTo: requestId });
    expect(await outcomeOf(await post(begun.browser, xml, begun), begun.browser)).toEqual(refused);
    const pem = other.certificate.replaceAll(/-----[^-]+-----|\n/g, '');
    const own = xml.replace(
      '</ds:Signature>',
      `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${pem}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature>`,
    );
    expect(await outcomeOf(await post(begun.browser, own, begun), begun.browser)).toEqual(refused);
  });

  test('with an altered name', async () => {
    expect(await outcomeAfter((xml) => xml.replace(ines, owner))).toEqual(refused);
  });

  test('with HMAC over the public certificate as signature method', async () => {
    const outcome = await outcomeAfter((xml) => {
      const method = 'http://www.w3.org/2000/09/xmldsig#hmac-sha1';
      const info = /<SignedInfo[\s\S]*<\/SignedInfo>/.exec(xml)?.[0] ?? '';
      const mac = createHmac('sha1', scene.idp.certificate).update(info).digest('base64');
      return xml
        .replace('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', method)
        .replace(/<SignatureValue>[^<]*</, `<SignatureValue>${mac}<`);
    });
    expect(outcome).toEqual(refused);
  });

  test('with a clock that is off by up to three minutes it is still accepted', async () => {
    const late = { notBefore: new Date(Date.now() - hour), notOnOrAfter: new Date(Date.now() - 170_000) };
    const early = { notBefore: new Date(Date.now() + 170_000) };
    for (const values of [late, early])
      expect(await outcomeAfter(same, values)).toEqual({ email: ines, type: 'expert' });
  });
});

describe('what a name may hide', () => {
  test('a comment in it does not cut it', async () => {
    const nameId = `${owner}<!-- -->.evil.example`;
    expect(await outcomeAfter(same, { nameId })).toEqual({ error: 'SsoForeignDomain' });
    const inserted = await outcomeAfter((xml) => xml.replace(ines, ines.replace('@', '<!---->@')));
    // The signature does not cover comments; the name stays the one that was signed.
    expect(inserted).toEqual({ email: ines, type: 'expert' });
  });

  test('two addresses are none', async () => {
    const nameId = 'ic-4711';
    const nameIdFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
    expect(
      await outcomeAfter(same, { nameId, nameIdFormat, attributes: { mail: ines, email: owner } }),
    ).toEqual({
      error: 'SsoNoEmail',
    });
  });

  test('attributes do not stand in for the name, the issuer or the request', async () => {
    const attributes = { nameID: owner, issuer: 'x', inResponseTo: 'y', role: 'owner', __proto__: 'z' };
    expect(await outcomeAfter(same, { attributes })).toEqual({ email: ines, type: 'expert' });
  });
});

describe('once', () => {
  test('the same response, the same request, and the same assertion under a new request', async () => {
    const begun = await begin(scene);
    const xml = answerTo(scene, begun);
    const send = async (sent: string) => outcomeOf(await post(begun.browser, sent, begun), begun.browser);
    expect(await send(xml)).toMatchObject({ email: ines });
    expect(await send(xml)).toEqual({ error: 'SsoExpired' });
    expect(await send(answerTo(scene, begun))).toEqual({ error: 'SsoExpired' });
    const assertionId = '_the-same-assertion';
    expect(await outcomeAfter(same, { assertionId })).toMatchObject({ email: ines });
    expect(await outcomeAfter(same, { assertionId })).toEqual({ error: 'SsoExpired' });
  });

  test('of answers that come at once to two servers, one signs in', async () => {
    const twin = await buildApp(scene.server.config, { database: scene.server.serverDatabase });
    await twin.ready();
    try {
      const begun = await begin(scene);
      const elsewhere = createTestBrowser(twin);
      for (const [name, cookie] of begun.browser.jar) elsewhere.jar.set(name, cookie);
      const xml = answerTo(scene, begun);
      const browsers = [begun.browser, elsewhere, begun.browser, elsewhere];
      const answers = await Promise.all(browsers.map((browser) => post(browser, xml, begun)));
      const tickets = answers.filter(({ headers }) => String(headers.location).includes('ticket='));
      expect(tickets).toHaveLength(1);
      const late = await post(elsewhere, answerTo(scene, begun), begun);
      expect(late.headers.location).toContain('error=SsoExpired');
      expect(tickets[0] && (await outcomeOf(tickets[0], elsewhere))).toMatchObject({ email: ines });
    } finally {
      await twin.close();
    }
  });

  test('a ticket', async () => {
    const begun = await begin(scene);
    const answer = await post(begun.browser, answerTo(scene, begun), begun);
    expect(await outcomeOf(answer, begun.browser)).toMatchObject({ email: ines });
    expect(await outcomeOf(answer, begun.browser)).toEqual({ error: 'SsoExpired' });
  });
});

describe('the assertion of an attacker in the browser of somebody else', () => {
  test('is refused when it is posted there', async () => {
    const attacker = await begin(scene);
    const xml = answerTo(scene, attacker);
    const victim = createTestBrowser(scene.server.app);
    expect(await outcomeOf(await post(victim, xml, attacker), victim)).toEqual({ error: 'SsoOtherBrowser' });
    const busy = await begin(scene);
    expect(await outcomeOf(await post(busy.browser, xml, attacker), busy.browser)).toEqual({
      error: 'SsoOtherBrowser',
    });
  });

  test('is refused when its ticket is carried there, and the attacker keeps it', async () => {
    const attacker = await begin(scene);
    const answer = await post(attacker.browser, answerTo(scene, attacker), attacker);
    const victim = await begin(scene);
    expect(await outcomeOf(answer, victim.browser)).toEqual({ error: 'SsoOtherBrowser' });
    expect(await outcomeOf(answer, attacker.browser)).toMatchObject({ email: ines });
  });
});

describe('RelayState', () => {
  test.each([
    ...['https://evil.example/', '//evil.example', '/dashboard', '', 'A'.repeat(43)].map(
      (relayState) => [relayState, 'SsoExpired'] as const,
    ),
    // Refused before it is looked up: no handle holds such a character.
    ['\u0000', 'SsoRefused'] as const,
  ])('is a handle and never an address: %j', async (relayState, error) => {
    const begun = await begin(scene);
    const answer = await post(begun.browser, answerTo(scene, begun), { ...begun, relayState });
    expect(new URL(String(answer.headers.location)).host).toBe('rostrum.test');
    expect(await outcomeOf(answer, begun.browser)).toEqual({ error });
  });

  test('of one organisation is worth nothing at another', async () => {
    const other = await scene.server.given.organisation({ companyUsername: 'pellworth' });
    const idp = createIdentityProvider('https://idp.pellworth.example');
    await giveSaml(scene.server, other.id, idp, { domain: 'pellworth.example' });
    const begun = await begin(scene);
    const base = `${scene.origin}/v1/login/saml/pellworth`;
    const xml = idp.respond({
      acs: `${base}/acs`,
      audience: `${base}/metadata`,
      inResponseTo: begun.requestId,
    });
    const answer = await post(begun.browser, xml, { ...begun, acs: `${base}/acs` });
    expect(await outcomeOf(answer, begun.browser)).toEqual({ error: 'SsoExpired' });
    // And what one identity provider says to a request of its own is not heard as the other's.
    const crossed = await post(begun.browser, answerTo(scene, begun), { ...begun, acs: `${base}/acs` });
    expect(await outcomeOf(crossed, begun.browser)).toEqual(refused);
  });

  test('an evil target becomes the site itself', async () => {
    const begun = await begin(scene, { callbackUrl: 'https://evil.example/' });
    const answer = await post(begun.browser, answerTo(scene, begun), begun);
    expect(new URL(String(answer.headers.location)).searchParams.get('callbackUrl')).toBe(scene.origin);
  });
});

describe('abuse', () => {
  test('five megabytes of attributes are a page, and never read', async () => {
    const begun = await begin(scene);
    const xml = answerTo(scene, begun, { attributes: { blob: 'x'.repeat(5_000_000) } });
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    const answer = await post(begun.browser, xml, begun);
    expect(parse).not.toHaveBeenCalled();
    expect(await outcomeOf(answer, begun.browser)).toEqual(refused);
  });

  test('deep and wide documents are refused before they are read, which would keep the server busy', async () => {
    const begun = await begin(scene);
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    for (const xml of ['<a>'.repeat(20_000) + '</a>'.repeat(20_000), '<a/>'.repeat(40_000)]) {
      expect(await outcomeOf(await post(begun.browser, xml, begun), begun.browser)).toEqual(refused);
    }
    expect(parse).not.toHaveBeenCalled();
    await post(begun.browser, answerTo(scene, begun), begun);
    expect(parse, 'what is honest is read by the same parser').toHaveBeenCalled();
  });

  test.each([
    '',
    'not base64!',
    'AAAA',
    Buffer.from('<').toString('base64'),
    Buffer.from('<Response/>').toString('base64'),
  ])('nonsense is a page too: %j', async (SAMLResponse) => {
    const answer = await scene.server.app.inject({
      method: 'POST',
      url: '/v1/login/saml/northmere/acs',
      payload: new URLSearchParams({ SAMLResponse }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      'https://rostrum.test/login?error=SsoRefused',
    ]);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'another content type: %s',
    async (type) => {
      const answer = await scene.server.app.inject({
        method: 'POST',
        url: '/v1/login/saml/northmere/acs',
        payload: '{"SAMLResponse":["x"]}',
        headers: { 'content-type': type },
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        'https://rostrum.test/login?error=SsoRefused',
      ]);
    },
  );
});
