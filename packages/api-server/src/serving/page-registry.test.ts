import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry as registryContract, releaseProofHeader, type RegistryHost } from '@rostrum/contracts';
import { runAsSystem } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { buildTestApp } from '../testing/build-test-app.ts';
import { productionSettings } from '../testing/production-settings.ts';
import { openSampleSite, sampleHash, type SampleSite } from '../testing/scenes/sample-site.ts';

let sample: SampleSite;
const needs = { '@rostrum/ui-kit': { version: '^0.1.0', exports: ['Page', 'Button'] } };
const provides = { '@rostrum/ui-kit': { version: '0.1.0', exports: ['Button', 'Page'] } };

function write(area: string, access: 'public' | 'session', path: string) {
  sample.write(
    `mf-${area}/dist/remote.json`,
    JSON.stringify({
      area,
      version: '1',
      entry: 'mf-manifest.json',
      integrity: { 'mf-manifest.json': sampleHash, 'remoteEntry.1.js': sampleHash, '1.js': sampleHash },
      commit: 'c0ffee',
      needs,
      sizes: { js: 12_000, css: 100 },
      manifest: {
        area,
        title: area,
        paths: [{ path, match: 'prefix', access }],
        pages: [path],
        navigation: [],
        tabs: [],
        hostApi: '^1.0.0',
      },
    }),
  );
}

const shellWith = (version: string) =>
  JSON.stringify({
    version,
    hostApi: '1.0.0',
    entries: { shell: { scripts: ['a.js'], styles: [] }, 'sign-in': { scripts: ['b.js'], styles: [] } },
    integrity: {},
    provides,
  });

beforeAll(async () => {
  sample = await openSampleSite();
  sample.write('shell/dist/shell.json', shellWith('now'));
  write('people', 'session', '/dashboard/people');
  write('posts', 'session', '/dashboard/posts');
  write('reports', 'session', '/reports');
  write('seeker', 'public', '/experts');
});
afterAll(() => sample[Symbol.asyncDispose]());

const session = { cookie: 'next-auth.session-token=unknown' };

async function pageOf(url: string, headers: Record<string, string> = {}) {
  await using server = await buildTestApp({
    servers: 2,
    environment: { SITE_DIR: sample.folder },
    modules: [],
  });
  const { body } = await server.app.inject({ url, headers });
  const [, proof, text = ''] =
    /id="rostrum-registry" data-proof="([^"]*)"[^>]*>(.+)<\/script>/.exec(body) ?? [];
  const whole = await server.app.inject({ url: '/registry.json', headers });
  return {
    registry: registryContract.parse(JSON.parse(text)),
    whole: registryContract.parse(whole.json()),
    proofs: [proof, whole.headers[releaseProofHeader]],
  };
}

test('a page of a session carries every area, without what only a comparison of versions reads', async () => {
  const { registry, whole } = await pageOf('/dashboard/people', session);
  expect(whole.areas.map(({ area }) => area)).toEqual(['people', 'posts', 'reports', 'seeker']);
  expect(whole.areas[0]).toMatchObject({ needs, commit: 'c0ffee', sizes: { js: 12_000, css: 100 } });
  expect(whole.host).toMatchObject({ version: 'now', provides });
  expect(registry).toEqual({
    ...whole,
    areas: whole.areas.map((area) => ({ ...area, needs: {}, commit: null, sizes: { js: 0, css: 0 } })),
    host: { ...whole.host, provides: {} },
  });
});

test('a page of a guest carries what a guest can open and the area of its address, and proves no more', async () => {
  const namesOf = async (url: string) => {
    const { registry, proofs } = await pageOf(url);
    expect(registry.isForGuest).toBe(true);
    expect(proofs[0]).not.toBe(proofs[1]);
    return registry.areas.map(({ area }) => area);
  };
  expect(await namesOf('/experts/ada')).toEqual(['seeker']);
  expect(await namesOf('/nothing')).toEqual(['seeker']);
  // Its gate leads to the sign-in page, so it must know whose page this is.
  expect(await namesOf('/reports')).toEqual(['reports', 'seeker']);
});

test('a tab that was opened with an earlier shell is told what that one provides, for a week', async () => {
  await using server = await buildTestApp({
    servers: 2,
    environment: { SITE_DIR: sample.folder },
    modules: [],
  });
  const old: RegistryHost = { version: 'old', hostApi: '1.0.0', provides: {} };
  const add = (host: RegistryHost, age: string) =>
    runAsSystem('a test notes shells of earlier days', () =>
      server.db.execute(
        sql`INSERT INTO platform_hosts (version, host, first_at, last_at)
          VALUES (${host.version}, ${JSON.stringify(host)}::jsonb, now() - ${age}::interval, now() - ${age}::interval)`,
      ),
    );
  await add(old, '2 days');
  await add({ ...old, version: 'ancient' }, '9 days');
  const hostFor = async (query: string) =>
    registryContract.parse((await server.app.inject(`/registry.json${query}`)).json()).host?.version;
  expect(await hostFor('')).toBe('now');
  expect(await hostFor('?host=now')).toBe('now');
  expect(await hostFor('?host=old')).toBe('old');
  expect(await hostFor('?host=ancient')).toBe('now');
  expect(await hostFor('?host=nothing')).toBe('now');
});

test.each([
  [{}, '0.01'],
  [{ LEAK_TRACKING_SHARE: '0.25' }, '0.25'],
])('in production pages track leftovers in a share of views: %j', async (settings, share) => {
  await using server = await buildTestApp({
    servers: 2,
    environment: { ...productionSettings, SITE_DIR: sample.folder, ...settings },
    modules: [],
  });
  expect((await server.app.inject('/experts/ada')).body).toContain(`data-leak-tracking="${share}"`);
});
