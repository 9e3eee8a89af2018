import type { ServerResponse } from 'node:http';

/** What may wait for a reader beside what the kernel holds: far more than a reader that reads ever leaves behind. */
const mostUnsentBytes = 65_536;
/** How long an ended stream may take to send its last words. */
const graceMs = 2_000;

export interface EventStream {
  /** Sends text as it is. A reader that is too slow is dropped instead: it connects again and asks for everything. */
  send(text: string): void;
  end(lastWords?: string): void;
}

/** Begins a stream of server-sent events that a reader cannot make grow, nor keep open once it was ended. */
export function openEventStream(raw: ServerResponse, headers: Record<string, string>): EventStream {
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
    // With the stream goes its connection: kept for a next request it would go on holding a descriptor.
    connection: 'close',
  });
  let isJudged = false;
  const isBehind = () => raw.writableLength > mostUnsentBytes;
  return {
    send(text) {
      if (raw.writableEnded || raw.destroyed) return;
      raw.write(text);
      if (isJudged || !isBehind()) return;
      // Node hands everything of one turn to the kernel together: only what is left afterwards was not taken.
      isJudged = true;
      setImmediate(() => {
        isJudged = false;
        if (isBehind()) raw.destroy();
      });
    },
    end(lastWords) {
      if (raw.writableEnded || raw.destroyed) return;
      raw.end(lastWords);
      const timer = setTimeout(() => raw.destroy(), graceMs).unref();
      raw.once('close', () => clearTimeout(timer));
    },
  };
}
