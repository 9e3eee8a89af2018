import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releases, releaseLimits } from '@rostrum/contracts/releases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildReleaseApp, type Deployer } from '../testing/release-app.ts';
import { sampleRelease } from '../testing/sample-release.ts';

let server: Awaited<ReturnType<typeof buildReleaseApp>>;
let deployer: Deployer;
beforeAll(async () => {
  server = await buildReleaseApp();
  deployer = await server.deployer();
});
afterAll(() => server[Symbol.asyncDispose]());

test('a release is announced, sent and closed, then served for ever from either server, to any origin', async () => {
  const sample = sampleRelease('up-1');
  const registered = await deployer.call(releases.register, { body: sample.release });
  expect(registered).toMatchObject({ state: 'uploading', missing: [...sample.files.keys()].toSorted() });
  const early = await server.app.inject('/remotes/people/up-1/mf-manifest.json');
  expect(early.statusCode).toBe(404);
  const done = await deployer.upload(sample);
  expect(done).toEqual({ area: 'people', version: 'up-1', state: 'uploaded', base: '/remotes/people/up-1/' });
  for (const encoding of ['br', 'gzip', ''] as const)
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await server.app.inject({
        url: '/remotes/people/up-1/remote-entry.1.js',
        headers: { 'accept-encoding': encoding, origin: 'https://elsewhere.example' },
      });
      expect(response.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
      });
      expect(response.headers['content-encoding'] ?? '').toBe(encoding);
      const bytes = response.rawPayload;
      const plain =
        encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
      expect(plain.toString()).toBe(sample.files.get('remote-entry.1.js'));
    }
});

test('an upload that was broken off goes on where it ended; equal files are sent once', async () => {
  await deployer.upload(sampleRelease('resume-0'));
  const sample = sampleRelease('resume-1');
  const { missing } = await deployer.call(releases.register, { body: sample.release });
  // One file is the same in every sample.
  expect(missing).not.toContain('async/page.1.js');
  const [first = '', ...rest] = missing;
  expect((await deployer.put(sample, first, sample.files.get(first) ?? '')).json()).toEqual({
    data: { path: first, bytes: sample.files.get(first)?.length },
  });
  await expect(
    deployer.call(releases.complete, { params: { area: 'people', version: 'resume-1' } }),
  ).rejects.toMatchObject({ status: 409, envelope: { details: { missing: rest } } });
  const again = await deployer.call(releases.register, { body: sample.release });
  expect(again.missing).toEqual(rest);
  expect(await deployer.upload(sample)).toMatchObject({ state: 'uploaded' });
  // The whole of it once more changes nothing.
  expect(await deployer.upload(sample)).toMatchObject({ state: 'uploaded' });
});

test('one flipped byte is refused, and so is a version that is there with other bytes', async () => {
  const sample = sampleRelease('tamper-1');
  await deployer.call(releases.register, { body: sample.release });
  const bytes = Buffer.from(sample.files.get('mf-manifest.json') ?? '');
  bytes.writeUInt8(bytes.readUInt8(3) ^ 1, 3);
  const flipped = await deployer.put(sample, 'mf-manifest.json', bytes);
  expect([flipped.statusCode, flipped.json().error.fields[0].code]).toEqual([422, 'hash']);
  await deployer.upload(sample);
  const late = await deployer.put(sample, 'mf-manifest.json', bytes);
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'already_exists']);
  const other = sampleRelease('tamper-1', { files: { 'more.js': '1' } });
  await expect(deployer.call(releases.register, { body: other.release })).rejects.toMatchObject({
    status: 409,
    code: 'already_exists',
  });
  // Built from another commit it is the same release all the same.
  const { missing } = await deployer.call(releases.register, {
    body: { ...sample.release, commit: 'fedcba9' },
  });
  expect(missing).toEqual([]);
});

test('only files that the release names are taken, under names that lead nowhere else', async () => {
  const sample = sampleRelease('names-1');
  await deployer.call(releases.register, { body: sample.release });
  for (const file of [
    'other.js',
    '../../secret',
    '..%2f..%2fsecret',
    '%2e%2e/%2e%2e/secret',
    '/etc/passwd',
    'a%2f..%2fmf-manifest.json',
    '__proto__',
    'constructor',
    '.env',
  ])
    expect([file, (await deployer.put(sample, file, 'x')).statusCode]).toEqual([file, 404]);
  for (const [change, path] of [
    [{ integrity: { '../evil.js': sample.release.integrity['people.1.css'] ?? '' } }, 'integrity'],
    [{ version: '../../x' }, 'version'],
    [{ version: 'local' }, 'version'],
    [{ area: 'a/b' }, 'area'],
    [{ area: 'posts' }, 'manifest.area'],
    [{ entry: 'nowhere.json' }, 'entry'],
  ] as const) {
    const failed = deployer.call(releases.register, { body: { ...sample.release, ...change } });
    await expect(failed).rejects.toMatchObject({ status: 422 });
    const { fields } = await failed.catch(({ envelope }) => envelope);
    expect(fields.some((field: { path: string }) => field.path.startsWith(path))).toBe(true);
  }
});

