import { getApiClient, type ApiClient } from '@rostrum/api-client';
import type { AuthClient } from '@rostrum/auth-client';
import { events } from '@rostrum/contracts';
import type { RegistryClient } from '@rostrum/federation';

/** Spreads the calls of many tabs that hear of the same release at the same moment. */
const spreadMs = 300;

export interface FollowRegistryOptions {
  auth: Pick<AuthClient, 'get' | 'subscribe'>;
  registry: Pick<RegistryClient, 'get' | 'refresh'>;
  /** The page's own unless given. */
  api?: () => Pick<ApiClient, 'stream'>;
}

/**
 * Asks for the registry again when the server says that releases have changed, and when another user is signed in: named
 * people and organisations may get releases of their own. Answers whether this tab is being told.
 */
export function followRegistry({ auth, registry, api = getApiClient }: FollowRegistryOptions): () => boolean {
  let holder: string | null | undefined;
  let stop = () => {};
  let isTold = false;

  function listen() {
    const { status, session } = auth.get();
    if (status === 'loading') return;
    const next = session?.user.identifier ?? null;
    if (next === holder) return;
    const isAnother = holder !== undefined;
    holder = next;
    stop();
    isTold = false;
    // A page that was written for a guest has no areas for whoever has signed in meanwhile.
    const isForGuest = next !== null && registry.get().isForGuest;
    if (isAnother || isForGuest) void registry.refresh();
    if (next === null) return;
    stop = api().stream(
      events.live,
      {},
      {
        onMessage: ({ topic, id }) => {
          if (topic === 'registry') setTimeout(() => void registry.refresh(id), Math.random() * spreadMs);
        },
        onOpen(resumed) {
          isTold = true;
          // During a break a change may have been missed.
          if (resumed) void registry.refresh();
        },
        onDown: () => void (isTold = false),
        onRefused: () => void (isTold = false),
      },
    );
  }

  auth.subscribe(listen);
  listen();
  return () => isTold;
}
