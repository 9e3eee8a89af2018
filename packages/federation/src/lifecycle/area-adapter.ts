import type { RegistryArea, ReportStage } from '@rostrum/contracts';
import type { MountProps, Remote } from '@rostrum/remote-runtime';
import type { Choice } from '../registry/release-choice.ts';
import type { AreaFailure, AreaState, FailureKind } from './area-state.ts';
import type { AreaWatch, Span } from './area-watch.ts';
import { createMountedArea, type MountedArea, type Track } from './mounted-area.ts';
import { stageOfLoad } from './stage-of.ts';
import { withTimeout } from './with-timeout.ts';

export interface Limits {
  load: number;
  mount: number;
  unmount: number;
  /** After this long on screen a failure is no longer one of the first render. */
  firstRender: number;
}

export const defaultLimits: Limits = { load: 20_000, mount: 5_000, unmount: 2_000, firstRender: 30_000 };

export interface AreaAdapterOptions {
  /** What to load now; releases of the versions `tried` have just failed. */
  choose: (tried: ReadonlySet<string>) => Choice | undefined;
  /** Told that another release stands in for this one. */
  avoid: (release: RegistryArea) => void;
  load: (release: RegistryArea, options: { fresh: boolean }) => Promise<Remote>;
  refreshRegistry: () => Promise<unknown>;
  host: HTMLElement;
  createRoot: MountProps['createRoot'];
  context: MountProps['context'];
  track?: Track;
  watch: AreaWatch;
  onChange: () => void;
  limits?: Limits;
}

export interface AreaAdapter {
  get(): AreaState;
  /** The page is on a path of this area. Returns at once. */
  enter(): void;
  /** The page has left. Returns at once, whatever the area does. */
  leave(): void;
  /** Tries again after a failure, with a fresh registry answer. */
  retry(): Promise<void>;
  /** Puts the release that is to be used now in the place of the one on screen, or of the failure. */
  restart(): void;
}

const since = (start: number): Span => ({ start, end: performance.now() });
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The state machine of one area: idle, loading, mounted, failed. Nothing an area does can hold up the page: each of its
 * promises is raced with a timeout, and a result that comes after the page has moved on is dropped. A release that does
 * not load, mount or draw its first page gives way to the one before it, in the same attempt.
 */
export function createAreaAdapter(options: AreaAdapterOptions): AreaAdapter {
  const { host, createRoot, context, track, watch, onChange, limits = defaultLimits } = options;
  let state: AreaState = { status: 'idle' };
  let generation = 0;
  let mounted: MountedArea | null = null;
  /** Versions that have failed in this attempt. */
  let tried = new Set<string>();
  let hasAskedRegistry = false;
  /** Versions that have failed before: their code is evaluated anew. */
  const broken = new Set<string>();

  function set(next: AreaState) {
    state = next;
    onChange();
  }

  function drop() {
    mounted?.drop();
    mounted = null;
  }

  function fail(kind: FailureKind, error: unknown, release: RegistryArea | undefined) {
    generation += 1;
    drop();
    set({ status: 'failed', release, failure: { kind, reason: reasonOf(error) } });
  }

  /** Puts another release in the place of one that failed; false when there is none. */
  function fallBack(release: RegistryArea): boolean {
    broken.add(release.version);
    tried.add(release.version);
    const next = options.choose(tried);
    if (!next || next.refusal !== null) return false;
    options.avoid(release);
    void attempt();
    return true;
  }

  /** React is still at work when it tells of an error; roots may be ended once it is done. */
  function failWhileOnScreen(error: unknown, release: RegistryArea, isFirst: boolean, isGone: boolean) {
    const mine = generation;
    queueMicrotask(() => {
      if (mine !== generation || (isFirst && fallBack(release))) return;
      broken.add(release.version);
      if (isGone) fail('render', error, release);
    });
  }

  function createArea(remote: Remote, release: RegistryArea, mine: number, entered: number) {
    let isFirst = true;
    const endOfFirst = setTimeout(() => (isFirst = false), limits.firstRender);
    return createMountedArea({
      remote,
      release,
      host,
      createRoot,
      context,
      track,
      report: (error) => watch.failed(error, 'unmount', release),
      unmountTimeoutMs: limits.unmount,
      onReady() {
        clearTimeout(endOfFirst);
        isFirst = false;
        // The next task comes once the main thread has time for what the visitor does.
        setTimeout(() => mine === generation && watch.interactive(release, since(entered)));
      },
      onError(error, origin) {
        const isOurs = mine === generation && origin !== 'service';
        watch.failed(error, isOurs ? 'render' : 'other', release);
        // Its own boundary has shown its message and offers Retry; without one, React has taken the root off the screen.
        if (isOurs) failWhileOnScreen(error, release, isFirst, origin === 'root');
      },
      onDrop: () => clearTimeout(endOfFirst),
    });
  }

  /** A release that did not load may have been replaced while the page was open: the registry is asked once. */
  async function recover(kind: FailureKind, error: unknown, release: RegistryArea, mine: number) {
    if (kind === 'load' && !hasAskedRegistry) {
      hasAskedRegistry = true;
      await options.refreshRegistry();
      if (mine !== generation) return;
    }
    if (!fallBack(release)) fail(kind, error, release);
  }

  async function run(release: RegistryArea, mine: number) {
    let stage: FailureKind & ReportStage = 'load';
    try {
      const entered = performance.now();
      const loading = options.load(release, { fresh: broken.has(release.version) });
      const remote = await withTimeout(loading, limits.load, `Loading ${release.area}`);
      const loaded = performance.now();
      watch.loaded(release, { start: entered, end: loaded });
      if (mine !== generation) return;
      stage = 'mount';
      const area = createArea(remote, release, mine, entered);
      mounted = area;
      await withTimeout(area.mount(), limits.mount, `Mounting ${release.area}`);
      watch.mounted(release, since(loaded));
      if (mine !== generation) return;
      broken.delete(release.version);
      set({ status: 'mounted', release });
    } catch (error) {
      watch.failed(error, stage === 'load' ? stageOfLoad(error) : stage, release);
      if (mine === generation) await recover(stage, error, release, mine);
    }
  }

  async function attempt(failure?: AreaFailure) {
    const mine = (generation += 1);
    const choice = options.choose(tried);
    drop();
    set({ status: 'loading', release: choice?.release, failure });
    if (choice && choice.refusal === null) return run(choice.release, mine);
    const error = new Error(choice?.refusal ?? 'The registry no longer has this area.');
    watch.failed(error, 'other', choice?.release);
    fail(choice ? 'refused' : 'load', error, choice?.release);
  }

  function begin(failure?: AreaFailure) {
    tried = new Set();
    hasAskedRegistry = failure !== undefined;
    return attempt(failure);
  }

  return {
    get: () => state,
    enter: () => void begin(),
    leave() {
      generation += 1;
      drop();
      set({ status: 'idle' });
    },
    async retry() {
      if (state.status !== 'failed') return;
      const { failure, release } = state;
      const mine = (generation += 1);
      set({ status: 'loading', release, failure });
      await options.refreshRegistry();
      if (mine === generation) await begin(failure);
    },
    restart() {
      if (state.status !== 'idle') void begin();
    },
  };
}
