import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeRelease } from '../testing/fake-release.ts';
import { integrityPlugin } from './integrity-plugin.ts';
import { createReleaseFiles } from './release-files.ts';
import { repairCache } from './repair-cache.ts';
import { verifiedFetch } from './verified-fetch.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const origin = 'http://localhost:3000';
const url = `${origin}/remotes/people/1/entry.js`;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('knows a hash for the files of the registry only', () => {
  const files = createReleaseFiles(origin);
  files.add(fakeRelease('people', { integrity: { 'entry.js': hashOf('a'), 'odd.js': 'sha384-short' } }));
  expect(files.hashOf(url)).toBe(hashOf('a'));
  expect(files.hashOf(`${url}?r=2`)).toBe(hashOf('a'));
  for (const other of ['unknown.js', 'odd.js', '../2/entry.js']) {
    expect(() => files.hashOf(new URL(other, url).href)).toThrow('no hash');
  }
  expect(() => files.hashOf('https://elsewhere.example/remotes/people/1/entry.js')).toThrow('no hash');
});

test('takes files without a hash from the own machine of a developer machine only, and only below the address it named', () => {
  const files = createReleaseFiles(origin);
  const base = 'http://localhost:5173/';
  const local = { version: 'local', channel: 'override' } as const;
  files.add(fakeRelease('people', { ...local, base }));
  expect(files.hashOf(`${base}src/remote.js`)).toBeNull();
  expect(() => files.hashOf('http://localhost:5174/src/remote.js')).toThrow('no hash');
  // Neither the page's own origin nor an override of a released version is exempt.
  files.add(fakeRelease('posts', { ...local, base: `${origin}/remotes/posts/local/` }));
  files.add(fakeRelease('qanda', { ...local, version: '7', base: 'http://localhost:5175/' }));
  files.add(fakeRelease('seeker', { version: 'local', base: 'http://localhost:5176/' }));
  for (const address of [
    `${origin}/remotes/posts/local/a.js`,
    'http://localhost:5175/a.js',
    'http://localhost:5176/a.js',
  ])
    expect(() => files.hashOf(address)).toThrow('no hash');
});

test('scripts carry the hash; without one nothing is created', () => {
  const files = createReleaseFiles(origin);
  files.add(fakeRelease('people', { integrity: { 'entry.js': hashOf('a') } }));
  const plugin = integrityPlugin(files);
  const created = plugin.createScript?.({ url });
  const script = created && 'script' in created ? created.script : undefined;
  expect(script).toMatchObject({ integrity: hashOf('a'), crossOrigin: 'anonymous' });
  expect(() => plugin.createScript?.({ url: `${origin}/evil.js` })).toThrow('refused');
  expect(() => plugin.createLink?.({ url: `${origin}/evil.css` })).toThrow('refused');
});

test('hands on a response only when its bytes are the expected ones', async () => {
  fetched.mockImplementation(async () => new Response('{"a":1}'));
  await expect((await verifiedFetch(url, hashOf('{"a":1}'), 1_000)).json()).resolves.toEqual({ a: 1 });
  await expect(verifiedFetch(url, hashOf('{"a":2}'), 1_000)).rejects.toThrow('not what the registry names');
  fetched.mockImplementation(async () => new Response('{"a":1}', { status: 503 }));
  await expect(verifiedFetch(url, hashOf('{"a":1}'), 1_000)).rejects.toThrow('503');
});

test('repairs exactly the files that are damaged', async () => {
  fetched.mockImplementation(
    async (address) => new Response(String(address).endsWith('good.js') ? 'good' : 'damaged'),
  );
  await repairCache(
    fakeRelease('people', {
      integrity: { 'good.js': hashOf('good'), 'bad.css': hashOf('bad'), 'font.woff2': hashOf('f') },
    }),
    origin,
  );
  const reloaded = fetched.mock.calls
    .filter(([, init]) => init?.cache === 'reload')
    .map(([address]) => String(address));
  expect(reloaded).toEqual([`${origin}/remotes/people/1/bad.css`]);
});

test('a file whose first request still hangs is asked for anew, long before that request is given up', async () => {
  // What is waited for up to five seconds has passed; anything longer never does.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms < 5_000 ? AbortSignal.abort() : new AbortController().signal,
  );
  fetched.mockImplementation((_address, init) => {
    if (init?.cache === 'reload') return Promise.resolve(new Response('good'));
    return new Promise((_settle, fail) => {
      if (init?.signal?.aborted === true) fail(new Error('It took too long.'));
    });
  });
  await repairCache(fakeRelease('people', { integrity: { 'hung.js': hashOf('good') } }), origin);
  expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, 'reload']);
});
