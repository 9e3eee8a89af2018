import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuardedFetch } from '@rostrum/server-kit/outbound';
import { startOidcIssuer, type OidcIssuer } from '../testing/oidc-issuer.ts';
import { tryProvider } from './try-provider.ts';

const redirectUri = 'https://rostrum.test/api/auth/callback/oidc-northmere';
const fetch = createGuardedFetch({ allowLoopback: true });
let issuer: OidcIssuer;
beforeAll(async () => {
  issuer = await startOidcIssuer([redirectUri]);
});
afterAll(() => issuer[Symbol.asyncDispose]());

const attempt = (values: Partial<Parameters<typeof tryProvider>[1]> = {}) =>
  tryProvider(fetch, {
    issuer: issuer.issuer,
    clientId: issuer.clientId,
    clientSecret: issuer.clientSecret,
    redirectUri,
    ...values,
  });

/** A server that describes an issuer in its own way; `$origin` in what it says is its address. */
async function serve(description: object, answer: RequestListener = (_request, response) => response.end()) {
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    if (request.url?.endsWith('/.well-known/openid-configuration') === true)
      return response.end(JSON.stringify(description).replaceAll('$origin', `http://127.0.0.1:${port}`));
    return answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
const described = {
  issuer: '$origin',
  authorization_endpoint: '$origin/authorize',
  token_endpoint: '$origin/token',
  jwks_uri: '$origin/keys',
};

test.each([
  ['as it is', ''],
  ['with a slash at the end', '/'],
  ['as the address of its description', '/.well-known/openid-configuration'],
])('an issuer that is typed %s is stored as its description spells it', async (_name, end) => {
  expect(await attempt({ issuer: ` ${issuer.issuer}${end} ` })).toMatchObject({ issuer: issuer.issuer });
});

test('an issuer that ends with a slash keeps it, however it is typed', async () => {
  await using other = await serve({ ...described, issuer: '$origin/' });
  for (const typed of [other.origin, `${other.origin}/`])
    expect(await attempt({ issuer: typed })).toMatchObject({ issuer: `${other.origin}/` });
});

describe('refused, with the field that is wrong:', () => {
  const field = (path: string) => expect.objectContaining({ fields: [expect.objectContaining({ path })] });

  test('a wrong secret, a missing one, and a client that the issuer does not know', async () => {
    await expect(attempt({ clientSecret: 'not the secret' })).rejects.toEqual(field('client_secret'));
    await expect(attempt({ clientSecret: null })).rejects.toEqual(field('client_id'));
    await expect(attempt({ clientId: 'somebody' })).rejects.toThrow(/invalid_client/);
  });

  test('an issuer that cannot be reached is named with the address that was tried', async () => {
    const gone = await serve(described);
    await gone[Symbol.asyncDispose]();
    await expect(attempt({ issuer: gone.origin })).rejects.toThrow(
      `We couldn't reach ${gone.origin}/.well-known/openid-configuration.`,
    );
    await expect(attempt({ issuer: gone.origin })).rejects.toEqual(field('issuer'));
  });

  test.each([
    ['another issuer', { ...described, issuer: 'https://elsewhere.example' }, 'describes another issuer'],
    ['no endpoints', { issuer: '$origin' }, "isn't the description"],
    ['something else', ['x'], "isn't the description"],
  ])('a description of %s', async (_name, description, message) => {
    await using other = await serve(description);
    await expect(attempt({ issuer: other.origin })).rejects.toThrow(message);
    await expect(attempt({ issuer: other.origin })).rejects.toEqual(field('issuer'));
  });
});

test('a client of an issuer that takes secrets in the body alone is tried that way', async () => {
  const sent: string[] = [];
  await using other = await serve(
    { ...described, token_endpoint_auth_methods_supported: ['client_secret_post'] },
    (request, response) => {
      let body = String(request.headers.authorization ?? '');
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        sent.push(body);
        response.statusCode = 400;
        response.end('{"error":"invalid_grant"}');
      });
    },
  );
  await attempt({ issuer: other.origin, clientSecret: 's3cret' });
  expect(sent).toEqual([expect.stringContaining('client_secret=s3cret')]);
});
