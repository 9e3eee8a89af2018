import { inflateRawSync } from 'node:zlib';
import {
  type TestApp,
  type TestBrowser,
  buildTestApp,
  createTestBrowser,
} from '@rostrum/test-support/server';
import { ssoConnectionRepository, type SsoConnection } from '../sso-connections.repository.ts';
import { ssoDomainRepository } from '../sso-domains.repository.ts';
import {
  createIdentityProvider,
  encoded,
  type IdentityProvider,
  type ResponseValues,
} from '../development/saml-identity-provider.ts';

export interface SamlScene extends AsyncDisposable {
  server: TestApp;
  idp: IdentityProvider;
  org: { id: string; companyUsername: string };
  origin: string;
}

/** Metadata of an identity provider with its signing key. */
export const metadataOf = ({ certificate, entityId }: IdentityProvider) =>
  `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${certificate.replaceAll(/-----[^-]+-----|\n/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.northmere.example/sso"/></IDPSSODescriptor></EntityDescriptor>`;

/** Gives an organisation SAML with an identity provider, for addresses of one domain. */
export async function giveSaml(
  { db }: Pick<TestApp, 'db'>,
  orgId: string,
  idp: IdentityProvider,
  { domain = 'northmere.example', ...values }: Partial<SsoConnection> & { domain?: string } = {},
): Promise<void> {
  await ssoConnectionRepository.save(db, orgId, {
    kind: 'saml',
    status: 'active',
    entityId: idp.entityId,
    ssoUrl: 'https://idp.northmere.example/sso',
    certificates: [idp.certificate],
    ...values,
  });
  const added = await ssoDomainRepository.add(db, orgId, domain, 'rostrum-verification=test');
  await ssoDomainRepository.markVerified(db, added.id);
}

/** A server on https with one organisation that signs in by SAML. */
export async function samlScene({
  secure = true,
  ...values
}: Partial<SsoConnection> & { secure?: boolean } = {}): Promise<SamlScene> {
  const origin = `${secure ? 'https' : 'http'}://rostrum.test`;
  const server = await buildTestApp({ servers: 2, environment: { PUBLIC_URL: origin } });
  const idp = createIdentityProvider();
  const org = await server.given.organisation({ companyUsername: 'northmere', name: 'Northmere University' });
  await giveSaml(server, org.id, idp, values);
  return { server, idp, org, origin, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/** A sign-in that has left for the identity provider. */
export interface Begun {
  browser: TestBrowser;
  relayState: string;
  requestId: string;
  acs: string;
  audience: string;
}

export async function begin(
  { server, origin }: Pick<SamlScene, 'server' | 'origin'>,
  {
    browser = createTestBrowser(server.app),
    org = 'northmere',
    action,
    callbackUrl,
    token,
  }: { browser?: TestBrowser; org?: string; action?: string; callbackUrl?: string; token?: string } = {},
): Promise<Begun> {
  const answer = await browser.request({
    method: 'POST',
    url: `/v1/login/saml/${org}/${action === undefined ? '' : `${action}/`}url`,
    ...(callbackUrl !== undefined && { payload: { callback_url: callbackUrl } }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (answer.statusCode !== 200) throw new Error(`begin: ${answer.statusCode} ${answer.body}`);
  const url = new URL(answer.json<{ data: { url: string } }>().data.url);
  const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  const base = `${origin}/v1/login/saml/${encodeURIComponent(org)}`;
  return {
    browser,
    relayState: url.searchParams.get('RelayState') ?? '',
    requestId: /ID="([^"]+)"/.exec(request)?.[1] ?? '',
    acs: `${base}/acs`,
    audience: `${base}/metadata`,
  };
}

/** What the identity provider says to a request of ours. */
export const answerTo = (
  { idp }: Pick<SamlScene, 'idp'>,
  { acs, audience, requestId }: Begun,
  values: Partial<ResponseValues> = {},
): string => idp.respond({ acs, audience, inResponseTo: requestId, ...values });

/** Posts a response the way the identity provider's page makes the browser do it. */
export const post = (
  browser: TestBrowser,
  xml: string | Uint8Array,
  { relayState, acs }: Pick<Begun, 'relayState' | 'acs'>,
) =>
  browser.request({
    method: 'POST',
    url: new URL(acs).pathname,
    payload: new URLSearchParams({ SAMLResponse: encoded(xml), RelayState: relayState }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://idp.northmere.example',
      'sec-fetch-site': 'cross-site',
    },
  });

export type Outcome = { error: string } | { email: string; type: string };

/** Follows the answer of the assertion consumer to its end: an error on the sign-in page, or a user signed in. */
export async function outcomeOf(
  answer: Awaited<ReturnType<typeof post>>,
  browser: TestBrowser,
): Promise<Outcome> {
  const location = new URL(String(answer.headers.location));
  if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`);
  const error = location.searchParams.get('error');
  if (error !== null) return { error };
  const ticket = location.searchParams.get('ticket') ?? '';
  const signedIn = await browser.post('/api/auth/callback/saml', { ticket });
  const failed = new URL(signedIn.json<{ url: string }>().url).searchParams.get('error');
  if (failed !== null) return { error: failed };
  const { user } = (await browser.get('/api/auth/session')).json<{ user: { email: string; type: string } }>();
  return { email: user.email, type: user.type };
}

/** Sends what an attacker made of an honest response, and says what became of it. */
export async function outcomeAfter(
  scene: SamlScene,
  change: (xml: string) => string,
  values: Partial<ResponseValues> = {},
): Promise<Outcome> {
  const begun = await begin(scene);
  const xml = change(answerTo(scene, begun, values));
  return outcomeOf(await post(begun.browser, xml, begun), begun.browser);
}
