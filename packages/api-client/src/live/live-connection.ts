import { createParser } from 'eventsource-parser';
import { createBackoff } from './backoff.ts';
import { readRetryAfter } from './retry-after.ts';

export interface LiveConnectionOptions {
  url: string;
  getAccessToken(): string | null | Promise<string | null>;
  /** A newer token after this one was refused, or null. */
  renewToken(refused: string): Promise<string | null>;
}

export interface LiveConnectionEvents {
  onMessage(data: string): void;
  onOpen(): void;
  onDown(): void;
  /** The server refuses for good: not allowed, not found, signed out. */
  onRefused(status: number): void;
  /** Something came from the server, a heartbeat for instance. */
  onBeat?(): void;
}

export interface LiveConnection {
  close(): void;
  /** Connects anew when nothing has come for too long, as after a sleep of the machine. */
  check(): void;
  /** A person looks again: as `check`, and a pending attempt need not wait out its pause. */
  wake(): void;
  /** The network is another one: what was open may be dead without a word. */
  reconnect(): void;
}

/** The server's heartbeat comes every 15 seconds: two of them are missing. */
const silenceMs = 40_000;
const checkEveryMs = 5_000;
/** A connection that ends earlier counts as a failed attempt, or a server that drops all of them would see a storm. */
const stableMs = 10_000;

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** One event stream, read by fetch because EventSource cannot send an Authorization header. Keeps itself alive. */
export function openLiveConnection(
  options: LiveConnectionOptions,
  events: LiveConnectionEvents,
): LiveConnection {
  const backoff = createBackoff();
  let attempt = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastEventId: string | undefined;
  let heardAt = Date.now();
  /** The server's Retry-After: not even a person who looks shortens it. */
  let notBefore = 0;
  let state: 'connecting' | 'open' | 'waiting' | 'ended' = 'connecting';

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

  async function read(body: ReadableStream<Uint8Array>, isCurrent: () => boolean) {
    const parser = createParser({
      onEvent({ id, data }) {
        if (id !== undefined) lastEventId = id;
        events.onMessage(data);
      },
      onRetry: (milliseconds) => backoff.startAt(milliseconds),
    });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || !isCurrent()) return;
      heardAt = Date.now();
      events.onBeat?.();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  }

  async function connect() {
    state = 'connecting';
    heardAt = Date.now();
    const controller = new AbortController();
    attempt = controller;
    const isCurrent = () => attempt === controller && state !== 'ended';
    let openedAt: number | undefined;
    try {
      const response = await request(controller.signal);
      if (!isCurrent()) return;
      if (isFinal(response.status)) {
        close();
        events.onRefused(response.status);
        return;
      }
      notBefore = Date.now() + readRetryAfter(response.headers.get('retry-after'));
      if (response.ok && response.body) {
        state = 'open';
        openedAt = Date.now();
        events.onOpen();
        await read(response.body, isCurrent);
      }
    } catch {
      // No connection, or it broke: the wait below and the next attempt are the answer to every such fault.
    }
    // What could not be read to its end would stay open beside the next attempt.
    controller.abort();
    if (isCurrent()) waitAndConnect(openedAt);
  }

  function waitAndConnect(openedAt: number | undefined) {
    state = 'waiting';
    events.onDown();
    if (openedAt !== undefined && Date.now() - openedAt >= stableMs) backoff.reset();
    const asked = Math.max(notBefore - Date.now(), 0);
    timer = setTimeout(() => void connect(), Math.max(backoff.next(), asked * (1 + Math.random() / 2)));
  }

  function reconnect() {
    if (state === 'ended' || Date.now() < notBefore) return;
    clearTimeout(timer);
    attempt.abort();
    if (state === 'open') events.onDown();
    void connect();
  }

  function check() {
    // A clock that was put back would otherwise make the silence look short for as long.
    heardAt = Math.min(heardAt, Date.now());
    if (state !== 'waiting' && Date.now() - heardAt > silenceMs) reconnect();
  }

  function close() {
    state = 'ended';
    clearTimeout(timer);
    clearInterval(watch);
    attempt.abort();
  }

  const watch = setInterval(check, checkEveryMs);
  void connect();

  return {
    close,
    check,
    reconnect,
    wake: () => (state === 'waiting' ? reconnect() : check()),
  };
}
