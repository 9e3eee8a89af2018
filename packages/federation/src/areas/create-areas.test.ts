import { afterAll, expect, test, vi } from 'vitest';
import { navigateToUrl } from 'single-spa';
import type { Registry } from '@rostrum/contracts';
import type { MountProps, Remote, RemoteContext } from '@rostrum/remote-runtime';
import { fakeRelease } from '../testing/fake-release.ts';
import { createAreas } from './create-areas.ts';

const shared: Pick<RemoteContext, 'auth' | 'queryClient'> = {
  auth: { get: () => ({ status: 'unauthenticated', session: null }), subscribe: () => () => {} },
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

let registry: Registry = {
  areas: [
    fakeRelease('people'),
    fakeRelease('inquiries'),
    fakeRelease('sent', {}, [['/dashboard/inquiries/sent', 'prefix']]),
  ],
};
const broken = new Set<string>();
let isSignedIn = false;
const outlet = document.createElement('main');
const report = vi.fn();

// single-spa is one per page, and so are the areas of these tests.
const areas = createAreas({
  registry: { get: () => registry, refresh: async () => registry },
  load: async ({ area, version }) => {
    if (broken.has(area)) throw new Error(`${area} is broken`);
    return createRemote(area, version);
  },
  repair: async () => {},
  createRoot: () => {
    throw new Error('These areas have no roots.');
  },
  shared,
  mayShow: () => isSignedIn,
  report,
});
areas.attach(outlet);
window.history.replaceState(null, '', '/dashboard/people');
areas.start();

const shows = (text: string) => vi.waitFor(() => expect(outlet.textContent).toBe(text));
afterAll(() => areas.attach(null));

test('shows nothing until the gate lets it, then the area of the URL', async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(outlet.textContent).toBe('');
  isSignedIn = true;
  areas.reconsider();
  await shows('people 1');
  expect(areas.get()).toMatchObject({ status: 'mounted', area: { area: 'people' } });
});

test('follows the URL; one area is on the page at a time', async () => {
  navigateToUrl('/dashboard/inquiries/0198');
  await shows('inquiries 1');
  navigateToUrl('/dashboard/inquiries/sent');
  await shows('sent 1');
  window.history.back();
  await shows('inquiries 1');
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
  expect(report).toHaveBeenCalledWith(expect.any(Error), 'people');
  navigateToUrl('/dashboard/inquiries');
  await shows('inquiries 1');
  navigateToUrl('/dashboard/people');
  await vi.waitFor(() => expect(areas.get().status).toBe('failed'));
  broken.delete('people');
  areas.retry();
  await shows('people 1');
});

test('takes a new release of the registry at the next mount, and areas that were not there before after a retry', async () => {
  const posts = fakeRelease('posts');
  registry = {
    areas: [
      ...registry.areas.filter(({ area }) => area !== 'people'),
      fakeRelease('people', { version: '2', base: '/remotes/people/2/' }),
      posts,
    ],
  };
  expect(outlet.textContent).toBe('people 1');
  navigateToUrl('/dashboard/inquiries');
  await shows('inquiries 1');
  navigateToUrl('/dashboard/people');
  await shows('people 2');

  broken.add('inquiries');
  navigateToUrl('/dashboard/inquiries');
  await vi.waitFor(() => expect(areas.get().status).toBe('failed'));
  areas.retry();
  await vi.waitFor(() => expect(areas.get().status).toBe('failed'));
  navigateToUrl('/dashboard/posts');
  await shows('posts 1');
});

test('takes the area away when the session ends', async () => {
  isSignedIn = false;
  areas.reconsider();
  await shows('');
  expect(areas.get()).toEqual({ area: null, status: 'idle' });
});
