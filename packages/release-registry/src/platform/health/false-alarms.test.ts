import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { releaseHistory } from '../../releases/store/releases.schema.ts';
import { buildPlatformScene, type PlatformScene } from '../testing/platform-scene.ts';
import { written } from '../testing/written.ts';

const failure = { area: 'people', version: 'two', kind: 'error', stage: 'render', message: 'Made up' };
const load = { area: 'people', version: 'two', kind: 'load', ms: 90 };

const unproven = async ({ db }: PlatformScene): Promise<number> =>
  Number(
    (await db.execute(sql`SELECT coalesce(sum(unproven), 0)::int AS sum FROM platform_figures`)).rows[0]?.[
      'sum'
    ],
  );
const failed = async ({ db }: PlatformScene): Promise<number> =>
  Number(
    (await db.execute(sql`SELECT count(*)::int AS count FROM platform_visitors WHERE failed_at IS NOT NULL`))
      .rows[0]?.['count'],
  );
/** Batches are written and judged in turn: once something later is written, all before it has been judged. */
async function untouched(scene: PlatformScene) {
  await scene.report([{ ...load, kind: 'error', stage: 'event', code: 'later' }]);
  const later = async () =>
    (await scene.db.execute(sql`SELECT 1 FROM platform_faults WHERE code = 'later'`)).rows.length;
  await expect.poll(later, written).toBe(1);
  return {
    served: (await scene.registry()).areas.map(({ version }) => version),
    history: (await scene.db.execute(sql`SELECT event, version FROM release_history ORDER BY id`)).rows,
  };
}
const nothingHappened = { served: ['two'], history: [] };

test('six reports from six addresses that never asked for a page take nothing back, and are shown', async () => {
  await using scene = await buildPlatformScene();
  await scene.release('two', { as: 'current' });
  for (let address = 1; address <= 6; address += 1)
    await scene.report([failure], { remoteAddress: `198.51.${address}.7`, proofs: [] });
  await expect.poll(() => unproven(scene), written).toBe(6);
  expect(await failed(scene)).toBe(0);
  expect(await untouched(scene)).toEqual(nothingHappened);
  const { body } = await scene.app.inject('/dev/platform');
  expect(body).toContain(
    '6 failures of people <code>two</code> were reported by visitors who were not given it',
  );
});

test('two hundred visitors made up from one page that was really asked for take nothing back', async () => {
  await using scene = await buildPlatformScene();
  await scene.release('two', { as: 'current' });
  const proof = await scene.visit({ remoteAddress: '198.51.100.7' });
  for (let address = 0; address < 200; address += 1)
    await scene.report([load, failure], { remoteAddress: `203.0.${address}.7`, proofs: [proof] });
  await expect.poll(() => unproven(scene), written).toBe(200);
  expect(await failed(scene)).toBe(0);
  expect(await untouched(scene)).toEqual(nothingHappened);
});

test('many addresses of few networks are few visitors, each with a page of its own', async () => {
  await using scene = await buildPlatformScene();
  await scene.release('two', { as: 'current' });
  for (let address = 1; address <= 30; address += 1) {
    await scene.report([failure], { remoteAddress: `198.51.${address % 3}.${address}` });
    await scene.report([failure], { remoteAddress: `2001:db8:7:${address}::1` });
  }
  await expect
    .poll(
      async () =>
        (await scene.db.execute(sql`SELECT sum(failures)::int AS sum FROM platform_figures`)).rows[0]?.[
          'sum'
        ],
      written,
    )
    .toBe(60);
  expect(await failed(scene)).toBe(4);
  expect(await untouched(scene)).toEqual(nothingHappened);
});

test('networks that fail on purpose must outnumber all that it works for', async () => {
  await using scene = await buildPlatformScene();
  await scene.release('two', { as: 'current' });
  for (let network = 1; network <= 24; network += 1)
    await scene.report([load], { remoteAddress: `192.0.${network}.1` });
  for (let network = 1; network <= 24; network += 1)
    await scene.report([failure], { remoteAddress: `198.51.${network}.1` });
  await expect.poll(() => failed(scene), written).toBe(24);
  expect(await untouched(scene)).toEqual(nothingHappened);
});

test('accounts made for it are no visitors of their own', async () => {
  await using scene = await buildPlatformScene();
  await scene.release('two', { as: 'current' });
  await scene.given.organisation({ createdAt: new Date(0) });
  const { id: orgId } = await scene.given.organisation();
  for (let number = 0; number < 12; number += 1) {
    const { cookie } = await scene.signInAs(
      number % 2 === 0 ? 'owner' : 'media',
      number % 2 === 0 ? { orgId } : {},
    );
    await scene.report([failure], { headers: { cookie: `next-auth.session-token=${cookie}` } });
  }
  await expect
    .poll(
      async () =>
        (await scene.db.execute(sql`SELECT sum(failures)::int AS sum FROM platform_figures`)).rows[0]?.[
          'sum'
        ],
      written,
    )
    .toBe(12);
  expect(await failed(scene)).toBe(1);
  expect(await untouched(scene)).toEqual(nothingHappened);
});

test('what an operator promoted again after it was found broken is not taken back by networks alone', async () => {
  await using scene = await buildPlatformScene();
  await scene.release('two', { as: 'current' });
  const history = ['marked_broken', 'promoted'] as const;
  for (const event of history)
    await scene.db
      .insert(releaseHistory)
      .values({ area: 'people', version: 'two', event, actor: 'tests', createdAt: new Date(0) });
  for (let network = 1; network <= 14; network += 1)
    await scene.report([failure], { remoteAddress: `198.51.${network}.1` });
  await expect.poll(() => failed(scene), written).toBe(14);
  expect((await untouched(scene)).served).toEqual(['two']);
  // Accounts with a history still decide.
  const { id: orgId } = await scene.given.organisation();
  for (let member = 0; member < 5; member += 1) {
    const { cookie } = await scene.signInAs('agent', { orgId });
    await scene.report([failure], { headers: { cookie: `next-auth.session-token=${cookie}` } });
  }
  await expect
    .poll(async () => (await scene.registry()).areas.map(({ version }) => version), written)
    .toEqual(['abc123']);
});
