import { afterAll, expect, test, vi } from 'vitest';
import { navigateToUrl, triggerAppChange } from 'single-spa';
import type { Registry, RegistryArea } from '@rostrum/contracts';
import type { MountProps, Remote, RemoteContext } from '@rostrum/remote-runtime';
import { fakeRegistry, fakeRelease } from '../testing/fake-release.ts';
import { createAreas } from './create-areas.ts';

const shared: Pick<RemoteContext, 'auth' | 'queryClient'> = {
  auth: {
    get: () => ({ status: 'unauthenticated', session: null }),
    subscribe: () => () => {},
  },
  // Handed on to areas; nothing here looks into it.
  queryClient: {} as RemoteContext['queryClient'],
};

const contexts = new Map<string, RemoteContext>();
const createRemote = (area: string, version: string): Remote => ({
  manifest: fakeRelease(area).manifest,
  mount: ({ container, context }: MountProps) => {
    container.textContent = `${area} ${version}`;
    contexts.set(area, context);
  },
  update: () => {},
  unmount: () => {},
});

let registry: Registry = fakeRegistry([
  fakeRelease('people'),
  fakeRelease('inquiries'),
  fakeRelease('sent', {}, [['/dashboard/inquiries/sent', 'prefix']]),
]);
const listeners = new Set<() => void>();
let age = 0;
const refresh = vi.fn(async () => registry);
const announce = (areas: RegistryArea[]) => {
  registry = fakeRegistry(areas, { revision: registry.revision + 1 });
  listeners.forEach((follow) => follow());
};
const broken = new Set<string>();
const brokenVersions = new Set<string>();
let isSignedIn = false;
const outlet = document.createElement('main');
const watch = { loaded: vi.fn(), mounted: vi.fn(), interactive: vi.fn(), failed: vi.fn() };

// single-spa is one per page, and so are the areas of these tests.
const areas = createAreas({
  registry: {
    get: () => registry,
    proofs: () => [],
    host: null,
    age: () => age,
    refresh,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  },
  load: async ({ area, version }) => {
    if (broken.has(area) || brokenVersions.has(version)) throw new Error(`${area} is broken`);
    return createRemote(area, version);
  },
  repair: async () => {},
  createRoot: () => {
    throw new Error('These areas have no roots.');
  },
  shared,
  mayShow: () => isSignedIn,
  watch,
});
areas.attach(outlet);
window.history.replaceState(null, '', '/dashboard/people');
areas.start();

const expectShown = (text: string) => vi.waitFor(() => expect(outlet.textContent).toBe(text));
afterAll(() => areas.attach(null));

test('shows nothing until the gate lets it, then the area of the URL', async () => {
  // All that the page's address asks for has been done then.
  await triggerAppChange();
  expect(outlet.textContent).toBe('');
  isSignedIn = true;
  areas.reconsider();
  await expectShown('people 1');
  expect(areas.get()).toMatchObject({ status: 'mounted', area: { area: 'people' } });
});

test('follows the URL; one area is on the page at a time', async () => {
  navigateToUrl('/dashboard/inquiries/0198');
  await expectShown('inquiries 1');
  navigateToUrl('/dashboard/inquiries/sent');
  await expectShown('sent 1');
  window.history.back();
  await expectShown('inquiries 1');
  expect(outlet.childElementCount).toBe(1);
});

test('tells each area which paths are its own', () => {
  const context = contexts.get('inquiries');
  expect(context?.ownsPath('/dashboard/inquiries/0198')).toBe(true);
  expect(context?.ownsPath('/dashboard/inquiries/sent')).toBe(false);
  expect(context?.isAppPath('/dashboard/people')).toBe(true);
  expect(context?.isAppPath('/login')).toBe(false);
});

test('a broken area leaves the others alone and comes back on retry', async () => {
  broken.add('people');
  navigateToUrl('/dashboard/people');
  await vi.waitFor(() =>
    expect(areas.get()).toMatchObject({ status: 'failed', failure: { reason: 'people is broken' } }),
  );
  expect(watch.failed).toHaveBeenCalledWith(expect.any(Error), 'import', registry.areas[0]);
  navigateToUrl('/dashboard/inquiries');
  await expectShown('inquiries 1');
  navigateToUrl('/dashboard/people');
  await vi.waitFor(() => expect(areas.get().status).toBe('failed'));
  broken.delete('people');
  areas.retry();
  await expectShown('people 1');
});

const releasePeople = (version: string, changes: Partial<RegistryArea> = {}) =>
  announce([
    ...registry.areas.filter(({ area }) => area !== 'people'),
    fakeRelease('people', { version, ...changes }),
  ]);

test('goes on with the release on screen, tells of the newer one, and takes it at the next mount', async () => {
  releasePeople('2');
  expect(outlet).toHaveTextContent(/^people 1$/);
  expect(areas.get().update).toMatchObject({ version: '2' });
  navigateToUrl('/dashboard/inquiries');
  await expectShown('inquiries 1');
  navigateToUrl('/dashboard/people');
  await expectShown('people 2');
  expect(areas.get().update).toBeUndefined();
});

test('puts the newer release in the place of the one on screen when asked to', async () => {
  releasePeople('3');
  expect(outlet).toHaveTextContent(/^people 2$/);
  areas.restart();
  await expectShown('people 3');
  expect(outlet.childElementCount).toBe(1);
});

test('a release that fails gives way to the one before it without the visitor doing anything', async () => {
  navigateToUrl('/dashboard/inquiries');
  await expectShown('inquiries 1');
  const { channel: _channel, previous: _previous, ...previous } = fakeRelease('people', { version: '3' });
  brokenVersions.add('4');
  releasePeople('4', { previous });
  expect(areas.list().find(({ area }) => area === 'people')?.version).toBe('4');
  navigateToUrl('/dashboard/people');
  await expectShown('people 3');
  expect(areas.get()).toMatchObject({ status: 'mounted', release: { version: '3' } });
  expect(areas.get().update).toBeUndefined();
  expect(areas.list().find(({ area }) => area === 'people')?.version).toBe('3');
});

test('shows an area that was not there before as soon as the registry names it', async () => {
  navigateToUrl('/dashboard/events');
  await expectShown('');
  announce([...registry.areas, fakeRelease('events')]);
  await expectShown('events 1');
});

test('an area that did not load comes back with the next announcement', async () => {
  broken.add('inquiries');
  navigateToUrl('/dashboard/inquiries');
  await vi.waitFor(() => expect(areas.get().status).toBe('failed'));
  broken.delete('inquiries');
  announce(registry.areas);
  await expectShown('inquiries 1');
});

test('a tab that hears of nothing asks again when it changes areas after a minute', async () => {
  brokenVersions.clear();
  refresh.mockClear();
  navigateToUrl('/dashboard/people');
  await expectShown('people 4');
  expect(refresh).not.toHaveBeenCalled();
  age = 61_000;
  navigateToUrl('/dashboard/inquiries');
  await expectShown('inquiries 1');
  expect(refresh).toHaveBeenCalledOnce();
});

test('takes the area away when the session ends', async () => {
  isSignedIn = false;
  areas.reconsider();
  await expectShown('');
  expect(areas.get()).toEqual({ area: null, status: 'idle' });
});
