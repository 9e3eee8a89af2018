import { platform } from '@rostrum/contracts/platform';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestBrowser } from '@rostrum/test-support/server';
import { buildPlatformScene, type PlatformScene } from '../testing/platform-scene.ts';

const operatorToken = 'the operator of the tests, 32 characters';
let now = new Date();
let scene: PlatformScene;
let orgId: string;
beforeAll(async () => {
  scene = await buildPlatformScene({
    environment: { OPERATOR_TOKEN: operatorToken, OVERRIDE_ORIGINS: 'https://preview.example.org' },
    clock: () => now,
  });
  await scene.release('next', { as: 'uploaded' });
  ({ id: orgId } = await scene.given.organisation());
});
afterAll(() => scene[Symbol.asyncDispose]());

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://rostrum.test' };
const local = { area: 'people', url: 'http://localhost:3001' };
const next = { area: 'people', version: 'next' };

/** A browser in which a user is signed in; it calls with a token as the shell does. */
async function browserOf(role: Parameters<PlatformScene['signInAs']>[0]) {
  const tester = await scene.signInAs(role, { orgId });
  const browser = createTestBrowser(scene.app);
  browser.jar.set('next-auth.session-token', { value: tester.cookie, path: '/' });
  const cookies = () => [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
  return {
    userId: tester.userId,
    ...browser,
    set: (payload: object) =>
      browser.request({
        method: 'POST',
        url: '/registry/overrides',
        payload,
        headers: { authorization: `Bearer ${tester.token}` },
      }),
    send: (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      browser.request({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { ...form, ...headers },
      }),
    /** What runs in this browser. */
    async runs() {
      const { areas, overrides } = await scene.registry(cookies());
      return { ...areas[0], overrides };
    },
  };
}
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

test('one browser runs another release, and nobody else does', async () => {
  const ada = await browserOf('administrator');
  const other = await browserOf('administrator');
  const answer = await ada.set({ overrides: [next], minutes: 30 });
  expect(answer.statusCode).toBe(200);
  const until = new Date(now.getTime() + 30 * 60_000).toISOString();
  expect(answer.json()).toMatchObject({
    data: {
      overrides: [{ area: 'people', label: 'next', until }],
      until,
      link: expect.stringContaining('/registry/override?token='),
    },
  });
  expect(answer.cookies.find(({ name }) => name === 'rostrum.override')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
  expect(await ada.runs()).toMatchObject({
    version: 'next',
    channel: 'override',
    overrides: [{ area: 'people', label: 'next' }],
  });
  expect(await other.runs()).toMatchObject({ version: 'abc123', channel: 'current', overrides: [] });
  // What is on the server is covered by hashes, so the policy of the page stays as it is.
  expect(policyOf((await ada.get('/dashboard/people')).headers)).not.toContain('localhost');
});

test('a developer’s own server is allowed by the policy of that browser’s pages, and by no other', async () => {
  const ada = await browserOf('owner');
  const { link } = (await ada.set({ overrides: [local] })).json<{ data: { link: string | null } }>().data;
  // No one else could open it: their machine is another one.
  expect(link).toBeNull();
  expect(await ada.runs()).toMatchObject({
    version: 'local',
    channel: 'override',
    base: 'http://localhost:3001/',
    integrity: {},
    manifest: { area: 'people' },
    previous: null,
  });
  const policy = policyOf((await ada.get('/dashboard/people')).headers);
  for (const directive of ['style-src', 'connect-src', 'img-src', 'font-src'])
    expect(policy).toContain(`${directive} 'self' http://localhost:3001 ws://localhost:3001`);
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
  const stranger = await scene.app.inject('/dashboard/people');
  expect(policyOf(stranger.headers)).not.toContain('localhost:3001');
});

test('it ends with its time, with the session, and with the right', async () => {
  const ada = await browserOf('administrator');
  await ada.set({ overrides: [next], minutes: 10 });
  const cookie = ada.jar.get('rostrum.override');
  expect(await ada.runs()).toMatchObject({ version: 'next' });
  now = new Date(now.getTime() + 10 * 60_000);
  expect(await ada.runs()).toMatchObject({ version: 'abc123' });

  await ada.set({ overrides: [next] });
  const eve = await browserOf('administrator');
  eve.jar.set('rostrum.override', ada.jar.get('rostrum.override') ?? { value: '', path: '/' });
  expect(await eve.runs()).toMatchObject({ version: 'abc123' });
  await scene.db.execute(sql`UPDATE memberships SET role = 'agent' WHERE user_id = ${ada.userId}`);
  expect(await ada.runs()).toMatchObject({ version: 'abc123' });
  await scene.db.execute(sql`UPDATE memberships SET role = 'administrator' WHERE user_id = ${ada.userId}`);
  expect(await ada.runs()).toMatchObject({ version: 'next' });
  ada.jar.delete('next-auth.session-token');
  expect(await ada.runs()).toMatchObject({ version: 'abc123' });
  expect(cookie?.value).not.toBe(ada.jar.get('rostrum.override')?.value);
});

test.each(['agent', 'expert', 'staff', 'seeker'] as const)('%s may not', async (role) => {
  const tester = await browserOf(role);
  expect((await tester.set({ overrides: [next] })).statusCode).toBe(403);
  const page = await tester.get('/registry/override?area=people&version=next');
  expect([page.statusCode, page.body]).toEqual([
    403,
    expect.stringContaining('Only owners and administrators'),
  ]);
  expect((await tester.send('/registry/override', next)).statusCode).toBe(403);
  expect(tester.cookie('rostrum.override')).toBeUndefined();
});

test.each([
  ['another host', { overrides: [{ area: 'people', url: 'https://evil.example/' }] }, 422],
  ['this installation itself', { overrides: [{ area: 'people', url: 'http://rostrum.test/' }] }, 422],
  ['a release that is not there', { overrides: [{ area: 'people', version: 'none' }] }, 404],
  ['an area that nobody knows', { overrides: [{ area: 'tenth', url: 'http://localhost:3001' }] }, 404],
  ['an area twice', { overrides: [next, local] }, 422],
  ['longer than a working day', { overrides: [next], minutes: 481 }, 422],
  ['nothing', { overrides: [] }, 422],
])('refuses %s', async (_name, payload, status) => {
  const ada = await browserOf('administrator');
  expect((await ada.set(payload)).statusCode).toBe(status);
  expect(ada.cookie('rostrum.override')).toBeUndefined();
});

test('an area that nobody gets yet runs from a developer’s server as soon as it was uploaded once', async () => {
  const ada = await browserOf('administrator');
  const at = '/registry/override?area=ninth&url=http://localhost:3001';
  const ninthOf = async () => {
    const cookies = [...ada.jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
    return (await scene.registry(cookies)).areas.find(({ area }) => area === 'ninth');
  };
  const unknown = await ada.get(at);
  expect([unknown.statusCode, unknown.body]).toEqual([
    404,
    expect.stringContaining('Upload it once (npm run release -- mf-ninth)'),
  ]);
  await scene.release('n1', { area: 'ninth', as: 'uploading' });
  expect((await ada.get(at)).statusCode).toBe(404);

  await scene.release('n2', { area: 'ninth', as: 'uploaded' });
  expect((await ada.get('/dashboard/ninth')).statusCode).toBe(404);
  expect((await ada.get(at)).statusCode).toBe(200);
  await ada.send('/registry/override', { area: 'ninth', url: 'http://localhost:3001' });
  expect(await ninthOf()).toMatchObject({
    version: 'local',
    base: 'http://localhost:3001/',
    manifest: { paths: [{ path: '/dashboard/ninth' }] },
  });
  expect((await ada.get('/dashboard/ninth')).statusCode).toBe(200);
  // Everybody else goes on without it.
  expect((await scene.registry()).areas.map(({ area }) => area)).toEqual(['people']);
  expect((await scene.app.inject('/dashboard/ninth')).statusCode).toBe(404);
});

test('an origin of the configuration is allowed', async () => {
  const ada = await browserOf('administrator');
  await ada.set({ overrides: [{ area: 'people', url: 'https://preview.example.org/pr-812' }] });
  expect(await ada.runs()).toMatchObject({ base: 'https://preview.example.org/pr-812/' });
});

describe('a link', () => {
  const linkOf = async (): Promise<string> => {
    const ada = await browserOf('administrator');
    const { data } = (await ada.set({ overrides: [next] })).json<{ data: { link: string } }>();
    return data.link.replace('http://rostrum.test', '');
  };

  test('asks first, and sets nothing by being opened', async () => {
    const url = await linkOf();
    const eve = await browserOf('owner');
    const page = await eve.get(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('See other releases?');
    expect(page.headers['set-cookie']).toBeUndefined();
    // With no-referrer browsers would send the form without saying where it comes from.
    expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(await eve.runs()).toMatchObject({ version: 'abc123' });
    const token = new URL(url, 'http://rostrum.test').searchParams.get('token') ?? '';
    expect(
      (await eve.send('/registry/override', { token }, { origin: 'https://evil.example' })).statusCode,
    ).toBe(403);
    const agreed = await eve.send('/registry/override', { token });
    expect([agreed.statusCode, agreed.headers.location]).toEqual([303, '/']);
    expect(await eve.runs()).toMatchObject({ version: 'next' });
  });

  test('is for people with the right, and its token is no cookie', async () => {
    const url = await linkOf();
    const stranger = createTestBrowser(scene.app);
    const page = await stranger.get(url);
    expect([page.statusCode, page.body]).toEqual([
      401,
      expect.stringContaining('/api/auth/signin?callbackUrl='),
    ]);
    const eve = await browserOf('owner');
    const token = new URL(url, 'http://rostrum.test').searchParams.get('token') ?? '';
    eve.jar.set('rostrum.override', { value: token, path: '/' });
    expect(await eve.runs()).toMatchObject({ version: 'abc123' });
    const spoilt = await eve.get(url.slice(0, -3));
    expect([spoilt.statusCode, spoilt.body]).toEqual([404, expect.stringContaining('This link has ended')]);
  });
});

test('the address of a developer’s server asks first, in plain words', async () => {
  const ada = await browserOf('administrator');
  const page = await ada.get('/registry/override?area=people&url=http://localhost:3001');
  expect(page.body).toContain('Files of a developer’s server are not checked.');
  expect((await ada.send('/registry/override', local)).statusCode).toBe(303);
  expect(await ada.runs()).toMatchObject({ base: 'http://localhost:3001/' });
  const refused = await ada.get('/registry/override?area=people&url=https://evil.example/%22%3E%3Cscript%3E');
  expect([refused.statusCode, refused.body.includes('<script')]).toEqual([422, false]);
});

test('the way back works by call, and by a form for whom nothing else works', async () => {
  const ada = await browserOf('administrator');
  await ada.set({ overrides: [next] });
  const kept = ada.jar.get('rostrum.override');
  const cleared = await ada.request({ method: 'DELETE', url: '/registry/overrides' });
  expect(cleared.json()).toEqual({ data: { cleared: true } });
  expect(ada.cookie('rostrum.override')).toBeUndefined();
  // The row has ended as well: keeping the cookie is of no use.
  ada.jar.set('rostrum.override', kept ?? { value: '', path: '/' });
  expect(await ada.runs()).toMatchObject({ version: 'abc123' });

  await ada.set({ overrides: [local] });
  const page = await ada.get('/registry/reset');
  expect(page.body).toContain('<form method="post" action="/registry/reset">');
  expect(page.body).not.toContain('<script');
  expect((await ada.send('/registry/reset')).headers.location).toBe('/');
  expect(await ada.runs()).toMatchObject({ version: 'abc123', overrides: [] });
  expect((await scene.call(platform.clearOverrides)).cleared).toBe(false);
});

test('the operator may without an account, as long as the browser knows the token', async () => {
  const browser = createTestBrowser(scene.app);
  const send = (url: string, fields: Record<string, string>) =>
    browser.request({ method: 'POST', url, payload: new URLSearchParams(fields).toString(), headers: form });
  await send('/dev/platform/sign-in', { token: operatorToken });
  expect((await send('/registry/override', next)).statusCode).toBe(303);
  const cookies = () => [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
  expect((await scene.registry(cookies())).areas[0]).toMatchObject({ version: 'next' });
  await send('/dev/platform/sign-out', {});
  expect((await scene.registry(cookies())).areas[0]).toMatchObject({ version: 'abc123' });
});

test('who previews what is in the log of the organisation', async () => {
  const ada = await browserOf('administrator');
  await ada.set({ overrides: [next] });
  const { rows } = await scene.db.execute(
    sql`SELECT verb, text FROM activity_entries WHERE actor_user_id = ${ada.userId}`,
  );
  expect(rows).toEqual([{ verb: 'platform.overridden', text: 'previews people next' }]);
});
