import { registerApplication, start, triggerAppChange } from 'single-spa';
import type { RegistryArea } from '@rostrum/contracts';
import type { MountProps, RemoteContext } from '@rostrum/remote-runtime';
import { createAreaAdapter, type AreaAdapter, type Limits } from '../lifecycle/area-adapter.ts';
import type { AreaState } from '../lifecycle/area-state.ts';
import { switchStyleSheets } from '../lifecycle/style-sheets.ts';
import { repairCache } from '../loading/repair-cache.ts';
import type { LoadRelease } from '../loading/remote-loader.ts';
import { ownerOf } from '../registry/owner-of.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import { refusalOf } from '../registry/version-gate.ts';

export interface AreasOptions {
  registry: RegistryClient;
  load: LoadRelease;
  /** Makes a release loadable again whose files arrived damaged. */
  repair?: (release: RegistryArea) => Promise<void>;
  createRoot: MountProps['createRoot'];
  /** What every area is given, beside its own paths. */
  shared: Pick<RemoteContext, 'auth' | 'queryClient'>;
  /** False while nothing of the area may be on screen: the session is not known, or the role is refused. */
  mayShow: (pathname: string) => boolean;
  /** Told of every failure with the area it came from. */
  report: (error: unknown, area: string) => void;
  limits?: Limits;
}

/** The area that the page is on. */
export interface CurrentArea extends AreaState {
  area: RegistryArea | null;
}

export interface Areas {
  get(): CurrentArea;
  subscribe(listener: () => void): () => void;
  /** Where areas are drawn; null takes them off the page. */
  attach(outlet: HTMLElement | null): void;
  /** Tries the current area again. */
  retry(): void;
  /** Asks `mayShow` again: the session has changed. */
  reconsider(): void;
  /** Fetches the area of a path before it is shown. */
  prefetch(pathname: string): void;
  ownerOf(pathname: string): RegistryArea | undefined;
  start(): void;
}

interface Registered {
  adapter: AreaAdapter;
  host: HTMLElement;
}

const nowhere: CurrentArea = { area: null, status: 'idle' };

/** Registers each area of the registry with single-spa, which sees nothing but adapters that settle at once. */
export function createAreas(options: AreasOptions): Areas {
  const { registry, load, repair = repairCache, createRoot, shared, mayShow, report, limits } = options;
  const registered = new Map<string, Registered>();
  const styled = new Map<string, string>();
  const listeners = new Set<() => void>();
  let outlet: HTMLElement | null = null;
  let active: string | null = null;
  let current = nowhere;

  const releaseOf = (name: string) => registry.get().areas.find(({ area }) => area === name);
  const owner = (pathname: string) => ownerOf(registry.get(), pathname);

  function publish() {
    const state = active === null ? undefined : registered.get(active)?.adapter.get();
    current = active === null || !state ? nowhere : { ...state, area: releaseOf(active) ?? null };
    for (const listener of listeners) listener();
  }

  /** Only the release on screen has its style sheets on: an older one of the area may say otherwise. */
  function showStyles(name: string, release: RegistryArea | null) {
    const before = styled.get(name);
    if (before && before !== release?.base) switchStyleSheets(before, false);
    if (release) {
      styled.set(name, release.base);
      switchStyleSheets(release.base, true);
    }
  }

  function register(name: string) {
    const host = document.createElement('div');
    host.dataset['area'] = name;
    const adapter = createAreaAdapter({
      release: () => releaseOf(name),
      refusalOf,
      load: (release, loading) => {
        showStyles(name, release);
        return load(release, loading);
      },
      refreshRegistry: refresh,
      host,
      createRoot,
      context: {
        ...shared,
        ownsPath: (pathname) => owner(pathname)?.area === name,
        isAppPath: (pathname) => owner(pathname) !== undefined,
        repair: async () => {
          const { release } = registered.get(name)?.adapter.get() ?? {};
          if (release) await repair(release);
        },
      },
      report: (error) => report(error, name),
      onChange: publish,
      limits,
    });
    registered.set(name, { adapter, host });

    const enter = async () => {
      active = name;
      outlet?.append(host);
      adapter.enter();
    };
    const leave = async () => {
      if (active === name) active = null;
      adapter.leave();
      host.remove();
      showStyles(name, null);
      publish();
    };
    registerApplication({
      name,
      app: async () => ({ bootstrap: async () => {}, mount: enter, unmount: leave }),
      activeWhen: ({ pathname }) => owner(pathname)?.area === name && mayShow(pathname),
    });
  }

  function registerNew() {
    for (const { area } of registry.get().areas) if (!registered.has(area)) register(area);
  }

  async function refresh() {
    await registry.refresh();
    registerNew();
  }

  registerNew();

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(element) {
      outlet = element;
      const host = active === null ? undefined : registered.get(active)?.host;
      if (host && element) element.append(host);
    },
    retry() {
      if (active !== null) void registered.get(active)?.adapter.retry();
    },
    reconsider: () => void triggerAppChange(),
    prefetch(pathname) {
      const release = owner(pathname);
      // Only a head start: the area reports its own failure when it is opened.
      if (release && !refusalOf(release)) load(release).catch(() => {});
    },
    ownerOf: owner,
    start: () => start({ urlRerouteOnly: true }),
  };
}
