import { lazy, Suspense, useSyncExternalStore } from 'react';
import { overrideResetPath } from '@rostrum/contracts';
import type { RegistryClient } from '@rostrum/federation';
import { Frame, type FrameProps } from '../frame/frame.tsx';
import type { ManifestStore } from './manifests.ts';

/** Stands in when the banner itself does not load: an override must be seen, and must not take the page with it. */
const PlainBanner = () => <a href={overrideResetPath}>Overrides are on. Go back to the released versions.</a>;

const OverrideBanner = lazy(() =>
  import('./overrides/override-banner.tsx').then(
    ({ OverrideBanner: banner }) => ({ default: banner }),
    () => ({ default: PlainBanner }),
  ),
);

export interface LiveFrameProps extends Omit<FrameProps, 'manifests'> {
  manifests: ManifestStore;
  registry: Pick<RegistryClient, 'get' | 'subscribe'>;
}

/** The frame with the areas as they are now: one that is released while the page is open gets its entry at once. */
export function LiveFrame({ manifests, registry, ...frame }: LiveFrameProps) {
  const { overrides } = useSyncExternalStore(registry.subscribe, registry.get);
  return (
    <>
      {overrides.length > 0 ? (
        <Suspense fallback={null}>
          <OverrideBanner overrides={overrides} />
        </Suspense>
      ) : null}
      <Frame {...frame} manifests={useSyncExternalStore(manifests.subscribe, manifests.get)} />
    </>
  );
}
