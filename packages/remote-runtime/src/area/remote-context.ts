import { createContext, useContext } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { AuthState } from '@rostrum/auth-client';
import type { AreaBus } from '../events/area-bus.ts';

/** What an area needs of the session: to read it and to hear of changes. */
export interface SessionSource {
  get(): AuthState;
  subscribe(listener: () => void): () => void;
}

/** What the host hands to an area it mounts. Part of the host API: it only grows. */
export interface RemoteContext {
  auth: SessionSource;
  /** One client for the page, made by `createQueryClient()`. */
  queryClient: QueryClient;
  /** True for paths that belong to the area, after all areas were considered. */
  ownsPath: (pathname: string) => boolean;
  /** True for paths that some area shows; all others are left to the browser. */
  isAppPath: (pathname: string) => boolean;
  /** Fetches anew what arrived damaged of the area's files; called before a page is tried again. */
  repair?: () => Promise<void>;
  /** Events and services between areas. */
  bus?: AreaBus;
}

/**
 * Where a failure was caught: the area's boundary, or React itself outside of any boundary. `service` is a boundary too, but
 * the server refused a call: no fault of the area's release.
 */
export type FailureOrigin = 'boundary' | 'root' | 'service';

export const RemoteContextValue = createContext<RemoteContext | null>(null);

/** The host's context. Throws outside of an area. */
export function useRemoteContext(): RemoteContext {
  const context = useContext(RemoteContextValue);
  if (!context)
    throw new Error('This component needs an area around it: mount it through defineRemote or renderArea.');
  return context;
}
