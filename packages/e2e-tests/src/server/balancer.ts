import { createServer, request as send } from 'node:http';
import { freePort } from './free-port.ts';

export interface Balancer extends AsyncDisposable {
  origin: string;
  port: number;
  /** The ports behind it, in the order of their turns. */
  ports: number[];
}

/** One address before several servers, which take turns request by request, as behind any balancer of an operator. */
export async function startBalancer(): Promise<Balancer> {
  const ports: number[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const port = ports[(turn += 1) % ports.length];
    const forwarded = send(
      { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  const port = await freePort();
  await new Promise<void>((settle) => server.listen(port, '127.0.0.1', settle));
  return {
    origin: `http://localhost:${port}`,
    port,
    ports,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}
