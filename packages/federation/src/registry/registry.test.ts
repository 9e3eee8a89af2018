import { beforeEach, expect, test, vi } from 'vitest';
import { releaseProofHeader } from '@rostrum/contracts';
import { fakeRegistry, fakeRelease } from '../testing/fake-release.ts';
import { ownerOf } from './owner-of.ts';
import { createRegistryClient } from './registry-client.ts';
import { refusalOf } from './version-gate.ts';

const pageWith = (content: string) => {
  document.body.innerHTML = `<script type="application/json" id="rostrum-registry"></script>`;
  const script = document.getElementById('rostrum-registry');
  if (script) script.textContent = content;
};
const answer = (body: unknown, status = 200) =>
  vi.fn(async () => new Response(JSON.stringify(body), { status }));

const host = (provides: Record<string, string>) => ({
  version: 'shell',
  hostApi: '1.0.0',
  provides: Object.fromEntries(
    Object.entries(provides).map(([key, version]) => [key, { version, exports: ['Page'] }]),
  ),
});

beforeEach(() => {
  document.body.innerHTML = '';
});

test('reads the registry of the page; an area that does not fit is left out and reported', () => {
  const report = vi.fn();
  pageWith(JSON.stringify({ areas: [fakeRelease('people'), { area: 'broken' }] }));
  const registry = createRegistryClient({ report });
  expect(registry.get().areas.map(({ area }) => area)).toEqual(['people']);
  expect(report).toHaveBeenCalledOnce();
});

test.each(['', '{', '[]', 'null'])(
  'a page with %j for a registry has no areas and still works',
  (content) => {
    const report = vi.fn();
    pageWith(content);
    expect(createRegistryClient({ report }).get()).toEqual(fakeRegistry([]));
  },
);

test('refreshes from the server, and keeps what it has when the server fails or knows nothing', async () => {
  const report = vi.fn();
  pageWith(JSON.stringify({ areas: [fakeRelease('people')] }));
  const fetch = vi.fn<typeof globalThis.fetch>();
  const registry = createRegistryClient({ report, fetch });
  const versions = () => registry.get().areas.map(({ version }) => version);

  fetch.mockImplementation(answer({ areas: [fakeRelease('people', { version: '2' })] }));
  await registry.refresh();
  expect(versions()).toEqual(['2']);
  for (const failing of [
    answer({}, 503),
    answer({ areas: [] }),
    vi.fn(() => Promise.reject(new Error('offline'))),
  ]) {
    fetch.mockImplementation(failing);
    await registry.refresh();
    expect(versions()).toEqual(['2']);
  }
});

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.2.0', '1.1.9', false],
  ['^2.0.0', '1.9.9', false],
  ['^1.0.0', '2.0.0', false],
  ['>=1.1.0 <3.0.0', '2.0.0', true],
  ['nonsense', '1.0.0', false],
])('a release for host API %s on a shell with %s may run: %s', (range, provided, allowed) => {
  const release = fakeRelease('people');
  const refusal = refusalOf(
    { ...release, manifest: { ...release.manifest, hostApi: range } },
    { hostApi: provided },
  );
  expect(refusal === null).toBe(allowed);
});

test('learns what its own shell provides when it asks again, and never takes over what a newer one does', async () => {
  pageWith(JSON.stringify(fakeRegistry([fakeRelease('people')], { host: host({}) })));
  const fetch = vi.fn<typeof globalThis.fetch>();
  const registry = createRegistryClient({ report: vi.fn(), fetch });
  const told = async (of: ReturnType<typeof host>) => {
    fetch.mockImplementation(answer(fakeRegistry([fakeRelease('people')], { host: of })));
    await registry.refresh();
    return registry.host;
  };
  expect(await told({ ...host({ react: '20.0.0' }), version: 'newer' })).toEqual(host({}));
  expect(await told(host({ react: '19.0.0' }))).toEqual(host({ react: '19.0.0' }));
  expect(await told(host({ react: '21.0.0' }))).toEqual(host({ react: '19.0.0' }));
});

