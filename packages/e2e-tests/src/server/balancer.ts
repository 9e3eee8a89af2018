import { createServer, request as send } from 'node:http';
import { freePort } from '@rostrum/test-support/processes';
import { keepIdleConnections } from './idle-connections.ts';

export interface Balancer extends AsyncDisposable {
  origin: string;
  port: number;
  /** The ports behind it, in the order of their turns. */
  ports: number[];
  /** How many live streams of a person are open between browsers and servers. */
  openStreams: (identifier: string) => number;
  /** Lets the open streams die without a word: nothing comes any more, and no one is told. */
  muteStreams: () => void;
}

/** One live stream on its way through: who reads it, and how to stop passing on what comes. */
interface PassingStream {
  url: string;
  mute: () => void;
}

/** One address before several servers, which take turns request by request, as behind any balancer of an operator. */
export async function startBalancer(): Promise<Balancer> {
  const ports: number[] = [];
  let turn = 0;
  const streams = new Set<PassingStream>();
  const server = createServer((incoming, outgoing) => {
    const port = ports[(turn += 1) % ports.length];
    const forwarded = send(
      { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        if (!String(answer.headers['content-type']).startsWith('text/event-stream')) return;
        // Given up while the answer was on its way: it would be counted for ever.
        if (outgoing.destroyed) return;
        const stream = { url: incoming.url ?? '', mute: () => answer.unpipe(outgoing).resume() };
        streams.add(stream);
        outgoing.on('close', () => streams.delete(stream));
      },
    );
    forwarded.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  keepIdleConnections(server);
  const port = await freePort();
  await new Promise<void>((settle) => server.listen(port, '127.0.0.1', settle));
  return {
    origin: `http://localhost:${port}`,
    port,
    ports,
    openStreams: (identifier) => [...streams].filter(({ url }) => url.includes(identifier)).length,
    muteStreams: () => streams.forEach(({ mute }) => mute()),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}
