import { releases } from '@rostrum/contracts/releases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '@rostrum/test-support/server';
import { buildReleaseApp } from '../testing/release-app.ts';
import { sampleRelease } from '../testing/sample-release.ts';
import { createDeployTokenService } from './deploy-tokens.service.ts';
import { describeTokens } from './describe-tokens.ts';

let server: Awaited<ReturnType<typeof buildReleaseApp>>;
beforeAll(async () => {
  server = await buildReleaseApp({ built: 'built-1' });
  await (await server.deployer()).upload(sampleRelease('v1'));
});
afterAll(() => server[Symbol.asyncDispose]());

const people = { params: { area: 'people' } };
const promotion = { ...people, body: { version: 'v1' } };
const rollout = {
  params: { area: 'people', version: 'v1' },
  body: { target: { to: 'percent' as const, percent: 10 } },
};

test('each action needs its own permission, and all of them the area', async () => {
  const sample = sampleRelease('v2');
  for (const actions of [['upload'], ['canary'], ['promote'], ['rollback']]) {
    const { call, put } = await server.deployer({ actions, areas: ['people'] });
    const statusOf = (answer: Promise<unknown>) =>
      answer.then(
        () => 200,
        (error: { status: number }) => error.status,
      );
    const statuses = {
      upload: await statusOf(call(releases.register, { body: sample.release })),
      canary: await statusOf(call(releases.rollOut, rollout)),
      promote: await statusOf(call(releases.promote, promotion)),
      rollback: await statusOf(call(releases.rollback, { ...people, body: {} })),
    };
    for (const [action, status] of Object.entries(statuses))
      expect([actions, action, status === 403]).toEqual([actions, action, !actions.includes(action)]);
    expect((await put(sample, 'people.1.css', 'x')).statusCode === 403).toBe(!actions.includes('upload'));
    expect((await call(releases.areas)).areas.map(({ area }) => area)).toEqual(['people']);
  }
  const posts = await server.deployer({ areas: ['posts'] });
  await expect(posts.promote('v1')).rejects.toMatchObject({ status: 403 });
  await expect(posts.call(releases.history, { ...people, query: {} })).rejects.toMatchObject({ status: 403 });
  expect((await posts.call(releases.areas)).areas).toEqual([]);
});

test('no token, a wrong one, one of a session, an expired and a revoked one open nothing', async () => {
  const administrator = await server.signInAs('owner');
  const { name, token } = await server.deployer();
  const past = createDeployTokenService({
    db: server.db,
    clock: () => new Date(Date.now() - 3 * 86_400_000),
  });
  const expired = await past.create({ name: 'expired', areas: null, actions: ['upload'], days: 1 });
  await server.tokens.revoke(name);
  await expect(server.tokens.revoke(name)).rejects.toMatchObject({ code: 'not_found' });
  for (const wrong of [
    undefined,
    'rostrum_deploy_',
    `rostrum_deploy_${'x'.repeat(43)}`,
    administrator.token,
    expired.token,
    token,
  ]) {
    const call = createCaller(server.app, wrong === undefined ? {} : { token: wrong });
    await expect(call(releases.areas)).rejects.toMatchObject({ status: 401, code: 'not_authenticated' });
    const put = await server.app.inject({
      method: 'PUT',
      url: '/v1/platform/releases/people/v1/files/people.1.css',
      headers: {
        'content-type': 'application/octet-stream',
        ...(wrong !== undefined && { authorization: `Bearer ${wrong}` }),
      },
      payload: 'x',
    });
    expect(put.statusCode).toBe(401);
  }
});

test('the database keeps no token, and the list says what each is good for', async () => {
  const { token } = await server.tokens.create({
    name: 'ci of people',
    areas: ['people'],
    actions: ['upload', 'canary'],
    days: 90,
  });
  const { rows } = await server.database.pool.query<{ all: string }>(
    'select t::text as all from deploy_tokens t',
  );
  expect(rows.some(({ all }) => all.includes(token.slice(-20)))).toBe(false);
  const listed = describeTokens(await server.tokens.list(), new Date());
  expect(listed).toContain('ci of people   people   upload,canary   until');
  expect(listed).toMatch(/expired .*   expired/);
  await expect(
    server.tokens.create({ name: 'ci of people', areas: null, actions: ['upload'], days: 1 }),
  ).rejects.toMatchObject({ code: 'already_exists' });
});

test.each([
  [{ name: 'system' }],
  [{ name: '' }],
  [{ areas: [] }],
  [{ areas: ['../x'] }],
  [{ actions: [] }],
  [{ actions: ['everything'] }],
  [{ days: 0 }],
  [{ days: 1000 }],
  [{ days: Number.NaN }],
])('a token that makes no sense is not made: %o', async (change) => {
  await expect(
    server.tokens.create({ name: 'some', areas: null, actions: ['upload'], days: 1, ...change }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
});
