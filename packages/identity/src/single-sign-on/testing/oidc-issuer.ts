import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, type JWTPayload } from 'jose';
import { Provider } from 'oidc-provider';

export interface OidcAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  groups?: string[];
  realm_access?: { roles: string[] };
}

/** The REFEDS profile, which universities name for two factors. */
export const multiFactorAcr = 'https://refeds.org/profile/mfa';

/** What the issuer says of how the person signed in there. */
export interface OidcProof {
  amr?: string[];
  acr?: string;
}

export interface OidcIssuer extends AsyncDisposable {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is signed in there, from now on. */
  account: OidcAccount;
  /** Said of the next sign-in; nothing unless set. */
  proof: OidcProof;
  /** Milliseconds that every answer takes. */
  delay: number;
  /** What the person does there: `deny` cancels. */
  mood: 'consent' | 'deny';
  server: Server;
  /** The ID of the session that the issuer names in its ID tokens. */
  sessionId: string;
  /** Requests for tokens so far, with what the client proved itself by. */
  tokenRequests: (string | undefined)[];
  /** From now on another key signs, and the one before is no longer published. */
  rotateKey(): void;
  /** Signs a logout token as the issuer does; claims that are given replace the usual ones, undefined leaves one out. */
  signLogoutToken(claims?: JWTPayload): Promise<string>;
}

function createKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey, jwk: { ...privateKey.export({ format: 'jwk' }), kid: randomUUID() } };
}

/** The real oidc-provider on a port of its own. It signs in whoever `account` names, without asking. */
export async function startOidcIssuer(redirectUris: string[]): Promise<OidcIssuer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const clientId = 'rostrum';
  const clientSecret = 'a secret of the tests, long enough';
  let key = createKey();
  const state: OidcIssuer = {
    issuer,
    clientId,
    clientSecret,
    account: { sub: 'ic-4711' },
    proof: {},
    delay: 0,
    mood: 'consent',
    server,
    sessionId: 'session-1',
    tokenRequests: [],
    rotateKey() {
      key = createKey();
      provider = createProvider();
      answer = provider.callback();
    },
    signLogoutToken: (claims = {}) =>
      new SignJWT({
        iss: issuer,
        aud: clientId,
        iat: Math.floor(Date.now() / 1000),
        jti: randomUUID(),
        sub: state.account.sub,
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid, typ: 'logout+jwt' })
        .sign(key.privateKey),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const createProvider = () => {
    const created = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: redirectUris,
          post_logout_redirect_uris: redirectUris.map((uri) => `${new URL(uri).origin}/login`),
        },
      ],
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      acrValues: ['1', multiFactorAcr],
      claims: {
        openid: ['sub', 'acr', 'amr', 'sid'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name', 'groups', 'realm_access'],
      },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      jwks: { keys: [key.jwk] },
      cookies: { keys: ['a key of the tests'] },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: async () => ({ ...state.account, sub: id, sid: state.sessionId }),
      }),
    });
    created.on('server_error', () => undefined);
    return created;
  };
  let provider = createProvider();
  let answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url === '/token') state.tokenRequests.push(request.headers.authorization);
    const go = async () => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response);
      const { params, prompt, session } = await provider.interactionDetails(request, response);
      if (state.mood === 'deny')
        return provider.interactionFinished(request, response, { error: 'access_denied' });
      if (prompt.name === 'login')
        return provider.interactionFinished(request, response, {
          login: { accountId: state.account.sub, ...state.proof },
        });
      const grant = new provider.Grant({
        accountId: session?.accountId ?? '',
        clientId: String(params.client_id),
      });
      grant.addOIDCScope('openid email profile');
      return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
    };
    setTimeout(() => void go(), state.delay);
  });
  return state;
}

/** Walks through the pages of the issuer as a browser would, until it leads back to `origin`. */
export async function walkThrough(start: string, origin: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(start);
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${response.status} at ${at.href}: ${await response.text()}`);
    at = new URL(location, at);
    if (at.origin === origin) return at;
  }
  throw new Error('The issuer leads in circles.');
}
