import { beforeEach, expect, test, vi } from 'vitest';
import { fakeRelease } from '../testing/fake-release.ts';
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
    expect(createRegistryClient({ report }).get()).toEqual({ areas: [] });
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
  const refusal = refusalOf({ ...release, manifest: { ...release.manifest, hostApi: range } }, provided);
  expect(refusal === null).toBe(allowed);
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
  const owner = (path: string) => ownerOf({ areas }, path)?.area;
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
