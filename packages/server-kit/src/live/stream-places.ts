import { BusinessError } from '../errors.ts';
import type { EventStream } from './event-stream.ts';

/** A browser needs one; this leaves room for many browsers, and for those that cannot share. */
export const mostStreamsOfOnePerson = 20;

/** Whose stream was ended for a newer one waits this long, unless they look at the page again: else all would take turns. */
const displacedRetryMs = 120_000;
const shortestRetrySeconds = 15;

/** Counts open streams: so many for one person, where the oldest makes room, and so many for this server. */
export function createStreamPlaces(perServer: number) {
  const byPerson = new Map<string, Set<EventStream>>();
  let taken = 0;

  function endOldest(own: Set<EventStream>) {
    const [oldest] = own;
    if (own.size < mostStreamsOfOnePerson || !oldest) return;
    own.delete(oldest);
    oldest.end(`retry: ${displacedRetryMs}\n: ended for a newer stream of the same person\n\n`);
  }

  return {
    count: (): number => taken,
    /** Throws while this server holds as many as it may. */
    requireFree(): void {
      if (taken < perServer) return;
      // Not the same for all: who was refused together shall not come back together.
      const retryAfter = shortestRetrySeconds + Math.round(Math.random() * 2 * shortestRetrySeconds);
      throw new BusinessError(
        'unavailable',
        `This server has no room for more live updates. Try again in ${retryAfter} seconds.`,
        { retryAfter },
      );
    },
    /** Counts a stream until the returned function is called: when its connection is closed, not only ended. */
    take(userId: string, stream: EventStream): () => void {
      const own = byPerson.get(userId) ?? new Set();
      byPerson.set(userId, own);
      endOldest(own);
      own.add(stream);
      taken += 1;
      return () => {
        taken -= 1;
        own.delete(stream);
        if (own.size === 0 && byPerson.get(userId) === own) byPerson.delete(userId);
      };
    },
  };
}

export type StreamPlaces = ReturnType<typeof createStreamPlaces>;
