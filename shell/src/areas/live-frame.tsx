import { useSyncExternalStore } from 'react';
import { Frame, type FrameProps } from '../frame/frame.tsx';
import type { ManifestStore } from './manifests.ts';

export interface LiveFrameProps extends Omit<FrameProps, 'manifests'> {
  manifests: ManifestStore;
}

/** The frame with the areas as they are now: one that is released while the page is open gets its entry at once. */
export const LiveFrame = ({ manifests, ...frame }: LiveFrameProps) => (
  <Frame {...frame} manifests={useSyncExternalStore(manifests.subscribe, manifests.get)} />
);
