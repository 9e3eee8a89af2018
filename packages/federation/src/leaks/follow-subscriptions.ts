import type { RemoteContext } from '@rostrum/remote-runtime';
import type { TrackedRelease } from './tracked-release.ts';

/** The context with subscriptions that are known, and end with the area. */
export function followSubscriptions(context: RemoteContext, tracked: TrackedRelease): RemoteContext {
  const { auth, bus } = context;
  const followed = (remove: () => void) => {
    const strike = tracked.add({ kind: 'subscription', remove });
    return () => {
      strike();
      remove();
    };
  };
  return {
    ...context,
    auth: { get: auth.get, subscribe: (listener) => followed(auth.subscribe(listener)) },
    bus: bus && {
      ...bus,
      on: (name, listener) => followed(bus.on(name, listener)),
      provide: (name, service) => followed(bus.provide(name, service)),
      subscribe: (listener) => followed(bus.subscribe(listener)),
    },
  };
}