test('a manifest whose navigation does not hold is refused by the name of the field, and nothing is kept of it', async () => {
  const { release } = sampleRelease('menu-1');
  const entry = { label: 'People', href: '/dashboard/people', order: 20 };
  for (const [change, path, message] of [
    [
      { navigation: [{ ...entry, action: 'person.lits' }] },
      'navigation.0.action',
      /'person\.lits' is not an action/,
    ],
    [{ navigation: [entry] }, 'navigation.0.action', /Name the action/],
    [
      { tabs: [{ group: 'people', base: ['/dashboard/people'], entries: [{ ...entry, action: 'x' }] }] },
      'tabs.0.entries.0.action',
      /'x' is not an action/,
    ],
    [
      { guards: [{ path: '/dashboard/posts', match: 'exact', action: 'post.list' }] },
      'guards.0.path',
      /under none of the area's paths/,
    ],
  ] as const) {
    // As a foreign client would send it: our own types do not allow it.
    const body = structuredClone(release);
    Object.assign(body.manifest, change);
    const failed = deployer.call(releases.register, { body });
    await expect(failed).rejects.toMatchObject({
      status: 422,
      envelope: { fields: [{ path: `manifest.${path}`, message: expect.stringMatching(message) }] },
    });
  }
  await deployer.upload(sampleRelease('menu-1'));
});

test('a manifest of before actions is taken as it is', async () => {
  const sample = sampleRelease('menu-0');
  const { guards: _guards, ...manifest } = sample.release.manifest;
  const navigation = [{ label: 'People', href: '/dashboard/people', roles: ['agent' as const], order: 20 }];
  const release = { ...sample.release, manifest: { ...manifest, navigation } } as typeof sample.release;
  expect(await deployer.upload({ ...sample, release })).toMatchObject({ state: 'uploaded' });
});

test('files that are too large are given up, and a body of another kind is not read', async () => {
  const large = 'x'.repeat(releaseLimits.fileBytes + 1);
  const sample = sampleRelease('large-1', { files: { 'large.js': large } });
  await deployer.call(releases.register, { body: sample.release });
  const refused = await deployer.put(sample, 'large.js', large);
  expect([refused.statusCode, refused.json().error.code]).toEqual([413, 'too_large']);
  const json = await server.app.inject({
    method: 'PUT',
    url: '/v1/platform/releases/people/large-1/files/people.1.css',
    headers: { authorization: `Bearer ${deployer.token}`, 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(json.statusCode).toBe(415);
});

test('a release that nobody announced has no files', async () => {
  expect((await deployer.put(sampleRelease('never'), 'people.1.css', 'x')).statusCode).toBe(404);
  await expect(
    deployer.call(releases.complete, { params: { area: 'people', version: 'never' } }),
  ).rejects.toMatchObject({ status: 404 });
});

const manifestWith = (named: Record<string, unknown>) =>
  JSON.stringify({
    metaData: { remoteEntry: { name: 'remote-entry.1.js', path: '' } },
    exposes: [],
    shared: [],
    ...named,
  });
const chunk = (kind: 'js' | 'css', when: 'sync' | 'async', file: string) => [
  { assets: { [kind]: { [when]: [file] } } },
];

test.each<[string, string]>([
  ['gone.1.js', manifestWith({ exposes: chunk('js', 'sync', 'gone.1.js') })],
  ['gone.2.js', manifestWith({ exposes: chunk('js', 'async', 'gone.2.js') })],
  ['gone.1.css', manifestWith({ exposes: chunk('css', 'sync', 'gone.1.css') })],
  ['gone.2.css', manifestWith({ shared: chunk('css', 'async', 'gone.2.css') })],
  ['gone/entry.js', manifestWith({ metaData: { remoteEntry: { name: 'entry.js', path: 'gone' } } })],
  ['__proto__', manifestWith({ shared: chunk('js', 'sync', '__proto__') })],
])(
  'a release that does not list %s, which its manifest names, is never completed',
  async (file, manifest) => {
    const sample = sampleRelease(`unlisted-${file.replaceAll(/[^a-z0-9]/g, '-')}`, {
      files: { 'mf-manifest.json': manifest },
    });
    await expect(deployer.upload(sample)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(file),
      envelope: { details: { unlisted: [file] } },
    });
    await expect(deployer.promote(sample.release.version)).rejects.toMatchObject({ status: 409 });
  },
);

test('an entry that is no manifest is refused, and one that lists all its files is completed', async () => {
  const broken = sampleRelease('no-manifest', { files: { 'mf-manifest.json': '<!doctype html>' } });
  await expect(deployer.upload(broken)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('is not a Module Federation manifest'),
  });
  const whole = sampleRelease('whole-manifest', {
    files: { 'mf-manifest.json': manifestWith({ exposes: chunk('js', 'async', 'async/page.1.js') }) },
  });
  expect(await deployer.upload(whole)).toMatchObject({ state: 'uploaded' });
});
