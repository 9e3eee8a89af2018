import { authPaths } from '@rostrum/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { SignedInTester } from './build-test-app.ts';
import { sampleFor, sampleUrl } from './sample-request.ts';

export const evil = 'evil.example';
/** What a browser of another person, or a proxy that trusts its caller, may send along. */
const hostile = {
  origin: `https://${evil}`,
  host: evil,
  referer: `https://${evil}/`,
  'x-forwarded-host': evil,
  'x-forwarded-proto': 'http',
  'x-forwarded-prefix': `/${evil}`,
  'x-original-url': `/${evil}`,
  'x-rewrite-url': `/${evil}`,
  'x-request-id': evil,
  forwarded: `host=${evil};proto=http`,
};

export interface Asked {
  name: string;
  method: string;
  url: string;
  response: LightMyRequestResponse;
}
const pages = [
  '/',
  '/login',
  '/login/reset?token=x',
  '/dashboard',
  '/dashboard/people',
  '/dashboard/x.css',
  '/nothing/here',
];
const files = [
  '/assets/shell/main.1.js',
  '/assets/shell/missing.js',
  '/remotes/people/abc123/mf-manifest.json',
  '/remotes/people/other/mf-manifest.json',
  '/registry.json',
  '/embed/directory/nobody.json',
  '/embed/missing',
  '/docs',
  '/docs/json',
  '/docs/static/swagger-ui-bundle.js',
];
const form = 'application/x-www-form-urlencoded';

type Method = 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT';

/**
 * Asks a running server for everything it has: every route as a stranger and signed in, with a request as good as samples
 * can be; pages, files, and what fails before any route. Every request carries what a hostile page or proxy would send.
 */
export async function askEverything(
  app: FastifyInstance,
  { token, identifier }: Pick<SignedInTester, 'token' | 'identifier'>,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  const ask = async (
    method: Method,
    url: string,
    {
      payload,
      contentType,
      isSignedIn = false,
    }: { payload?: unknown; contentType?: string; isSignedIn?: boolean } = {},
  ) => {
    const response = await app.inject({
      method,
      url,
      headers: {
        ...hostile,
        ...(isSignedIn && { authorization: `Bearer ${token}` }),
        ...(contentType !== undefined && { 'content-type': contentType }),
      },
      ...(payload !== undefined && { payload: payload as object }),
    });
    const name = [method, url, contentType, isSignedIn && 'signed in', response.statusCode]
      .filter(Boolean)
      .join(' ');
    asked.push({ name, method, url, response });
  };
  for (const { methods, url, contract } of app.routeTable)
    for (const method of methods) {
      const filled = contract
        ? sampleUrl(contract, { identifier })
        : url.replaceAll(/:\w+/g, 'sample').replaceAll('*', 'sample');
      const payload = contract?.body && method !== 'HEAD' ? sampleFor(contract.body) : undefined;
      await ask(method as Method, filled, { payload });
      // The stream of live events stays open; it is asked below.
      if (contract && contract.id !== 'events.live')
        await ask(method as Method, filled, { payload, isSignedIn: true });
    }
  for (const url of [...pages, ...files])
    for (const method of ['GET', 'HEAD', 'POST'] as const) await ask(method, url);
  for (const url of [
    '/%zz',
    `/app/people/${'x'.repeat(500)}`,
    '//evil.example/x',
    '/app//x',
    '/api/auth/unknown',
  ])
    await ask('GET', url);
  // Failures that no route answers itself: too large, of another kind, garbled.
  for (const [contentType, payload] of [
    ['application/json', `"${'x'.repeat(2_000_000)}"`],
    ['application/json', '{'],
    ['text/yaml', 'a: b'],
    [form, `a=${'x'.repeat(100_000)}`],
  ] as const)
    for (const url of [authPaths.callback('credentials'), authPaths.signOut, '/v1/login/forgotpassword'])
      await ask('POST', url, { payload, contentType });
  const stream = await app.inject({
    url: `/app/events/${identifier}`,
    headers: { ...hostile, authorization: `Bearer ${token}` },
    payloadAsStream: true,
  });
  asked.push({ name: 'the stream of live events', method: 'GET', url: '/app/events', response: stream });
  stream.stream().destroy();
  return asked;
}
