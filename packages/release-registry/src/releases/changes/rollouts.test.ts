import { releases, type RolloutTarget } from '@rostrum/contracts/releases';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildReleaseApp, type Deployer } from '../testing/release-app.ts';
import { sampleRelease } from '../testing/sample-release.ts';

let server: Awaited<ReturnType<typeof buildReleaseApp>>;
let deployer: Deployer;
const of = (version: string) => ({ params: { area: 'people', version } });
const give = (version: string, target: RolloutTarget) =>
  deployer.call(releases.rollOut, { ...of(version), body: { target } });
const session = ({ cookie }: { cookie: string }) => ({ 'next-auth.session-token': cookie });
const visitorCookie = 'rostrum.visitor';

beforeAll(async () => {
  server = await buildReleaseApp();
  deployer = await server.deployer();
  for (const version of ['v1', 'v2', 'v3']) await deployer.upload(sampleRelease(version));
  await deployer.promote('v1');
});
beforeEach(async () => {
  for (const version of ['v1', 'v2', 'v3']) await deployer.call(releases.withdraw, of(version));
});
afterAll(() => server[Symbol.asyncDispose]());

test('an organisation gets its canary in its pages and in the registry, and nobody else does', async () => {
  const { id: orgId } = await server.given.organisation({ companyUsername: 'northfield' });
  const member = await server.signInAs('staff', { orgId });
  const other = await server.signInAs('staff');
  const answer = await give('v2', { to: 'organisation', organisation: 'Northfield' });
  expect(answer.area.releases.find(({ version }) => version === 'v2')).toMatchObject({
    state: 'canary',
    rollouts: [{ to: 'organisation', organisation: 'northfield' }],
  });
  expect(await server.seen(session(member))).toMatchObject({
    version: 'v2',
    channel: 'canary',
    previous: { version: 'v1' },
  });
  expect((await server.seen(session(other))).version).toBe('v1');
  const anybody = await server.seen();
  expect(anybody.version).toBe('v1');
  // No one is given a cookie for a canary that no share is part of.
  expect(anybody.response.cookies).toEqual([]);
  const page = await server.app.inject({ url: '/dashboard/people', cookies: session(member) });
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.body).toContain('href="/remotes/people/v2/mf-manifest.json"');
  expect(page.body).toContain('"channel":"canary"');
  expect((await give('v2', { to: 'organisation', organisation: 'northfield' })).changed).toBe(false);
});

test('a person goes before the organisation; who is signed out is nobody in particular', async () => {
  const { id: orgId } = await server.given.organisation({ companyUsername: 'southfield' });
  const ada = await server.signInAs('administrator', { orgId });
  const sam = await server.signInAs('staff', { orgId });
  const { rows } = await server.database.pool.query<{ email: string }>(
    'select email::text from users where id = $1',
    [ada.userId],
  );
  await give('v2', { to: 'organisation', organisation: 'southfield' });
  await give('v3', { to: 'user', email: rows[0]?.email.toUpperCase() ?? '' });
  expect((await server.seen(session(ada))).version).toBe('v3');
  expect((await server.seen(session(sam))).version).toBe('v2');
  expect((await server.seen({ 'next-auth.session-token': 'x'.repeat(43) })).version).toBe('v1');
  await deployer.call(releases.withdraw, of('v3'));
  expect((await server.seen(session(ada))).version).toBe('v2');
});

test('a share sticks to the browser by a cookie that says nothing, over releases and servers', async () => {
  await give('v2', { to: 'percent', percent: 50 });
  const chosen = new Map<string, string | undefined>();
  for (let index = 0; index < 24; index += 1) {
    const first = await server.seen();
    const cookie = first.response.cookies.find(({ name }) => name === visitorCookie);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 });
    chosen.set(cookie?.value ?? '', first.version);
  }
  expect(new Set(chosen.values())).toEqual(new Set(['v1', 'v2']));
  for (const [value, version] of chosen) {
    const again = await server.seen({ [visitorCookie]: value });
    expect([again.version, again.response.cookies]).toEqual([version, []]);
  }
  // The next release of half of all has the same half; the first gives its share up.
  const { area } = await give('v3', { to: 'percent', percent: 50 });
  expect(area.releases.find(({ version }) => version === 'v2')).toMatchObject({
    state: 'uploaded',
    rollouts: [],
  });
  for (const [value, version] of chosen)
    expect((await server.seen({ [visitorCookie]: value })).version).toBe(version === 'v2' ? 'v3' : 'v1');
  // Whatever else a user writes into the cookie is replaced.
  const forged = await server.seen({ [visitorCookie]: 'chosen-by-myself' });
  expect(forged.response.cookies.map(({ name }) => name)).toEqual([visitorCookie]);
});

test('a promotion ends the rollouts of the release, and its withdrawal returns people', async () => {
  await give('v2', { to: 'percent', percent: 100 });
  expect((await server.seen()).version).toBe('v2');
  expect((await deployer.call(releases.withdraw, of('v2'))).changed).toBe(true);
  expect((await deployer.call(releases.withdraw, of('v2'))).changed).toBe(false);
  expect((await server.seen()).version).toBe('v1');
  await give('v2', { to: 'percent', percent: 100 });
  const promoted = await deployer.promote('v2');
  expect(promoted.area.releases.find(({ version }) => version === 'v2')).toMatchObject({
    state: 'current',
    rollouts: [],
  });
  // What is left behind by going back keeps no one.
  await give('v2', { to: 'percent', percent: 100 });
  await deployer.rollback();
  expect((await server.seen()).version).toBe('v1');
});

test('targets that are not there are refused by name, and shares have bounds', async () => {
  for (const [target, path] of [
    [{ to: 'organisation', organisation: 'nowhere' }, 'target.organisation'],
    [{ to: 'user', email: 'nobody@nowhere.example' }, 'target.email'],
    [{ to: 'percent', percent: 0 }, 'target.percent'],
    [{ to: 'percent', percent: 101 }, 'target.percent'],
  ] as const)
    await expect(give('v2', target)).rejects.toMatchObject({ status: 422, envelope: { fields: [{ path }] } });
});
