import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRoot } from 'react-dom/client';
import type { RemoteManifestInput, Role } from '@rostrum/contracts';
import { AppLink } from '@rostrum/ui-kit';
import { createQueryClient } from '../query-policy/create-query-client.ts';
import { useParams } from '../router.ts';
import { testSession } from '../testing/index.ts';
import { defineRemote, type MountProps } from './define-remote.tsx';
import type { AreaRoute } from './routes.ts';
import { useSession } from './use-session.ts';

const manifest: RemoteManifestInput = {
  area: 'people',
  title: 'People',
  paths: [{ path: '/dashboard/people', match: 'prefix', access: 'session' }],
  pages: ['/dashboard/people'],
  guards: [{ path: '/dashboard/people', match: 'prefix', action: 'person.read' }],
  navigation: [],
  tabs: [],
  hostApi: '^1.0.0',
};

const failures = { loads: 0, renders: 0 };

const ListPage = () => (
  <>
    <h1>People</h1>
    <AppLink href="/dashboard/people/7?tab=posts">Seven</AppLink>
    <AppLink href="/dashboard/people/fragile">Fragile</AppLink>
    <AppLink href="/dashboard/people/lost">Lost</AppLink>
  </>
);
const DetailPage = () => <h1>Person {useParams()['id']}</h1>;
const OwnPage = () => <h1>Profile of {useSession().user?.name}</h1>;
function FragilePage() {
  if (failures.renders > 0) throw new Error('first render');
  return <h1>Whole again</h1>;
}

const routes: AreaRoute[] = [
  { path: '/dashboard/people', action: 'person.list', load: async () => ListPage },
  { path: '/dashboard/people', load: async () => OwnPage },
  { path: '/dashboard/people/fragile', load: async () => FragilePage },
  {
    path: '/dashboard/people/lost',
    load: () =>
      failures.loads > 0 ? Promise.reject(new Error('chunk')) : Promise.resolve(() => <h1>Found</h1>),
  },
  { path: '/dashboard/people/:id', action: 'person.list', load: async () => DetailPage },
];

let cleanUp = async () => {};

async function mount(url: string, role: Role = 'administrator') {
  window.history.replaceState(null, '', url);
  const container = document.body.appendChild(document.createElement('div'));
  const state = { status: 'authenticated', session: testSession(role) } as const;
  const owns = (pathname: string) => pathname.startsWith('/dashboard/people');
  const props = {
    container,
    createRoot: vi.fn(createRoot),
    context: {
      auth: { get: () => state, subscribe: () => () => {} },
      queryClient: createQueryClient(),
      ownsPath: owns,
      isAppPath: owns,
      repair: vi.fn(async () => {}),
    },
    onError: vi.fn<MountProps['onError']>(),
  };
  const remote = defineRemote({ manifest, routes });
  await act(async () => remote.mount(props));
  const unmount = () => act(async () => remote.unmount(props));
  cleanUp = async () => {
    await unmount();
    container.remove();
  };
  return { ...props, unmount };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  failures.loads = 0;
  failures.renders = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => cleanUp());

test("mounts with the host's root, follows links and leaves nothing", async () => {
  const { container, createRoot: hostRoot, unmount } = await mount('/dashboard/people');
  await heading('People');
  expect(hostRoot).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('link', { name: 'Seven' }));
  const title = await heading('Person 7');
  expect(window.location.search).toBe('?tab=posts');
  await waitFor(() => expect(title).toHaveFocus());
  await unmount();
  expect(container.childElementCount).toBe(0);
});

test('shows the page of the role, and no page where the role has none', async () => {
  await mount('/dashboard/people', 'expert');
  expect(await heading('Profile of Robin Hale')).toBeTruthy();
  await cleanUp();
  await mount('/dashboard/people', 'owner');
  expect(await heading('People')).toBeTruthy();
  await cleanUp();
  await mount('/dashboard/people', 'media');
  expect(await heading('Page not found')).toBeTruthy();
});

test('stands still when the page is elsewhere', async () => {
  await mount('/dashboard/people/7');
  await heading('Person 7');
  await act(async () => {
    window.history.pushState(null, '', '/dashboard/posts');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Person 7$/);
});

test('a page that throws shows the fixed words, is reported, and Retry brings it back', async () => {
  failures.renders = 1;
  const { onError } = await mount('/dashboard/people/fragile');
  await screen.findByText('Sorry.. there was an error');
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'first render' }), 'boundary');
  failures.renders = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await heading('Whole again');
});

test('a page whose code did not arrive is fetched again on Retry, after the host has repaired its files', async () => {
  failures.loads = 1;
  const { context } = await mount('/dashboard/people/lost');
  await screen.findByText('Sorry.. there was an error');
  failures.loads = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await heading('Found');
  expect(context.repair).toHaveBeenCalledOnce();
});

test('another page of the area does not inherit the failure', async () => {
  failures.renders = 1;
  await mount('/dashboard/people/fragile');
  await screen.findByText('Sorry.. there was an error');
  await act(async () => {
    window.history.pushState(null, '', '/dashboard/people');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await heading('People');
});
