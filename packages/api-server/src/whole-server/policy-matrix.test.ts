import { grantOf, roles, type Role } from '@rostrum/contracts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { contractTable, type ContractRoute } from '../testing/route-table.ts';
import { sampleFor, sampleUrl } from '../testing/sample-request.ts';

const principals = [...roles, 'anonymous'] as const;
type Principal = (typeof principals)[number];
interface Known {
  userId: string;
  orgId: string | null;
}

let server: TestApp;
let table: ContractRoute[];
const users = new Map<Role, Known>();

beforeAll(async () => {
  server = await buildTestApp();
  table = contractTable(server.app);
  const { id: orgId } = await server.given.organisation();
  for (const role of roles) {
    const { id: personId } = await server.given.person(orgId);
    const tester = await server.signInAs(role, { orgId, personId });
    users.set(role, { userId: tester.userId, orgId: tester.orgId });
  }
});
afterAll(() => server[Symbol.asyncDispose]());

interface Credentials {
  identifier: string;
  token: string | undefined;
}
const sessions = new Map<Principal, Credentials>();

/** A live session, kept for further calls. */
async function credentialsOf(principal: Principal): Promise<Credentials> {
  const kept = sessions.get(principal);
  if (kept) return kept;
  const known = principal === 'anonymous' ? undefined : users.get(principal);
  const made = known
    ? await server.signIn(known.userId, known.orgId)
    : { token: undefined, identifier: users.get('administrator')?.userId ?? '' };
  const credentials = { identifier: made.identifier, token: made.token };
  sessions.set(principal, credentials);
  return credentials;
}

/** Some calls end the session that makes them, or what is known of its user. */
function dropSessionAfter(principal: Principal, { method }: ContractRoute, status: number): void {
  if (method !== 'GET' && status < 400) sessions.delete(principal);
}

