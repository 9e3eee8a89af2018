import { registerApplication, start, triggerAppChange } from 'single-spa';
import type { RegistryArea } from '@rostrum/contracts';
import type { MountProps, PageBus, RemoteContext } from '@rostrum/remote-runtime';
import type { LeakTracker } from '../leaks/leak-tracker.ts';
import { createAreaAdapter, type AreaAdapter, type Limits } from '../lifecycle/area-adapter.ts';
import type { AreaState } from '../lifecycle/area-state.ts';
import type { AreaWatch } from '../lifecycle/area-watch.ts';
import { switchStyleSheets } from '../lifecycle/style-sheets.ts';
import { repairCache } from '../loading/repair-cache.ts';
import type { LoadRelease } from '../loading/remote-loader.ts';
import { ownerOf } from '../registry/owner-of.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import { createReleaseChoice } from '../registry/release-choice.ts';
import { refusalOf } from '../registry/version-gate.ts';

/** After this long a tab asks again on the next change of area: when it hears of no changes, and when it is told of them. */
const oldAnswerMs = 60_000;
const oldAnswerWhenToldMs = 300_000;

export interface AreasOptions {
  registry: RegistryClient;
  load: LoadRelease;
  /** Makes a release loadable again whose files arrived damaged. */
  repair?: (release: RegistryArea) => Promise<void>;
  createRoot: MountProps['createRoot'];
  /** What every area is given, beside its own paths. */
  shared: Omit<RemoteContext, 'ownsPath' | 'isAppPath' | 'repair' | 'bus'>;
  /** Events and services between areas. */
  bus?: PageBus;
  /** False while nothing of the area may be on screen: the session is not known, or the role is refused. */
  mayShow: (pathname: string, areas: readonly RegistryArea[]) => boolean;
  /** True while the server tells this tab of changes by itself. */
  isLive?: () => boolean;
  /** Follows what an area adds to the page. */
  leakTracker?: Pick<LeakTracker, 'begin' | 'expect' | 'track'>;
  watch: AreaWatch;
  limits?: Limits;
}

/** The area that the page is on. */
export interface CurrentArea extends AreaState {
  area: RegistryArea | null;
  /** A release that is used from the next mount on, while another is on screen. */
  update?: RegistryArea;
}

export interface Areas {
  get(): CurrentArea;
  /** Every area, each with the release that this tab uses; the same list until something changes. */
  list(): readonly RegistryArea[];
  subscribe(listener: () => void): () => void;
  /** Where areas are drawn; null takes them off the page. */
  attach(outlet: HTMLElement | null): void;
  /** Tries the current area again. */
  retry(): void;
  /** Mounts the area on screen anew, with the release that is to be used now. */
  restart(): void;
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
  const { registry, repair = repairCache, createRoot, shared, mayShow, leakTracker, watch, limits } = options;
  const registered = new Map<string, Registered>();
  const styled = new Map<string, string>();
  const listeners = new Set<() => void>();
  const releases = createReleaseChoice({
    registry,
    refusalOf: (release) => refusalOf(release, registry.host),
  });
  let outlet: HTMLElement | null = null;
  let active: string | null = null;
  let current = nowhere;

  const load: LoadRelease = (release, loading) => {
    leakTracker?.expect(release);
    return options.load(release, loading);
  };
  const owner = (pathname: string) => ownerOf(releases.areas(), pathname);
  const releaseOf = (name: string) => releases.areas().find(({ area }) => area === name);

  /** The release that the next mount would take, when it is another than the one on screen. */
  function updateOf(name: string, { status, release }: AreaState) {
    if (status !== 'mounted' || !release) return undefined;
    const next = releases.choose(name);
    return next && next.refusal === null && next.release.version !== release.version
      ? next.release
      : undefined;
  }

  function publish() {
    const state = active === null ? undefined : registered.get(active)?.adapter.get();
    current =
      active === null || !state
        ? nowhere
        : { ...state, area: releaseOf(active) ?? null, update: updateOf(active, state) };
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
      choose: (tried) => releases.choose(name, tried),
      avoid: (release) => {
        // Without a connection nothing loads: no fault of the release.
        if (navigator.onLine) releases.avoid(release);
      },
      load: (release, loading) => {
        showStyles(name, release);
        return load(release, loading);
      },
      refreshRegistry: () => registry.refresh(),
      host,
      createRoot,
      context: {
        ...shared,
        bus: options.bus?.for(name),
        ownsPath: (pathname) => owner(pathname)?.area === name,
        isAppPath: (pathname) => owner(pathname) !== undefined,
        repair: async () => {
          const { release } = registered.get(name)?.adapter.get() ?? {};
          if (release) await repair(release);
        },
      },
      track: leakTracker?.track,
      watch,
      onChange: publish,
      limits,
    });
    registered.set(name, { adapter, host });

    const enter = async () => {
      active = name;
      outlet?.append(host);
      adapter.enter();
      // Not awaited: whoever changes areas is not to wait for it, the next change takes what it brings.
      if (registry.age() > (options.isLive?.() ? oldAnswerWhenToldMs : oldAnswerMs)) void registry.refresh();
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
      activeWhen: ({ pathname }) => owner(pathname)?.area === name && mayShow(pathname, releases.areas()),
    });
  }

  function registerNew() {
    for (const { area } of registry.get().areas) if (!registered.has(area)) register(area);
  }

  /** What is on screen goes on; an area that has failed need not wait for its next try. */
  function follow() {
    registerNew();
    publish();
    void triggerAppChange();
    const shown = active === null ? undefined : registered.get(active);
    if (shown?.adapter.get().status === 'failed') void shown.adapter.retry();
  }

  registerNew();
  registry.subscribe(follow);

  return {
    get: () => current,
    list: () => releases.areas(),
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
    restart() {
      if (active !== null) registered.get(active)?.adapter.restart();
    },
    reconsider: () => void triggerAppChange(),
    prefetch(pathname) {
      const area = owner(pathname)?.area;
      // The release on screen keeps its place until it is left: loading another would switch its styles.
      if (area === undefined || area === active) return;
      const choice = releases.choose(area);
      // Only a head start: the area reports its own failure when it is opened.
      if (choice?.refusal === null) load(choice.release).catch(() => {});
    },
    ownerOf: owner,
    start() {
      start({ urlRerouteOnly: true });
      leakTracker?.begin();
    },
  };
}
