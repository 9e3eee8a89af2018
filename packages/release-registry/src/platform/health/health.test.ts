import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { releaseHistory } from '../../releases/store/releases.schema.ts';
import { written } from '../testing/written.ts';
import { buildPlatformScene, type PlatformScene } from '../testing/platform-scene.ts';

const failure = (version: string) => ({
  area: 'people',
  version,
  kind: 'error',
  stage: 'mount',
  code: 'timeout',
});
const load = (version: string) => ({ area: 'people', version, kind: 'load', ms: 100 });
const versionsFor = async (scene: PlatformScene): Promise<string[]> =>
  (await scene.registry()).areas.map(({ version }) => version);
const failed = async ({ db }: PlatformScene): Promise<number> =>
  Number(
    (await db.execute(sql`SELECT count(*) AS count FROM platform_visitors WHERE failed_at IS NOT NULL`))
      .rows[0]?.['count'],
  );
const historyOf = async ({ db }: PlatformScene) =>
  (await db.execute(sql`SELECT event, version, actor, reason FROM release_history ORDER BY id`)).rows;

test('a release that fails its visitors is taken back, and everybody gets the one before', async () => {
  await using scene = await buildPlatformScene();
  await scene.release('two', { as: 'current' });
  expect(await versionsFor(scene)).toEqual(['two']);
  for (let network = 1; network <= 10; network += 1)
    await scene.report([failure('two')], { remoteAddress: `10.0.${network}.1` });
  await expect.poll(() => versionsFor(scene), written).toEqual(['abc123']);
  const history = await historyOf(scene);
  expect(history.map(({ event, version, actor }) => [event, version, actor])).toEqual([
    ['marked_broken', 'two', 'system'],
    ['rolled_back', 'abc123', 'system'],
  ]);
  expect(history[0]?.['reason']).toMatch(
    /^Failed 0 of 0 accounts and 10 of 10 networks that it was given to, at least 51\.\d % of everybody for certain; 50\.0 %/,
  );
});

test('one machine that reports a thousand errors takes nothing down', async () => {
  await using scene = await buildPlatformScene();
  await scene.release('two', { as: 'current' });
  for (let round = 0; round < 20; round += 1)
    await scene.report(
      Array.from({ length: 50 }, () => failure('two')),
      {
        headers: { 'user-agent': `Browser ${round}`, cookie: `rostrum.visitor=${crypto.randomUUID()}` },
      },
    );
  await expect
    .poll(async () => {
      const { rows } = await scene.db.execute(
        sql`SELECT sum(failures)::int AS failures FROM platform_figures`,
      );
      return rows[0]?.['failures'];
    }, written)
    .toBe(1000);
  expect(await failed(scene)).toBe(1);
  // The next visitor is fine, and so the release was judged with all of it once more.
  await scene.report([load('two')], { remoteAddress: '10.0.0.9' });
  expect([await versionsFor(scene), await historyOf(scene)]).toEqual([['two'], []]);
});

test('people behind one address are told apart by their accounts', async () => {
  await using scene = await buildPlatformScene();
  await scene.release('two', { as: 'current' });
  const { id: orgId } = await scene.given.organisation();
  for (let member = 0; member < 5; member += 1) {
    const { cookie } = await scene.signInAs('agent', { orgId });
    await scene.report([failure('two')], { headers: { cookie: `next-auth.session-token=${cookie}` } });
  }
  await expect.poll(() => versionsFor(scene), written).toEqual(['abc123']);
});

test('a canary that fails keeps nobody, and what everybody has stays', async () => {
  await using scene = await buildPlatformScene();
  await scene.release('two', { as: 'current' });
  await scene.release('three', { as: 'canary' });
  for (let network = 1; network <= 16; network += 1) {
    const remoteAddress = `10.1.${network}.1`;
    const [holds, report] = network <= 12 ? ['three', failure('three')] : ['two', load('two')];
    await scene.report([report], {
      remoteAddress,
      proofs: [await scene.visit({ remoteAddress, holds })],
    });
  }
  await expect
    .poll(async () => (await historyOf(scene)).map(({ event, version }) => [event, version]), written)
    .toEqual([['marked_broken', 'three']]);
  expect((await scene.db.execute(sql`SELECT 1 FROM release_rollouts`)).rows).toEqual([]);
  expect(await versionsFor(scene)).toEqual(['two']);
});

test('a few failures among many visitors are no reason', async () => {
  await using scene = await buildPlatformScene();
  await scene.release('two', { as: 'current' });
  for (let visitor = 1; visitor <= 60; visitor += 1)
    await scene.report([visitor % 12 === 0 ? failure('two') : load('two')], {
      remoteAddress: `10.2.${visitor}.1`,
    });
  await expect.poll(() => failed(scene), written).toBe(5);
  expect([await versionsFor(scene), await historyOf(scene)]).toEqual([['two'], []]);
});

test('whom a release fails again after it was given another chance counts again', async () => {
  let now = new Date();
  await using scene = await buildPlatformScene({ clock: () => now });
  await scene.release('two', { as: 'current' });
  const failFor = async (networks: number) => {
    for (let network = 1; network <= networks; network += 1)
      await scene.report([failure('two')], { remoteAddress: `10.3.${network}.1` });
  };
  await failFor(9);
  await expect.poll(() => failed(scene), written).toBe(9);
  now = new Date(now.getTime() + 10_000);
  await scene.db.insert(releaseHistory).values({
    area: 'people',
    version: 'two',
    event: 'promoted',
    actor: 'tests',
    createdAt: now,
  });
  now = new Date(now.getTime() + 1000);
  await failFor(10);
  await expect.poll(() => versionsFor(scene), written).toEqual(['abc123']);
});
