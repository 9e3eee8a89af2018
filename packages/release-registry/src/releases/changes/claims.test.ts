import { releases as contract } from '@rostrum/contracts/releases';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runAsSystem } from '@rostrum/server-kit/database';
import { releaseAreas, releases } from '../store/releases.schema.ts';
import { buildReleaseApp } from '../testing/release-app.ts';
import { sampleRelease } from '../testing/sample-release.ts';
import { createClaimService } from './claims.service.ts';

const page = '/dashboard/settings/password';

/** A release of people that claims paths besides its own. */
function sampleClaiming(version: string, paths: readonly string[], area = 'people') {
  const sample = sampleRelease(version, { area });
  for (const path of paths) sample.release.manifest.paths.push({ path, match: 'prefix', access: 'session' });
  return sample;
}

/** Settings are released, people are built, and each has a deploy token of its own. */
async function buildScene() {
  const server = await buildReleaseApp({ built: 'built-1' });
  const settings = await server.deployer({ areas: ['settings'] });
  await settings.upload(sampleRelease('s1', { area: 'settings' }));
  await settings.call(contract.promote, { params: { area: 'settings' }, body: { version: 's1' } });
  const claims = createClaimService({ db: server.db, actor: 'operator' });
  const asOperator = (work: () => Promise<unknown>) => runAsSystem('a command of the operator', work);
  return { server, claims, asOperator, people: await server.deployer({ areas: ['people'] }) };
}

test('a deploy token of one area does not take a page of another, and is told whose it is', async () => {
  const { server, people } = await buildScene();
  await using _ = server;
  await expect(
    people.call(contract.register, { body: sampleClaiming('v1', [page]).release }),
  ).rejects.toMatchObject({
    code: 'not_allowed',
    message: expect.stringMatching(
      /Release v1 of people claims the path \/dashboard\/settings\/password, which lies inside \/dashboard\/settings of the area 'settings'\. .*npm run deploy-token -- allow --area people --path \/dashboard\/settings\/password/,
    ),
  });
  // Nothing of it is left: the version is free for a release that claims its own.
  await people.upload(sampleClaiming('v1', []));
  await people.promote('v1');
  expect((await server.seen()).version).toBe('v1');
});

test('a ninth area does not take an address of the server, nor one beside /dashboard', async () => {
  const { server } = await buildScene();
  await using _ = server;
  const events = await server.deployer({ areas: ['events'] });
  for (const path of ['/login', '/dev', '/api', '/app', '/registry', '/experts', '/events', '/'])
    await expect(
      events.call(contract.register, { body: sampleClaiming('e1', [path], 'events').release }),
    ).rejects.toMatchObject({ code: 'not_allowed', message: expect.stringContaining(path) });
});

test('an entry of the menu that leads to another area is refused', async () => {
  const { server, people } = await buildScene();
  await using _ = server;
  const sample = sampleRelease('v1');
  sample.release.manifest.navigation.push({
    label: 'Password',
    href: page,
    roles: ['administrator'],
    order: 5,
  });
  await expect(people.call(contract.register, { body: sample.release })).rejects.toMatchObject({
    code: 'not_allowed',
    message: expect.stringContaining(`a link to ${page}`),
  });
});

test('with an operator’s word it is given; without it again, everybody returns to what claims its own', async () => {
  const { server, claims, asOperator, people } = await buildScene();
  await using _ = server;
  const request = { area: 'people', kind: 'path', what: page, reason: 'Moved there' } as const;
  await asOperator(() => claims.allow(request));
  await expect(asOperator(() => claims.allow(request))).rejects.toMatchObject({ code: 'already_exists' });
  await people.upload(sampleClaiming('v1', [page]));
  await people.promote('v1');
  expect((await server.seen()).version).toBe('v1');

  await asOperator(() => claims.withdraw({ ...request, reason: 'Moved back' }));
  expect((await server.seen()).version).toBe('built-1');
  await expect(people.promote('v1', 'again')).rejects.toMatchObject({ code: 'not_allowed' });
  const { items } = await people.call(contract.history, { params: { area: 'people' }, query: {} });
  expect(items.map(({ event, actor, reason }) => [event, actor, reason])).toEqual([
    ['claim_withdrawn', 'operator', `path ${page}: Moved back`],
    ['promoted', people.name, null],
    ['uploaded', people.name, null],
    ['claim_allowed', 'operator', `path ${page}: Moved there`],
  ]);
});

test('what came in before it was asked for is not promoted, not rolled out, and given to no one', async () => {
  const { server, people } = await buildScene();
  await using _ = server;
  await people.upload(sampleClaiming('v1', []));
  const { manifest } = sampleClaiming('v1', [page]).release;
  const where = eq(releases.version, 'v1');
  const [row] = await server.db.select().from(releases).where(where);
  const release = { ...sampleRelease('v1').release, ...row?.release, manifest };
  await server.db.update(releases).set({ release }).where(where);
  await expect(people.promote('v1')).rejects.toMatchObject({
    code: 'not_allowed',
    message: expect.stringContaining(page),
  });
  await expect(people.rollback('v1')).rejects.toMatchObject({ code: 'not_allowed' });
  const everybody = { target: { to: 'percent' as const, percent: 100 } };
  await expect(
    people.call(contract.rollOut, { params: { area: 'people', version: 'v1' }, body: everybody }),
  ).rejects.toMatchObject({ code: 'not_allowed' });
  // As if it had been promoted by a server of before.
  await server.db
    .insert(releaseAreas)
    .values({ area: 'people', currentId: row?.id ?? null })
    .onConflictDoUpdate({ target: releaseAreas.area, set: { currentId: row?.id ?? null } });
  await server.db.update(releases).set({ promotedAt: new Date() }).where(where);
  await server.database.pool.query('UPDATE release_registry SET revision = revision + 1');
  expect((await server.seen()).version).toBe('built-1');
  const { areas } = await people.call(contract.areas);
  expect(areas[0]?.releases.find(({ version }) => version === 'v1')?.conflict).toContain(page);
});

test('an operator names an area, a reason, and nothing that is the server’s', async () => {
  const { server, claims, asOperator } = await buildScene();
  await using _ = server;
  const request = { area: 'people', kind: 'path', what: '/polls', reason: 'Moved' } as const;
  for (const wrong of [{ area: 'No area' }, { reason: ' ' }, { what: '/login' }, { what: '/polls/' }])
    await expect(asOperator(() => claims.allow({ ...request, ...wrong }))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  await expect(asOperator(() => claims.withdraw(request))).rejects.toMatchObject({ code: 'not_found' });
  expect(await runAsSystem('a command of the operator', () => claims.list())).toEqual([]);
});
