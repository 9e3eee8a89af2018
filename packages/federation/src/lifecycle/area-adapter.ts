import type { RegistryArea } from '@rostrum/contracts';
import type { MountProps, Remote } from '@rostrum/remote-runtime';
import type { AreaFailure, AreaState, FailureKind } from './area-state.ts';
import { createMountedArea, type MountedArea } from './mounted-area.ts';
import { withTimeout } from './with-timeout.ts';

export interface Limits {
  load: number;
  mount: number;
  unmount: number;
}

export const defaultLimits: Limits = { load: 20_000, mount: 5_000, unmount: 2_000 };

export interface AreaAdapterOptions {
  /** The release to load now. */
  release: () => RegistryArea | undefined;
  /** Why a release must not run, or null. */
  refusalOf: (release: RegistryArea) => string | null;
  load: (release: RegistryArea, options: { fresh: boolean }) => Promise<Remote>;
  refreshRegistry: () => Promise<unknown>;
  host: HTMLElement;
  createRoot: MountProps['createRoot'];
  context: MountProps['context'];
  report: (error: unknown) => void;
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
}

class Refusal extends Error {
  override readonly name = 'Refusal';
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The state machine of one area: idle, loading, mounted, failed. Nothing an area does can hold up the page: each of its
 * promises is raced with a timeout, and a result that comes after the page has moved on is dropped.
 */
export function createAreaAdapter(options: AreaAdapterOptions): AreaAdapter {
  const { host, createRoot, context, report, onChange, limits = defaultLimits } = options;
  let state: AreaState = { status: 'idle' };
  let generation = 0;
  let mounted: MountedArea | null = null;
  let evaluateAnew = false;

  function set(next: AreaState) {
    state = next;
    onChange();
  }

  function drop() {
    mounted?.drop();
    mounted = null;
  }

  function fail(kind: FailureKind, error: unknown) {
    report(error);
    generation += 1;
    evaluateAnew = true;
    drop();
    set({ status: 'failed', release: state.release, failure: { kind, reason: reasonOf(error) } });
  }

  async function load(release: RegistryArea): Promise<Remote> {
    const refusal = options.refusalOf(release);
    if (refusal) throw new Refusal(refusal);
    return withTimeout(
      options.load(release, { fresh: evaluateAnew }),
      limits.load,
      `Loading ${release.area}`,
    );
  }

  function createArea(remote: Remote, mine: number) {
    return createMountedArea({
      remote,
      host,
      createRoot,
      context,
      report,
      unmountTimeoutMs: limits.unmount,
      onError(error, origin) {
        // The area's own boundary has shown its message and offers Retry; React itself has taken the root off the screen.
        if (origin === 'boundary' || mine !== generation) report(error);
        else fail('render', error);
      },
    });
  }

  /** True when the registry has moved on to another release than the one that did not load: it was replaced meanwhile. */
  async function isReplaced(release: RegistryArea | undefined) {
    await options.refreshRegistry();
    return options.release()?.version !== release?.version;
  }

  async function attempt(failure?: AreaFailure, isSecond = false) {
    const mine = (generation += 1);
    const release = options.release();
    drop();
    set({ status: 'loading', release, failure });
    let kind: FailureKind = 'load';
    try {
      if (!release) throw new Error('The registry no longer has this area.');
      const remote = await load(release);
      if (mine !== generation) return;
      kind = 'mount';
      const area = createArea(remote, mine);
      mounted = area;
      await withTimeout(area.mount(), limits.mount, `Mounting ${release.area}`);
      if (mine !== generation) return;
      evaluateAnew = false;
      set({ status: 'mounted', release });
    } catch (error) {
      const mayBeOld = mine === generation && kind === 'load' && !isSecond && failure === undefined;
      if (mayBeOld && (await isReplaced(release)) && mine === generation) return attempt(undefined, true);
      if (mine === generation) fail(error instanceof Refusal ? 'refused' : kind, error);
      else report(error);
    }
  }

  return {
    get: () => state,
    enter() {
      void attempt();
    },
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
      if (mine === generation) await attempt(failure);
    },
  };
}
