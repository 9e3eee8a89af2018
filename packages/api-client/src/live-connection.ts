import { createBackoff } from './backoff.ts';
import { createEventStreamParser, type StreamMessage } from './event-stream-parser.ts';
import { watchPageActivity } from './page-activity.ts';

export interface LiveConnectionOptions {
  url: string;
  getAccessToken(): string | null | Promise<string | null>;
  /** A newer token after this one was refused, or null. */
  renewToken(refused: string): Promise<string | null>;
  onMessage(message: StreamMessage): void;
  /** `resumed` is false for the first connection: after any other, messages may have been missed. */
  onOpen(resumed: boolean): void;
  onDown(): void;
  /** The server refuses for good: not allowed, not found, signed out. */
  onRefused(status: number): void;
}

/** Nothing at all for this long, not even the server's heartbeat, means that the connection is dead. */
const silenceMs = 75_000;

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** One event stream, read by fetch because EventSource cannot send an Authorization header. Keeps itself alive. */
export function openLiveConnection(options: LiveConnectionOptions): () => void {
  const backoff = createBackoff();
  let attempt = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastEventId: string | undefined;
  let opened = false;
  let state: 'connecting' | 'open' | 'waiting' | 'resting' | 'ended' = 'waiting';

  async function request(signal: AbortSignal): Promise<Response> {
    const send = (token: string | null) =>
      fetch(options.url, {
        signal,
        headers: {
          Accept: 'text/event-stream',
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
        },
      });
    const token = await options.getAccessToken();
    const response = await send(token);
    if (response.status !== 401 || !token) return response;
    const fresh = await options.renewToken(token);
    return fresh ? send(fresh) : response;
  }

  async function read(body: ReadableStream<Uint8Array>, controller: AbortController) {
    const parser = createEventStreamParser({
      onMessage(message) {
        if (message.id !== undefined) lastEventId = message.id;
        options.onMessage(message);
      },
      onRetry: (milliseconds) => backoff.startAt(milliseconds),
    });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const silence = setTimeout(() => controller.abort(), silenceMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      backoff.reset();
      parser.push(decoder.decode(value, { stream: true }));
    }
  }

  async function connect() {
    state = 'connecting';
    const controller = new AbortController();
    attempt = controller;
    try {
      const response = await request(controller.signal);
      if (isFinal(response.status)) {
        state = 'ended';
        stopWatching();
        options.onRefused(response.status);
        return;
      }
      if (response.ok && response.body) {
        state = 'open';
        options.onOpen(opened);
        opened = true;
        await read(response.body, controller);
      }
    } catch {
      // No connection, or it broke: the wait below and the next attempt are the answer to every such fault.
    }
    if (attempt !== controller || isOver()) return;
    options.onDown();
    state = 'waiting';
    timer = setTimeout(() => void connect(), backoff.next());
  }

  const isOver = () => state === 'resting' || state === 'ended';

  const stopWatching = watchPageActivity({
    onRest() {
      if (state === 'ended') return;
      state = 'resting';
      clearTimeout(timer);
      attempt.abort();
    },
    onWake() {
      if (state !== 'resting' && state !== 'waiting') return;
      clearTimeout(timer);
      backoff.reset();
      void connect();
    },
  });

  void connect();

  return () => {
    state = 'ended';
    clearTimeout(timer);
    stopWatching();
    attempt.abort();
  };
}
