import { vi } from 'vitest';
import type { RegistryArea } from '@rostrum/contracts';
import type { MountProps, Remote } from '@rostrum/remote-runtime';
import { createAreaAdapter, type AreaAdapterOptions } from '../lifecycle/area-adapter.ts';
import { fakeRelease } from './fake-release.ts';

export const limits = { load: 1_000, mount: 500, unmount: 300, firstRender: 10_000 };
export const never = () => new Promise<never>(() => {});
const context: MountProps['context'] = {
  auth: { get: () => ({ status: 'unauthenticated', session: null }), subscribe: () => () => {} },
  // The adapter hands the context on and looks into none of it.
  queryClient: {} as MountProps['context']['queryClient'],
  ownsPath: () => true,
  isAppPath: () => true,
};

export function createRemote(changes: Partial<Remote> = {}): Remote {
  return {
    manifest: fakeRelease('people').manifest,
    mount: vi.fn(({ container }: MountProps) => {
      container.textContent = 'People';
    }),
    update: vi.fn(),
    unmount: vi.fn(),
    ...changes,
  };
}

/** A root as React's: counts how often it was ended. */
const fakeRoot = () => ({ render: vi.fn(), unmount: vi.fn() });

/** A choice of one release only, which is gone once it was tried. */
export const only =
  (release: () => RegistryArea): AreaAdapterOptions['choose'] =>
  (tried) =>
    tried.has(release().version) ? undefined : { release: release(), refusal: null };

export function setUp(remote: Remote | (() => Promise<Remote>), changes: Partial<AreaAdapterOptions> = {}) {
  const host = document.createElement('div');
  const load = vi.fn<AreaAdapterOptions['load']>(typeof remote === 'function' ? remote : async () => remote);
  const root = fakeRoot();
  const options: AreaAdapterOptions = {
    choose: only(() => fakeRelease('people')),
    avoid: vi.fn(),
    load,
    refreshRegistry: vi.fn(async () => {}),
    host,
    createRoot: vi.fn(() => root),
    context,
    watch: { loaded: vi.fn(), mounted: vi.fn(), interactive: vi.fn(), failed: vi.fn() },
    onChange: vi.fn(),
    limits,
    ...changes,
  };
  return { adapter: createAreaAdapter(options), host, load, root, options };
}

/** Long enough for any limit, with its grace. */
export const outlast = (ms: number) => vi.advanceTimersByTimeAsync(ms + 200);
export const settle = () => vi.advanceTimersByTimeAsync(0);
