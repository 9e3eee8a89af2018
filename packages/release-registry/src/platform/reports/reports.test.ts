import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { written } from '../testing/written.ts';
import { buildPlatformScene, built, type PlatformScene } from '../testing/platform-scene.ts';

let scene: PlatformScene;
beforeAll(async () => {
  scene = await buildPlatformScene();
});
afterAll(() => scene[Symbol.asyncDispose]());

interface FigureRow {
  version: string;
  loads: number;
  failures: number;
  faults: number;
  blocked: number;
  bytes: number;
  mounted: number;
}

/** Sums over minutes: a test may run across the end of one. */
const figures = async (version = built.version): Promise<FigureRow | undefined> =>
  (
    await scene.db.execute(
      sql`SELECT sum(loads)::int AS loads, sum(failures)::int AS failures, sum(faults)::int AS faults, sum(blocked_ms)::int AS blocked,
        sum(bytes)::int AS bytes, (SELECT sum(n)::int FROM platform_figures i, unnest(i.mount_ms) AS n WHERE i.version = f.version) AS mounted
        FROM platform_figures f WHERE version = ${version} GROUP BY version`,
    )
  ).rows[0] as unknown as FigureRow | undefined;
const count = async (table: string): Promise<number> =>
  Number((await scene.db.execute(sql`SELECT count(*) AS count FROM ${sql.raw(table)}`)).rows[0]?.['count']);

test('adds what two servers are told of a release into one row a minute', async () => {
  const answer = await scene.report([
    { ...built, kind: 'load', ms: 120, bytes: 5000, shared_hits: 9 },
    { ...built, kind: 'mount', ms: 30 },
    { ...built, kind: 'interactive', ms: 200 },
    { ...built, kind: 'blocked', ms: 3000 },
  ]);
  expect([answer.statusCode, answer.json()]).toEqual([202, { data: { counted: 4 } }]);
  for (let round = 0; round < 8; round += 1)
    await scene.report([
      { ...built, kind: 'load', ms: 90, bytes: 1000 },
      { ...built, kind: 'mount', ms: 20 },
      { ...built, kind: 'error', stage: 'event', message: 'harmless' },
    ]);
  await expect
    .poll(() => figures(), written)
    .toEqual({
      loads: 9,
      failures: 0,
      faults: 8,
      blocked: 3000,
      bytes: 13_000,
      mounted: 9,
    });
  expect(await count('platform_figures')).toBeLessThanOrEqual(2);
  // One machine, whatever its browsers call themselves.
  expect(await count('platform_visitors')).toBe(1);
});

test('takes what a beacon sends as text', async () => {
  const payload = JSON.stringify({ reports: [{ ...built, kind: 'load', ms: 100 }] });
  const send = (body: string) =>
    scene.report([], { payload: body, headers: { 'content-type': 'text/plain;charset=UTF-8' } });
  expect((await send(payload)).json()).toEqual({ data: { counted: 1 } });
  expect((await send('{"reports"')).statusCode).toBe(400);
});

test('counts nothing of releases that there are not, and makes no rows of them', async () => {
  await expect.poll(() => count('platform_figures'), written).toBeGreaterThan(0);
  const before = await Promise.all(['platform_figures', 'platform_visitors', 'platform_faults'].map(count));
  const invented = Array.from({ length: 50 }, (_, index) => ({
    area: 'people',
    version: `invented-${index}`,
    kind: 'error',
    stage: 'load',
  }));
  expect((await scene.report(invented)).json()).toEqual({ data: { counted: 0 } });
  expect((await scene.report([{ ...built, version: 'local', kind: 'load' }])).statusCode).toBe(202);
  // Something that is counted comes after it, so what was not counted would be there by now.
  await scene.report([{ ...built, kind: 'error', stage: 'unmount', code: 'after' }]);
  await expect.poll(() => count('platform_faults'), written).toBe((before[2] ?? 0) + 1);
  const after = await Promise.all(['platform_figures', 'platform_visitors'].map(count));
  expect(after[1]).toBe(before[1]);
  expect(after[0]).toBeLessThanOrEqual((before[0] ?? 0) + 1);
});

