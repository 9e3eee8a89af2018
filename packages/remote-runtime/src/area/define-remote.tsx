import type { Container, Root, RootOptions } from 'react-dom/client';
import { isApiError } from '@rostrum/api-client';
import type { ReadableManifest, RemoteManifestInput } from '@rostrum/contracts';
import { AreaRoot } from './area-root.tsx';
import type { FailureOrigin, RemoteContext } from './remote-context.ts';
import type { AreaRoute } from './routes.ts';

/** What the host gives an area when it mounts it. */
export interface MountProps {
  container: HTMLElement;
  /** The host's own, so that it holds every root and can end one whose area does not. */
  createRoot: (container: Container, options?: RootOptions) => Root;
  context: RemoteContext;
  onError: (error: unknown, origin: FailureOrigin) => void;
  /** Called when the first page is drawn. */
  onReady?: () => void;
}

/** What `./remote` of an area exposes: the lifecycles that the host drives. */
export interface Remote {
  manifest: ReadableManifest;
  mount(props: MountProps): void;
  update(props: MountProps): void;
  unmount(props: Pick<MountProps, 'container'>): void;
}

export interface RemoteDefinition {
  manifest: RemoteManifestInput;
  routes: readonly AreaRoute[];
}

/** Makes the one federated export of an area: `export const remote = defineRemote({ manifest, routes })`. */
export function defineRemote({ manifest, routes }: RemoteDefinition): Remote {
  const roots = new Map<HTMLElement, Root>();

  const draw = (root: Root, { context, onError, onReady }: MountProps) =>
    root.render(
      <AreaRoot
        manifest={manifest}
        routes={routes}
        context={context}
        onError={(error) => onError(error, isApiError(error) ? 'service' : 'boundary')}
        onReady={onReady}
      />,
    );

  return {
    manifest,
    mount(props) {
      const root = props.createRoot(props.container, {
        onUncaughtError: (error) => props.onError(error, 'root'),
      });
      roots.set(props.container, root);
      draw(root, props);
    },
    update(props) {
      const root = roots.get(props.container);
      if (root) draw(root, props);
    },
    unmount({ container }) {
      roots.get(container)?.unmount();
      roots.delete(container);
    },
  };
}
