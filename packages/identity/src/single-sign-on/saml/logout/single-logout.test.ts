import { createSign } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestBrowser } from '@rostrum/test-support/server';
import { answerTo, begin, outcomeOf, post, samlScene, type SamlScene } from '../../testing/saml-scene.ts';
import { createIdentityProvider, type ResponseValues } from '../../development/saml-identity-provider.ts';

const ines = 'ines.calder@northmere.example';
const slo = 'https://idp.northmere.example/slo';
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
let scene: SamlScene;

beforeAll(async () => {
  scene = await samlScene({ sloUrl: slo, sloBinding: 'redirect' });
  await scene.server.given.user('expert', { email: ines, orgId: scene.org.id });
});
afterAll(() => scene[Symbol.asyncDispose]());

async function signIn(values: Partial<ResponseValues> = {}) {
  const begun = await begin(scene);
  await outcomeOf(await post(begun.browser, answerTo(scene, begun, values), begun), begun.browser);
  return begun.browser;
}
const isSignedIn = async (browser: Awaited<ReturnType<typeof signIn>>) =>
  'user' in (await browser.get('/api/auth/session')).json<object>();

interface RequestValues {
  nameId?: string;
  indexes?: string[];
  issuer?: string;
  at?: Date;
  destination?: string;
  id?: string;
}
const logoutRequest = ({
  nameId = ines,
  indexes = [],
  issuer = scene.idp.entityId,
  at = new Date(),
  destination = 'https://rostrum.test/v1/login/saml/northmere/logout',
  id = `_l${Math.random().toString(36).slice(2)}`,
}: RequestValues = {}) =>
  `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${at.toISOString()}" Destination="${destination}"><saml:Issuer>${issuer}</saml:Issuer><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${nameId}</saml:NameID>${indexes.map((index) => `<samlp:SessionIndex>${index}</samlp:SessionIndex>`).join('')}</samlp:LogoutRequest>`;

function query(xml: string, privateKey = scene.idp.privateKey): string {
  const message = encodeURIComponent(deflateRawSync(xml).toString('base64'));
  const signed = `SAMLRequest=${message}&RelayState=r1&SigAlg=${encodeURIComponent(rsaSha256)}`;
  const signature = createSign('sha256').update(signed).sign(privateKey).toString('base64');
  return `${signed}&Signature=${encodeURIComponent(signature)}`;
}
const send = (search: string) => scene.server.app.inject(`/v1/login/saml/northmere/logout?${search}`);

test('the session ends when the provider says, whatever is done in it', async () => {
  const soon = await signIn({ sessionNotOnOrAfter: new Date(Date.now() + 3_600_000) });
  expect(await isSignedIn(soon)).toBe(true);
  const { rows } = await scene.server.db.execute<{ left: number }>(
    `select max(extract(epoch from absolute_expires_at - now()))::int as left from sessions`,
  );
  expect(rows[0]?.left).toBeLessThanOrEqual(3600);
});

describe('a signed request of the provider', () => {
  test('ends the session of its index, no other, and is answered by a signed response', async () => {
    const [first, second] = [await signIn({ sessionIndex: 's1' }), await signIn({ sessionIndex: 's2' })];
    const answer = await send(query(logoutRequest({ indexes: ['s1'] })));
    expect(answer.statusCode).toBe(303);
    const url = new URL(String(answer.headers.location));
    expect(url.origin + url.pathname).toBe(slo);
    expect(url.searchParams.get('RelayState')).toBe('r1');
    expect(url.searchParams.get('Signature')).toBeTruthy();
    expect(
      inflateRawSync(Buffer.from(url.searchParams.get('SAMLResponse') ?? '', 'base64')).toString(),
    ).toContain('status:Success');
    expect(await isSignedIn(first)).toBe(false);
    expect(await isSignedIn(second)).toBe(true);
    // Without an index every session of the person ends.
    await send(query(logoutRequest()));
    expect(await isSignedIn(second)).toBe(false);
  });

  test('ends nothing without a good signature, of another issuer, too old, for another address, or twice', async () => {
    const browser = await signIn({ sessionIndex: 's3' });
    const stranger = createIdentityProvider();
    const bad = [
      query(logoutRequest()).replace(/&SigAlg.*/, ''),
      query(logoutRequest(), stranger.privateKey),
      query(logoutRequest()).replace('RelayState=r1', 'RelayState=r2'),
      query(logoutRequest({ issuer: 'https://evil.example' })),
      query(logoutRequest({ at: new Date(Date.now() - 3_600_000) })),
      query(logoutRequest({ destination: 'https://elsewhere.example/logout' })),
      `${query(logoutRequest())}&SAMLRequest=x`,
      'SAMLRequest=x&SigAlg=x&Signature=y',
      '',
    ];
    for (const search of bad) {
      const answer = await send(search);
      expect(answer.headers.location, search).toBe('https://rostrum.test/login');
      expect(await isSignedIn(browser), search).toBe(true);
    }
    expect((await send('SAMLRequest=%00&SigAlg=x&Signature=y')).statusCode).toBe(400);
    expect(await isSignedIn(browser)).toBe(true);
    const once = query(logoutRequest({ nameId: 'other@northmere.example', id: '_once' }));
    expect((await send(once)).headers.location).toContain(slo);
    expect((await send(once)).headers.location).toBe('https://rostrum.test/login');
  });
});

test('signing out here goes on at the provider, and comes back to the sign-in page', async () => {
  const browser = await signIn({ sessionIndex: 's4' });
  const answer = await browser.post('/api/auth/signout', { callbackUrl: '/login' });
  const url = new URL(answer.json<{ url: string }>().url);
  expect(url.origin + url.pathname).toBe(slo);
  const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  expect(request).toContain(ines);
  expect(request).toContain('>s4<');
  expect(await isSignedIn(browser)).toBe(false);
  const back = await send('SAMLResponse=anything&RelayState=https%3A%2F%2Fevil.example');
  expect(back.headers.location).toBe('https://rostrum.test/login');
  // Who signed in another way stays here.
  const other = createTestBrowser(scene.server.app);
  expect((await other.post('/api/auth/signout', { callbackUrl: '/login' })).json<{ url: string }>().url).toBe(
    'https://rostrum.test/login',
  );
});