test('keeps messages as one short line that names nobody', async () => {
  await scene.report([
    {
      ...built,
      kind: 'error',
      stage: 'render',
      code: 'thrown\n{"level":60}',
      message: 'No row for ada@north.example\r\n{"level":50,"msg":"forged"}',
    },
  ]);
  await expect
    .poll(async () => {
      const { rows } = await scene.db.execute(
        sql`SELECT stage, code, message FROM platform_faults WHERE stage = 'render'`,
      );
      return rows;
    }, written)
    .toEqual([
      { stage: 'render', code: 'thrown {"level":60}', message: 'No row for …@… {"level":50,"msg":"forged"}' },
    ]);
});

test('is one kind of fault, however its numbers change, and no more kinds than are of use', async () => {
  const fault = (index: number, message: string) => ({
    ...built,
    kind: 'error',
    stage: 'update',
    code: `c${index % 3}`,
    message,
  });
  await scene.report(Array.from({ length: 50 }, (_, index) => fault(0, `Row ${index} is missing`)));
  await expect
    .poll(
      async () =>
        (await scene.db.execute(sql`SELECT count FROM platform_faults WHERE stage = 'update'`)).rows,
      written,
    )
    .toEqual([{ count: 50 }]);
  const words = Array.from({ length: 150 }, (_, index) =>
    fault(index, `${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))} is missing`),
  );
  for (let from = 0; from < 150; from += 50) await scene.report(words.slice(from, from + 50));
  await expect.poll(async () => (await figures())?.failures, written).toBe(201);
  expect(await count('platform_faults')).toBeLessThanOrEqual(200);
});

test.each([
  ['nothing', {}],
  ['no report', { reports: [] }],
  ['too many', { reports: Array.from({ length: 51 }, () => ({ ...built, kind: 'load' })) }],
  ['an unknown kind', { reports: [{ ...built, kind: 'party' }] }],
  ['a negative time', { reports: [{ ...built, kind: 'load', ms: -1 }] }],
  ['a time without end', { reports: [{ ...built, kind: 'load', ms: 1e300 }] }],
  ['a long message', { reports: [{ ...built, kind: 'error', message: 'x'.repeat(301) }] }],
])('refuses %s', async (_name, payload) => {
  expect((await scene.report([], { payload })).statusCode).toBe(422);
});

test.each([{ kind: 'party' }, { kind: 'load', ms: -1 }, { kind: 'error', message: 'x'.repeat(301) }, null])(
  'counts the others of a batch with a bad report: %j',
  async (bad) => {
    const payload = { reports: [bad && { ...built, ...bad }, { ...built, kind: 'load', ms: 100 }] };
    const response = await scene.report([], { payload });
    expect([response.statusCode, response.json()]).toEqual([202, { data: { counted: 1 } }]);
  },
);

test('takes reports of our own pages only, and no more than a page may have to say', async () => {
  const reports = [{ ...built, kind: 'load' }];
  const from = async (headers: Record<string, string>) =>
    (await scene.report(reports, { headers })).statusCode;
  expect(await from({ origin: 'http://rostrum.test' })).toBe(202);
  expect(await from({ origin: 'http://127.0.0.1:4000', 'sec-fetch-site': 'same-origin' })).toBe(202);
  expect(await from({ origin: 'https://evil.example' })).toBe(403);
  expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await from({ origin: 'http://rostrum.test', 'sec-fetch-site': 'same-site' })).toBe(403);
  // Every browser names the origin of a POST; what names none is no page.
  const bare = { method: 'POST', url: '/registry/reports', payload: { reports } } as const;
  expect((await scene.app.inject(bare)).statusCode).toBe(403);
  const large = Array.from({ length: 50 }, () => ({ ...built, kind: 'error', message: 'x'.repeat(1500) }));
  expect((await scene.report(large)).statusCode).toBe(413);
});

test('is limited by address, over both servers', async () => {
  await using strict = await buildPlatformScene({ environment: { RATE_LIMIT_SCALE: '1' } });
  const statuses: number[] = [];
  for (let round = 0; round < 61; round += 1)
    statuses.push((await strict.report([{ ...built, kind: 'load' }])).statusCode);
  expect([statuses.filter((status) => status === 202).length, statuses.at(-1)]).toEqual([60, 429]);
  expect((await strict.report([{ ...built, kind: 'load' }], { remoteAddress: '10.9.8.7' })).statusCode).toBe(
    202,
  );
});
