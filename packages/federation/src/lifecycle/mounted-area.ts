import type { RegistryArea } from '@rostrum/contracts';
import type { MountProps, Remote } from '@rostrum/remote-runtime';
import { withTimeout } from './with-timeout.ts';

type CreateRoot = MountProps['createRoot'];
type Root = ReturnType<CreateRoot>;

/** What one mount of an area is given in place of the host's own, and how it ends. */
export interface TrackedMount {
  context: MountProps['context'];
  /** Takes back what is left after the area was unmounted. */
  end: () => void;
}
export type Track = (release: RegistryArea, context: MountProps['context']) => TrackedMount;

export interface MountedAreaOptions extends Pick<MountProps, 'context' | 'createRoot' | 'onError'> {
  remote: Remote;
  release: RegistryArea;
  host: HTMLElement;
  /** Follows what the area adds to the page. */
  track?: Track;
  onReady: () => void;
  onDrop: () => void;
  unmountTimeoutMs: number;
  report: (error: unknown) => void;
}

export interface MountedArea {
  mount(): Promise<void>;
  /** Takes the area off the screen at once; what it holds is given back in the background. */
  drop(): void;
}

const untracked: Track = (_release, context) => ({ context, end: () => {} });

/** One mount of an area in a container of its own. The host keeps the roots, so that it can end what the area does not. */
export function createMountedArea(options: MountedAreaOptions): MountedArea {
  const { remote, release, host, onError, onReady, onDrop, unmountTimeoutMs, report } = options;
  const container = host.ownerDocument.createElement('div');
  const roots = new Set<Root>();
  const { context, end } = (options.track ?? untracked)(release, options.context);

  const createRoot: CreateRoot = (...args) => {
    const root = options.createRoot(...args);
    roots.add(root);
    return root;
  };

  async function giveBack() {
    try {
      await withTimeout(Promise.resolve(remote.unmount({ container })), unmountTimeoutMs, 'Unmounting');
    } catch (error) {
      report(error);
    }
    // Ending a root twice does nothing, so those that the area has ended itself need not be told apart.
    for (const root of roots) root.unmount();
    roots.clear();
    end();
  }

  return {
    async mount() {
      host.append(container);
      await remote.mount({ container, createRoot, context, onError, onReady });
    },
    drop() {
      onDrop();
      void giveBack();
      container.remove();
    },
  };
}
