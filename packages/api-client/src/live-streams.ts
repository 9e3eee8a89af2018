import type { RouteDescriptor, RouteResponse } from '@rostrum/contracts';
import type { CallInput, RawInput } from './call-input.ts';
import { openLiveConnection } from './live-connection.ts';
import { routeUrl } from './route-url.ts';

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
}

interface Shared {
  listeners: Set<StreamHandlers<unknown>>;
  close(): void;
}

/** Live streams of one client. Listeners to the same address share one connection. */
export function createLiveStreams(options: LiveStreamsOptions) {
  const open = new Map<string, Shared>();

  function share(route: RouteDescriptor, url: string): Shared {
    const known = open.get(url);
    if (known) return known;
    const listeners = new Set<StreamHandlers<unknown>>();
    const each = (act: (handlers: StreamHandlers<unknown>) => void) => [...listeners].forEach(act);
    const close = openLiveConnection({
      url,
      getAccessToken: () => options.getAccessToken(),
      renewToken: (refused) => options.renewToken(refused),
      onMessage({ data }) {
        const message = readMessage(route, data);
        if (message !== undefined) each((handlers) => handlers.onMessage(message));
      },
      onOpen: (resumed) => each((handlers) => handlers.onOpen?.(resumed)),
      onDown: () => each((handlers) => handlers.onDown?.()),
      onRefused(status) {
        open.delete(url);
        each((handlers) => handlers.onRefused?.(status));
      },
    });
    const shared = { listeners, close };
    open.set(url, shared);
    return shared;
  }

  function join(route: RouteDescriptor, url: string, handlers: StreamHandlers<unknown>): () => void {
    const shared = share(route, url);
    shared.listeners.add(handlers);
    return () => {
      shared.listeners.delete(handlers);
      if (shared.listeners.size > 0) return;
      shared.close();
      if (open.get(url) === shared) open.delete(url);
    };
  }

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
        leave = join(route, url, handlers as StreamHandlers<unknown>);
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
