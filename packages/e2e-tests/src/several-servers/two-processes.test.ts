import { authPaths } from '@rostrum/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, TestServer } from '@rostrum/test-support/processes';
import { startBalancer, type Balancer } from '../server/balancer.ts';
import { openCallBrowser } from '../server/call-browser.ts';
import { demonstrationFolder, prepareDemonstration } from '../server/demonstration.ts';
import { mountClient } from '../sign-in-protocol/testing/mount-client.ts';
import { openBrowser } from '../sign-in-protocol/testing/tabs.ts';

let balancer: Balancer;
let folder: Awaited<ReturnType<typeof demonstrationFolder>>;
let servers: TestServer[];
/** Addresses of the two processes themselves. */
let a: string;
let b: string;

beforeAll(async () => {
  balancer = await startBalancer();
  // People and the servers know one address; limits are those of production.
  const env = { PUBLIC_URL: balancer.origin, RATE_LIMIT_SCALE: '1' };
  await prepareDemonstration();
  folder = await demonstrationFolder();
  const first = await TestServer.start({ env, dataDir: folder.path });
  const second = await TestServer.start({ env, dataDir: folder.path });
  servers = [first, second];
  [a, b] = [first.origin, second.origin];
  balancer.ports.push(first.port, second.port);
}, 180_000);

afterAll(async () => {
  await balancer[Symbol.asyncDispose]();
  // The first one started the database, so it goes last.
  for (const server of servers.toReversed()) await server[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
}, 60_000);

const tokenOf = async (browser: ReturnType<typeof openCallBrowser>, origin: string) =>
  (await browser.session(origin)).sessionToken;

test('who signed in at one is signed in at the other, and who signed out of one is out of both at once', async () => {
  const browser = openCallBrowser(balancer.origin);
  expect((await browser.signIn(a, 'administrator@rostrum.example')).status).toBe(200);
  const { user, sessionToken } = await browser.session(b);
  const people = `/app/people/${user?.identifier ?? ''}`;
  expect((await browser.call(b, people, sessionToken)).status).toBe(200);
  const copied = await browser.jar.getCookieString(`${balancer.origin}/`, { http: true });

  expect((await browser.post(b, authPaths.signOut, {})).status).toBe(200);
  const after = await Promise.all(
    [a, b].map(async (origin) => [
      (await browser.call(origin, people, sessionToken)).status,
      await (await fetch(origin + authPaths.session, { headers: { cookie: copied } })).json(),
    ]),
  );
  expect(after).toEqual([
    [401, {}],
    [401, {}],
  ]);
});

test('a stream of live events at one ends when its session is ended at the other', async () => {
  const browser = openCallBrowser(balancer.origin);
  await browser.signIn(a, 'agent@rostrum.example');
  const { user, sessionToken } = await browser.session(a);
  const stream = await browser.call(b, `/app/events/${user?.identifier ?? ''}`, sessionToken);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  await browser.post(a, authPaths.signOut, {});
  await expect(stream.text()).resolves.toContain('listening');
});

test('refresh tokens are one line for both: five at once have one successor, and a replay ends it everywhere', async () => {
  const browser = openCallBrowser(balancer.origin);
  await browser.signIn(a, 'expert@rostrum.example');
  const first = await browser.refreshCookie();
  const answers = await Promise.all([a, b, a, b, a].map((origin) => browser.refresh(origin, first)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const successors = new Set(answers.map(({ headers }) => headers.getSetCookie()[0]?.split(';')[0]));
  expect(successors.size).toBe(1);
  const [second = ''] = [...successors];
  expect((await browser.refresh(b, second)).status).toBe(200);
  const token = await tokenOf(browser, a);
  expect(token).toBeDefined();

  expect((await browser.refresh(a, first)).status).toBe(401);
  expect(await browser.session(b)).toEqual({});
  expect((await browser.refresh(b, second)).status).toBe(401);
});

test('guesses count together: five are heard, from whichever server', async () => {
  const browser = openCallBrowser(balancer.origin);
  const statuses: number[] = [];
  for (const origin of [a, b, a, b, a, b, a])
    statuses.push((await browser.signIn(origin, 'legal@rostrum.example', 'a wrong password')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const refused = await browser.signIn(b, 'legal@rostrum.example');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toEqual({
    url: `${balancer.origin}/api/auth/error?error=TooMany&provider=credentials`,
  });
});

test('the library’s client lives its whole life behind a balancer', async () => {
  const person = { email: 'media@rostrum.example', password: demoPassword, name: '' };
  const peer = {
    origin: balancer.origin,
    port: balancer.port,
    person,
    [Symbol.asyncDispose]: async () => undefined,
  };
  using browser = openBrowser(peer);
  const first = mountClient(browser.openTab('/login'));
  await expect.poll(first.status).toBe('unauthenticated');
  const result = await first.library.signIn('credentials', { ...person, redirect: false });
  expect(result).toMatchObject({ ok: true, error: null });
  await expect.poll(first.status).toBe('authenticated');
  const second = mountClient(browser.openTab(), { refetchInterval: 1 });
  await expect.poll(second.status).toBe('authenticated');
  // It asks every second, one server after the other: whatever it was told, it has the session still.
  const before = browser.count('GET', authPaths.session);
  await expect.poll(() => browser.count('GET', authPaths.session)).toBeGreaterThanOrEqual(before + 3);
  expect(second.statuses).toEqual(['loading', 'authenticated']);
  await first.library.signOut({ redirect: false });
  await expect.poll(second.status).toBe('unauthenticated');
});
