import type { RouteDescriptor, RouteResponse } from '@rostrum/contracts';
import type { CallInput, RawInput } from '../call-input.ts';
import { routeUrl } from '../route-url.ts';
import { getBrowserTab, type BrowserTab } from './browser-tab.ts';
import { openLiveConnection, type LiveConnectionEvents } from './live-connection.ts';
import { openOwnConnection } from './own-connection.ts';
import { shareConnection, type LiveListener, type SharedConnection } from './share-connection.ts';

export type StreamInput<Route extends RouteDescriptor> = Omit<
  CallInput<Route>,
  'body' | 'idempotencyKey' | 'signal'
>;

export interface StreamHandlers<Message> {
  onMessage(message: Message): void;
  /** `resumed` is true after a break: messages may have been missed, so ask the API again. */
  onOpen?(resumed: boolean): void;
  onDown?(): void;
  /** The server refused for good; no further attempt is made. */
  onRefused?(status: number): void;
}

export interface LiveStreamsOptions {
  baseUrl: string;
  getAccessToken(): Promise<string | null>;
  getIdentifier(): Promise<string | null>;
  renewToken(refused: string): Promise<string | null>;
  onSessionChange?(listener: (identifier: string | null) => void): void;
  /** The one this code runs in unless given. */
  tab?: BrowserTab;
}

interface Shared {
  listeners: Set<StreamHandlers<unknown>>;
  identifier: string | null;
  isOpen: boolean;
  connection: SharedConnection;
}

/** Raised when tabs of two versions would no longer understand each other; each version then has a connection of its own. */
const protocolVersion = 1;

/** Live streams of one client. Listeners to the same address share one connection, in all tabs of the browser. */
export function createLiveStreams({ tab = getBrowserTab(), ...options }: LiveStreamsOptions) {
  const open = new Map<string, Shared>();

  function connectTo(url: string, listener: LiveListener): SharedConnection {
    const connect = (events: LiveConnectionEvents) => openLiveConnection({ ...options, url }, events);
    const { locks } = tab;
    if (!locks) return openOwnConnection({ tab, connect, listener });
    return shareConnection({ tab, locks, connect, listener, name: `rostrum.live.${protocolVersion}:${url}` });
  }

  function share(route: RouteDescriptor, url: string, identifier: string | null): Shared {
    const known = open.get(url);
    if (known) return known;
    const listeners = new Set<StreamHandlers<unknown>>();
    const each = (act: (handlers: StreamHandlers<unknown>) => void) => [...listeners].forEach(act);
    const connection = connectTo(url, {
      onMessage(data) {
        const message = readMessage(route, data);
        if (message !== undefined) each((handlers) => handlers.onMessage(message));
      },
      onOpen(resumed) {
        shared.isOpen = true;
        each((handlers) => handlers.onOpen?.(resumed));
      },
      onDown() {
        shared.isOpen = false;
        each((handlers) => handlers.onDown?.());
      },
      onRefused(status) {
        if (open.get(url) === shared) open.delete(url);
        each((handlers) => handlers.onRefused?.(status));
      },
    });
    const shared: Shared = { listeners, identifier, isOpen: false, connection };
    open.set(url, shared);
    return shared;
  }

  function join(shared: Shared, url: string, handlers: StreamHandlers<unknown>): () => void {
    shared.listeners.add(handlers);
    if (shared.isOpen) handlers.onOpen?.(false);
    return () => {
      shared.listeners.delete(handlers);
      if (shared.listeners.size > 0) return;
      shared.connection.close();
      if (open.get(url) === shared) open.delete(url);
    };
  }

  /** Nothing of one person reaches a tab of another: what the last session opened ends with it, in every tab. */
  function endOthers(identifier: string | null) {
    for (const [url, shared] of open) {
      if (shared.identifier === identifier) continue;
      open.delete(url);
      shared.connection.end();
      shared.listeners.forEach((handlers) => handlers.onDown?.());
      shared.listeners.clear();
    }
  }
  options.onSessionChange?.(endOthers);

  return {
    listen<Route extends RouteDescriptor>(
      route: Route,
      input: StreamInput<Route>,
      handlers: StreamHandlers<RouteResponse<Route>>,
    ): () => void {
      let leave: (() => void) | undefined;
      let left = false;
      const { params, query }: RawInput = input;
      void (async () => {
        // The identifier is known once the session is; a listener may be gone by then.
        const identifier = await options.getIdentifier();
        if (left || (route.path.includes('{identifier}') && !identifier)) return;
        const url = options.baseUrl + routeUrl(route, params, query, identifier);
        leave = join(share(route, url, identifier), url, handlers as StreamHandlers<unknown>);
      })();
      return () => {
        left = true;
        leave?.();
      };
    },
  };
}

function readMessage(route: RouteDescriptor, data: string): unknown {
  try {
    const parsed = route.response.safeParse(JSON.parse(data));
    if (parsed.success) return parsed.data;
    console.error(`A live message of ${route.id} does not fit its contract.`, parsed.error);
  } catch (error) {
    console.error(`A live message of ${route.id} is not JSON.`, error);
  }
  return undefined;
}
