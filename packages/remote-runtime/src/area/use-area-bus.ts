import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { AreaEventName, AreaEventPayload, AreaService, AreaServiceName } from '@rostrum/contracts';
import { useRemoteContext } from './remote-context.ts';
import { createAreaBus, type AreaBus } from '../events/area-bus.ts';

/** An area alone, or in a test, talks to no one. */
const nobody = createAreaBus().for('alone');
const silent: AreaBus = { ...nobody, emit: () => {}, provide: () => () => {} };

const useBus = (): AreaBus => useRemoteContext().bus ?? silent;

/** Tells what the area owns to whoever listens: `const emit = useEmit(); emit('settings.contact_saved', {})`. */
export function useEmit(): AreaBus['emit'] {
  const bus = useBus();
  return useCallback((name, payload) => bus.emit(name, payload), [bus]);
}

/** Hears an event while the component is on screen. */
export function useAreaEvent<Name extends AreaEventName>(
  name: Name,
  listener: (payload: AreaEventPayload<Name>) => void,
): void {
  const bus = useBus();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => bus.on(name, (payload) => latest.current(payload)), [bus, name]);
}

/** Provides a service while the component is on screen. `service` must be the same function from one drawing to the next. */
export function useProvideService<Name extends AreaServiceName>(
  name: Name,
  service: AreaService<Name>,
): void {
  const bus = useBus();
  useEffect(() => bus.provide(name, service), [bus, name, service]);
}

/** A service of an area, while that area is on screen; undefined otherwise. */
export function useService<Name extends AreaServiceName>(name: Name): AreaService<Name> | undefined {
  const bus = useBus();
  return useSyncExternalStore(bus.subscribe, () => bus.service(name));
}
