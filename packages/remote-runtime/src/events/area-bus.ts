import {
  areaEvents,
  areaServices,
  type AreaEventName,
  type AreaEventPayload,
  type AreaService,
  type AreaServiceName,
} from '@rostrum/contracts';

const mostRemembered = 200;

/** One thing that went over the bus, for whoever looks for the reason of something. */
export interface TimelineEntry {
  /** Milliseconds since the page was opened. */
  at: number;
  kind: 'event' | 'provided' | 'withdrawn' | 'refused';
  name: string;
  from: string;
  /** How many have heard it. */
  listeners?: number;
  /** Why it was refused. */
  reason?: string;
}

/** The bus as one area sees it. */
export interface AreaBus {
  emit<Name extends AreaEventName>(name: Name, payload: AreaEventPayload<Name>): void;
  on<Name extends AreaEventName>(name: Name, listener: (payload: AreaEventPayload<Name>) => void): () => void;
  provide<Name extends AreaServiceName>(name: Name, service: AreaService<Name>): () => void;
  /** A service while an area provides it. */
  service<Name extends AreaServiceName>(name: Name): AreaService<Name> | undefined;
  /** Calls back when services come and go. */
  subscribe(listener: () => void): () => void;
}

export interface PageBus {
  /** The bus in the hands of an area; `shell` for the frame. */
  for(area: string): AreaBus;
  timeline(): readonly TimelineEntry[];
}

/** What is wrong with a payload, or null. */
export type CheckPayload = (name: AreaEventName, payload: unknown) => string | null;

/** For development: the schema of the event decides. */
export const faultOfPayload: CheckPayload = (name, payload) =>
  areaEvents[name].payload.safeParse(payload).error?.message ?? null;

type Listener = (payload: never) => void;

/** Carries events and services between the areas of a page. What an area does not own, or does not fit, is refused. */
export function createAreaBus(check: CheckPayload = () => null): PageBus {
  const listeners = new Map<AreaEventName, Set<Listener>>();
  const services = new Map<AreaServiceName, unknown>();
  const subscribers = new Set<() => void>();
  let entries: TimelineEntry[] = [];

  const note = (entry: Omit<TimelineEntry, 'at'>) => {
    entries = [...entries.slice(1 - mostRemembered), { at: Math.round(performance.now()), ...entry }];
  };
  const refuse = (name: string, from: string, reason: string) => {
    note({ kind: 'refused', name, from, reason });
    console.error(`[${from}] '${name}' is refused: ${reason}`);
  };
  const tell = () => subscribers.forEach((follow) => follow());

  return {
    timeline: () => entries,
    for: (area) => ({
      emit(name, payload) {
        const { owner } = areaEvents[name];
        if (owner !== area) return refuse(name, area, `it is told by ${owner} alone.`);
        const fault = check(name, payload);
        if (fault !== null) return refuse(name, area, fault);
        const heard = [...(listeners.get(name) ?? [])] as ((value: typeof payload) => void)[];
        note({ kind: 'event', name, from: area, listeners: heard.length });
        for (const listener of heard) {
          try {
            listener(payload);
          } catch (error) {
            // Whoever tells something is not to suffer from those who hear it.
            console.error(`[${area}] '${name}'`, error);
          }
        }
      },
      on(name, listener) {
        const known = listeners.get(name) ?? new Set();
        listeners.set(name, known.add(listener));
        return () => known.delete(listener);
      },
      provide(name, service) {
        const { owner } = areaServices[name];
        if (owner !== area) {
          refuse(name, area, `it is provided by ${owner} alone.`);
          return () => {};
        }
        services.set(name, service);
        note({ kind: 'provided', name, from: area });
        tell();
        return () => {
          if (services.get(name) !== service) return;
          services.delete(name);
          note({ kind: 'withdrawn', name, from: area });
          tell();
        };
      },
      service: <Name extends AreaServiceName>(name: Name) =>
        services.get(name) as AreaService<Name> | undefined,
      subscribe(listener) {
        subscribers.add(listener);
        return () => subscribers.delete(listener);
      },
    }),
  };
}
