import { SkeletonBlock } from '@rostrum/ui-kit';
import { lazy, Suspense, type ComponentType } from 'react';
import type { PlaceMapProps } from './place-map.tsx';

export type MapName = 'world' | 'states';
type Drawn = Omit<PlaceMapProps, 'map'>;

// The outlines of a map weigh more than the page around it: each is fetched when it is shown.
const maps: Record<MapName, ComponentType<Drawn>> = {
  world: lazy(async () => {
    const [{ PlaceMap }, { default: map }] = await Promise.all([
      import('./place-map.tsx'),
      import('./shapes/world.json'),
    ]);
    return { default: (props: Drawn) => <PlaceMap map={map} {...props} /> };
  }),
  states: lazy(async () => {
    const [{ PlaceMap }, { default: map }] = await Promise.all([
      import('./place-map.tsx'),
      import('./shapes/states.json'),
    ]);
    return { default: (props: Drawn) => <PlaceMap map={map} {...props} /> };
  }),
};

/** A map of counts; the list beside it is read before the map arrives. */
export function LazyPlaceMap({ name, ...props }: Drawn & { name: MapName }) {
  const Map = maps[name];
  return (
    <Suspense fallback={<SkeletonBlock height={280} />}>
      <Map {...props} />
    </Suspense>
  );
}
