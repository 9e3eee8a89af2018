import type { Location } from 'react-router';
import { getLocation, subscribeLocation } from './browser-location.ts';

export interface LocationSource {
  get(): Location;
  subscribe(listener: () => void): () => void;
}

/**
 * The location as one area sees it: it stands still while the page is elsewhere, so that an area which is being left
 * never renders another area's URL. `home` stands in when the first location is not the area's own.
 */
export function createFrozenLocation(
  owns: (pathname: string) => boolean,
  home: string,
  source: LocationSource = { get: getLocation, subscribe: subscribeLocation },
): LocationSource {
  let held: Location = { pathname: home, search: '', hash: '', state: null, key: 'default' };
  return {
    get() {
      const now = source.get();
      if (owns(now.pathname)) held = now;
      return held;
    },
    subscribe: source.subscribe,
  };
}
