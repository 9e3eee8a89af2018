import type { LiveEvent } from '@rostrum/contracts';
import type { Listener } from '../database/notifications.ts';
import type { RequestSession } from '../caller/request-session.ts';
import { liveChannel, type EndedSession, type LiveMessage } from './publish.ts';

export interface LiveSubscriber {
  session: RequestSession;
  send: (event: LiveEvent) => void;
  /** Ends the stream; the client reconnects and reads everything anew. */
  end: () => void;
}

function concerns({ orgId, roles, userIds, toEverybody }: LiveMessage, { session }: LiveSubscriber): boolean {
  if (toEverybody === true) return true;
  if (userIds?.includes(session.userId)) return true;
  if (orgId === undefined || orgId !== session.orgId) return false;
  return roles === undefined || roles.includes(session.role);
}

/** Passes what the database announces on to the streams of this process. */
export function createLiveHub(listener: Listener) {
  const subscribers = new Set<LiveSubscriber>();
  const listeners = new Map<LiveEvent['topic'], () => Promise<void>>();
  const endAll = () => {
    for (const { end } of subscribers) end();
  };
  const deliver = (payload: string) => {
    const message = JSON.parse(payload) as (LiveMessage & { at: string }) | EndedSession;
    if ('ended' in message) {
      for (const { session, end } of subscribers) if (session.sessionId === message.ended) end();
      return;
    }
    const event = { topic: message.topic, id: message.id, at: message.at };
    const tell = () => {
      for (const subscriber of subscribers) if (concerns(message, subscriber)) subscriber.send(event);
    };
    const own = listeners.get(message.topic);
    // Who hears of it asks this server at once, so the server itself is told first.
    if (own) void own().finally(tell);
    else tell();
  };
  // After a gap no one knows what was missed: ending the streams makes every client fetch again.
  const missedSome = () => {
    for (const own of listeners.values()) void own();
    endAll();
  };
  listener.subscribe(liveChannel, { onPayload: deliver, onGap: missedSome });
  return {
    subscribe(subscriber: LiveSubscriber): () => void {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    /** What this server itself does about a topic, before its streams are told. It must not fail. */
    onTopic(topic: LiveEvent['topic'], own: () => Promise<void>): void {
      listeners.set(topic, own);
    },
    size: () => subscribers.size,
    /** Ends every stream; an open one would hold a graceful close up for ever. */
    close: endAll,
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;
