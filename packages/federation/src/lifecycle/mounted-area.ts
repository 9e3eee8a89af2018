import type { MountProps, Remote } from '@rostrum/remote-runtime';
import { withTimeout } from './with-timeout.ts';

type CreateRoot = MountProps['createRoot'];
type Root = ReturnType<CreateRoot>;

export interface MountedAreaOptions {
  remote: Remote;
  host: HTMLElement;
  createRoot: CreateRoot;
  context: MountProps['context'];
  onError: MountProps['onError'];
  unmountTimeoutMs: number;
  report: (error: unknown) => void;
}

export interface MountedArea {
  mount(): Promise<void>;
  /** Takes the area off the screen at once; what it holds is given back in the background. */
  drop(): void;
}

/** One mount of an area in a container of its own. The host keeps the roots, so that it can end what the area does not. */
export function createMountedArea(options: MountedAreaOptions): MountedArea {
  const { remote, host, context, onError, unmountTimeoutMs, report } = options;
  const container = host.ownerDocument.createElement('div');
  const roots = new Set<Root>();

  const createRoot: CreateRoot = (...args) => {
    const root = options.createRoot(...args);
    roots.add(root);
    return root;
  };

  async function release() {
    try {
      await withTimeout(Promise.resolve(remote.unmount({ container })), unmountTimeoutMs, 'Unmounting');
    } catch (error) {
      report(error);
    }
    // Ending a root twice does nothing, so those that the area has ended itself need not be told apart.
    for (const root of roots) root.unmount();
    roots.clear();
  }

  return {
    async mount() {
      host.append(container);
      await remote.mount({ container, createRoot, context, onError });
    },
    drop() {
      void release();
      container.remove();
    },
  };
}
