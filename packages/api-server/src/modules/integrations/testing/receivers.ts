import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadSecrets } from '@rostrum/server-kit';
import { createGuardedFetch } from '@rostrum/server-kit/outbound';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { createDeliverDue } from '../webhooks/deliver-due.ts';
import { createSendDelivery } from '../webhooks/send-delivery.ts';

/** A receiver on this machine that answers what it is told to, and keeps what it got. */
export async function listen(status = 200) {
  const receiver = { status, got: [] as { headers: IncomingHttpHeaders; text: string }[] };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    receiver.got.push({ headers: request.headers, text });
    response.writeHead(receiver.status).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

/** What the job does, at a moment of the test's own. */
export function deliverAt(server: TestApp, at: Date) {
  const common = { db: server.db, clock: () => at };
  const send = createSendDelivery({
    ...common,
    origin: server.config.publicUrl,
    secretKey: loadSecrets(server.config).webhook,
    fetch: createGuardedFetch({ allowLoopback: true, timeoutMs: 2000, maxBytes: 65_536 }),
  });
  return createDeliverDue({ ...common, send })();
}