test('tells of an answer that says something else, once, and remembers which shell the first one named', async () => {
  pageWith(JSON.stringify(fakeRegistry([fakeRelease('people')], { host: host({}) })));
  const fetch = vi.fn<typeof globalThis.fetch>();
  const registry = createRegistryClient({ report: vi.fn(), fetch });
  const listener = vi.fn();
  registry.subscribe(listener);
  fetch.mockImplementation(
    answer(
      fakeRegistry([fakeRelease('people')], {
        revision: 7,
        host: { ...host({ react: '20.0.0' }), version: 'newer' },
      }),
    ),
  );
  await Promise.all([registry.refresh('7'), registry.refresh('7')]);
  await registry.refresh();
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/registry.json?revision=7&host=shell',
    '/registry.json?host=shell',
  ]);
  expect(listener).toHaveBeenCalledOnce();
  expect(registry.get().revision).toBe(7);
  expect(registry.host).toEqual(host({}));
});

test('keeps the newest proofs of what it was given, and no change of them is news', async () => {
  pageWith(JSON.stringify(fakeRegistry([fakeRelease('people')])));
  document.getElementById('rostrum-registry')?.setAttribute('data-proof', 'of the page');
  const fetch = vi.fn<typeof globalThis.fetch>();
  const registry = createRegistryClient({ report: vi.fn(), fetch });
  const listener = vi.fn();
  registry.subscribe(listener);
  expect(registry.proofs()).toEqual(['of the page']);
  const body = JSON.stringify(fakeRegistry([fakeRelease('people')]));
  for (const proof of ['1', '1', '2', null, '3', '4'] as const) {
    const headers: Record<string, string> = proof === null ? {} : { [releaseProofHeader]: proof };
    fetch.mockImplementation(async () => new Response(body, { headers }));
    await registry.refresh();
  }
  expect(registry.proofs()).toEqual(['1', '2', '3', '4']);
  expect(listener).not.toHaveBeenCalled();
});

test('a release that needs a name or a version which this page does not provide is refused', () => {
  const needs = { '@rostrum/ui-kit': { version: '^1.2.0', exports: ['Page'] } };
  const refusal = (provides: Record<string, string>) =>
    refusalOf(fakeRelease('people', { needs }), host(provides));
  expect(refusal({ '@rostrum/ui-kit': '1.3.0' })).toBeNull();
  expect(refusal({ '@rostrum/ui-kit': '1.1.0' })).toContain('this shell provides 1.1.0');
  expect(refusal({ react: '19.3.1' })).toContain("'@rostrum/ui-kit'");
  expect(refusal({})).toBeNull();
  const wanting = {
    ...host({}),
    provides: { '@rostrum/ui-kit': { version: '1.3.0', exports: ['Button'] } },
  };
  expect(refusalOf(fakeRelease('people', { needs }), wanting)).toContain("'Page'");
});

test('the longest path over all areas owns a URL', () => {
  const areas = [
    fakeRelease('inquiries'),
    fakeRelease('analytics', {}, [
      ['/dashboard', 'exact'],
      ['/dashboard/analytics', 'prefix'],
    ]),
    fakeRelease('seeker', {}, [
      ['/dashboard/inquiries/sent', 'prefix'],
      ['/experts', 'prefix'],
    ]),
  ];
  const owner = (path: string) => ownerOf(areas, path)?.area;
  expect(owner('/dashboard')).toBe('analytics');
  expect(owner('/dashboard/')).toBe('analytics');
  expect(owner('/dashboard/analytics/people')).toBe('analytics');
  expect(owner('/dashboard/inquiries')).toBe('inquiries');
  expect(owner('/dashboard/inquiries/0198')).toBe('inquiries');
  expect(owner('/dashboard/inquiries/sent')).toBe('seeker');
  expect(owner('/dashboard/inquiries/sent/0198')).toBe('seeker');
  expect(owner('/dashboard/inquiries/sentiment')).toBe('inquiries');
  expect(owner('/experts/jane')).toBe('seeker');
  expect(owner('/dashboard/unknown')).toBeUndefined();
});
