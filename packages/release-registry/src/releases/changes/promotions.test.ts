import { releases } from '@rostrum/contracts/releases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activityRepository, firstBrokenLink, installationScope } from '@rostrum/server-kit/audit';
import { openStream } from '@rostrum/test-support/server';
import { buildReleaseApp, type Deployer } from '../testing/release-app.ts';
import { sampleRelease } from '../testing/sample-release.ts';

let server: Awaited<ReturnType<typeof buildReleaseApp>>;
let deployer: Deployer;
beforeAll(async () => {
  server = await buildReleaseApp({ built: 'built-1' });
  deployer = await server.deployer();
  for (const version of ['v1', 'v2', 'v3']) await deployer.upload(sampleRelease(version));
});
afterAll(() => server[Symbol.asyncDispose]());
const area = { params: { area: 'people' } };
/** Asked of both servers. */
const seenByAll = async () => [(await server.seen()).version, (await server.seen()).version];

test('what was built is everybody’s, until a release is promoted; back leads there again', async () => {
  expect(await server.seen()).toMatchObject({ version: 'built-1', channel: 'current', previous: null });
  const promoted = await deployer.promote('v1', 'The first of its own');
  expect(promoted).toMatchObject({ changed: true, area: { current: 'v1', previous: 'built-1' } });
  expect(await seenByAll()).toEqual(['v1', 'v1']);
  expect(await server.seen()).toMatchObject({ previous: { version: 'built-1' } });
  expect((await deployer.promote('v1')).changed).toBe(false);
  expect(await deployer.rollback()).toMatchObject({ changed: true, area: { current: 'built-1' } });
  expect(await seenByAll()).toEqual(['built-1', 'built-1']);
  await expect(deployer.rollback()).rejects.toMatchObject({ status: 409, code: 'invalid_transition' });
});

test('back goes step by step, or to a release by name; the history says who, what and why', async () => {
  for (const version of ['v1', 'v2', 'v3']) await deployer.promote(version, `on to ${version}`);
  expect((await deployer.rollback()).area.current).toBe('v2');
  expect((await deployer.rollback()).area.current).toBe('v1');
  expect((await deployer.rollback('v3')).area.current).toBe('v3');
  expect(await seenByAll()).toEqual(['v3', 'v3']);
  const { items } = await deployer.call(releases.history, { ...area, query: { limit: 4 } });
  expect(
    items.map(({ event, version, replaced, actor, reason }) => [event, version, replaced, actor, reason]),
  ).toEqual([
    ['rolled_back', 'v3', 'v1', deployer.name, null],
    ['rolled_back', 'v1', 'v2', deployer.name, null],
    ['rolled_back', 'v2', 'v3', deployer.name, null],
    ['promoted', 'v3', 'v2', deployer.name, 'on to v3'],
  ]);
  const { rows } = await server.database.pool.query<{ verb: string; actor_name: string; text: string }>(
    'select verb, actor_name, text from activity_entries where scope_id = $1 order by sequence desc limit 1',
    [installationScope],
  );
  expect(rows).toEqual([
    { verb: 'release.rolled_back', actor_name: deployer.name, text: 'rolled back to people v3' },
  ]);
  expect(firstBrokenLink(await activityRepository.chain(server.db, installationScope))).toBeUndefined();
});

test('every open tab is told of a promotion after commit, and finds it on whichever server', async () => {
  const tabs = [await server.signInAs('media'), await server.signInAs('administrator')] as const;
  using first = await openStream(server, tabs[0]);
  using second = await openStream(server, tabs[1]);
  await Promise.all([first.until(': listening'), second.until(': listening')]);
  const { revision } = await deployer.promote('v2');
  for (const stream of [first, second]) await stream.until(`"topic":"registry","id":"${revision}"`);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await server.seen()).toMatchObject({ version: 'v2', revision });
  // What changes nothing is told to no one.
  const before = first.text();
  await deployer.promote('v2');
  await deployer.upload(sampleRelease('v4'));
  const { revision: next } = await deployer.promote('v3');
  await first.until(`"id":"${next}"`);
  expect(
    first
      .text()
      .slice(before.length)
      .match(/event: registry/g),
  ).toHaveLength(1);
});

test('of two promotions at once one is after the other, and the history says in which order', async () => {
  await deployer.promote('v1');
  await Promise.all(['v2', 'v3', 'v2', 'v3'].map((version) => deployer.promote(version)));
  const { items } = await deployer.call(releases.history, { ...area, query: { limit: 10 } });
  const [newest] = items;
  expect(await seenByAll()).toEqual([newest?.version, newest?.version]);
  // Each replaced what the one before it had made current.
  const promoted = items.slice(0, items.findIndex(({ version }) => version === 'v1') + 1);
  for (const [index, entry] of promoted.slice(0, -1).entries())
    expect(entry.replaced).toBe(promoted[index + 1]?.version);
});

test('a release that this shell cannot host is never given to anybody', async () => {
  await deployer.upload(sampleRelease('next-host', { hostApi: '^2.0.0' }));
  await expect(deployer.promote('next-host')).rejects.toMatchObject({
    code: 'invalid_transition',
    message: expect.stringContaining('it needs host API ^2.0.0; this shell provides 1.0.0'),
  });
  const { areas, shell } = await deployer.call(releases.areas);
  expect(shell).toEqual({ version: 'shell-1', host_api: '1.0.0' });
  const listed = areas[0]?.releases.find(({ version }) => version === 'next-host');
  expect(listed).toMatchObject({ state: 'uploaded', incompatibility: expect.stringContaining('^2.0.0') });
});

test('a release without its files is never given to anybody', async () => {
  const sample = sampleRelease('half');
  await deployer.call(releases.register, { body: sample.release });
  await expect(deployer.promote('half')).rejects.toMatchObject({ code: 'invalid_transition' });
  await expect(deployer.promote('unknown')).rejects.toMatchObject({ status: 404 });
  await expect(
    deployer.call(releases.promote, { params: { area: 'nothing' }, body: { version: 'v1' } }),
  ).rejects.toMatchObject({ status: 404 });
});