async function statusOf(
  options: InjectOptions & { url: string },
  token: string | undefined,
): Promise<number> {
  // A live stream never ends, so only the beginning of each answer is waited for.
  const response = await server.app.inject({
    ...options,
    payloadAsStream: true,
    // As a page of ours sends it: reports of browsers come from nowhere else.
    headers: {
      'sec-fetch-site': 'same-origin',
      ...options.headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  response.stream().destroy();
  return response.statusCode;
}

const requestOf = ({ method, contract }: ContractRoute, identifier: string) => {
  const query = new URLSearchParams(
    Object.entries((sampleFor(contract.query) ?? {}) as Record<string, unknown>).map(([key, value]) => [
      key,
      String(value),
    ]),
  );
  const body = sampleFor(contract.body);
  return {
    method: method as 'GET',
    url: `${sampleUrl(contract, { identifier })}${query.size > 0 ? `?${query}` : ''}`,
    ...(body !== undefined && { payload: body as object }),
  };
};

type Verdict = 'refused' | 'unknown' | 'let in' | 'failed';
const verdictOf = (status: number): Verdict =>
  status === 403 ? 'refused' : status === 401 ? 'unknown' : status >= 500 ? 'failed' : 'let in';

const expected = (principal: Principal, { policy }: ContractRoute): Verdict => {
  if (policy === 'public') return 'let in';
  // These take a deploy token or an API key; no session of anybody opens them.
  if (policy === 'deployment' || policy === 'api_key') return 'unknown';
  if (principal === 'anonymous') return 'unknown';
  return grantOf(principal, policy) === 'deny' ? 'refused' : 'let in';
};

test('13 principals × every call: the answer is the policy’s', { timeout: 400_000 }, async () => {
  const wrong: string[] = [];
  let judged = 0;
  for (const route of table)
    for (const principal of principals) {
      const { identifier, token } = await credentialsOf(principal);
      const status = await statusOf(requestOf(route, identifier), token);
      judged += 1;
      dropSessionAfter(principal, route, status);
      if (verdictOf(status) !== expected(principal, route))
        wrong.push(
          `${principal} ${route.method} ${route.contract.path}: ${status}, not ${expected(principal, route)}`,
        );
    }
  expect(wrong).toEqual([]);
  expect(principals).toHaveLength(13);
  expect(table.length).toBeGreaterThan(40);
  expect(judged).toBe(table.length * 13);
});

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Whether a contract answers at an address: `/people/{id}` also catches what `/people/own` does not name. */
const isRouted = (method: string, url: string): boolean =>
  // Other origins may ask before they read an embed.
  (method === 'OPTIONS' && url.startsWith('/embed/')) ||
  table.some(
    (route) =>
      route.method === method &&
      new RegExp(`^${route.contract.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url),
  );

test('methods that no contract names are 404 or 405 for all 13', { timeout: 400_000 }, async () => {
  const paths = new Map(table.map((route) => [route.contract.path, route]));
  const wrong: string[] = [];
  for (const [path, { contract }] of paths)
    for (const principal of principals) {
      const { identifier, token } = await credentialsOf(principal);
      const url = sampleUrl(contract, { identifier });
      for (const method of methods.filter((name) => !isRouted(name, url))) {
        // Pages of customers ask before they fetch an embed; the answer names methods and nothing else.
        if (method === 'OPTIONS' && path.startsWith('/embed/')) continue;
        const status = await statusOf({ method, url }, token);
        if (status !== 404 && status !== 405) wrong.push(`${principal} ${method} ${path}: ${status}`);
      }
    }
  expect(wrong).toEqual([]);
});

test('an owner is answered as an administrator is', () => {
  for (const route of table) expect(expected('owner', route)).toBe(expected('administrator', route));
});

/** Other ways to write a request that some router, proxy or framework somewhere takes for the same. */
const disguises: [string, (request: { method: 'GET'; url: string }) => InjectOptions & { url: string }][] = [
  ['trailing slash', (request) => ({ ...request, url: `${request.url}/` })],
  ['double slash', (request) => ({ ...request, url: request.url.replace('/app/', '//app/') })],
  ['inner double slash', (request) => ({ ...request, url: request.url.replace('/app/', '/app//') })],
  ['encoded slash', (request) => ({ ...request, url: request.url.replace('/app/', '/app%2f') })],
  [
    'case',
    (request) => ({ ...request, url: request.url.replace(/^\/\w+\/\w+/, (path) => path.toUpperCase()) }),
  ],
  ['path parameter', (request) => ({ ...request, url: `${request.url};admin=1` })],
  ['dot segment', (request) => ({ ...request, url: request.url.replace('/app/', '/app/./') })],
  ['encoded dots', (request) => ({ ...request, url: request.url.replace('/app/', '/app/x/%2e%2e/') })],
  ['null byte', (request) => ({ ...request, url: `${request.url}%00` })],
  ['suffix', (request) => ({ ...request, url: `${request.url}.json` })],
  [
    'override header',
    (request) => ({ ...request, headers: { 'x-http-method-override': 'GET', 'x-method-override': 'GET' } }),
  ],
  [
    'rewrite header',
    (request) => ({ ...request, headers: { 'x-original-url': '/healthz', 'x-rewrite-url': '/healthz' } }),
  ],
  [
    'forwarded user',
    (request) => ({ ...request, headers: { 'x-forwarded-user': 'owner', 'x-user-role': 'owner' } }),
  ],
];

test('no disguise of a request widens what it may do', { timeout: 400_000 }, async () => {
  const wider: string[] = [];
  for (const route of table.filter(({ policy }) => policy !== 'public'))
    for (const principal of ['expert', 'staff', 'seeker', 'anonymous'] as const) {
      if (expected(principal, route) === 'let in') continue;
      const { identifier, token } = await credentialsOf(principal);
      const request = requestOf(route, identifier);
      for (const [name, disguise] of disguises) {
        const response = await server.app.inject({
          ...request,
          ...disguise(request),
          headers: { ...disguise(request).headers, ...(token !== undefined && { authorization: token }) },
        });
        const isData = String(response.headers['content-type']).includes('json') && response.statusCode < 400;
        if (isData) wider.push(`${principal} ${route.method} ${route.contract.path} by ${name}`);
      }
    }
  expect(wider).toEqual([]);
});

test('a method in a header, query or body is not the method', async () => {
  const ada = await credentialsOf('administrator');
  const list = table.find(({ contract }) => contract.id === 'activity.list');
  if (!list) throw new Error('activity.list is not registered.');
  const url = sampleUrl(list.contract, { identifier: ada.identifier });
  const overrides = [
    { method: 'POST', url, headers: { 'x-http-method-override': 'GET' }, payload: {} },
    { method: 'POST', url: `${url}?_method=GET`, payload: {} },
    { method: 'POST', url, payload: { _method: 'GET' } },
  ] as const;
  for (const options of overrides) expect(await statusOf(options, ada.token)).toBe(405);
});
