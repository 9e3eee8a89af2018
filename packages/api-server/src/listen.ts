import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** A machine without IPv6 has no second loopback address. */
const absent = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** The address that browsers may try first for `localhost`. Without it the server is reached all the same. */
async function listenOnIpv6Loopback(second: Server, app: FastifyInstance): Promise<void> {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return;
  await new Promise<void>((settle) => {
    second.once('error', (error: NodeJS.ErrnoException) => {
      if (!absent.has(error.code ?? ''))
        app.log.warn({ err: error }, 'localhost may lead to another program');
      settle();
    });
    second.listen({ port: address.port, host: '::1', ipv6Only: true }, settle);
  });
}

/** Listens where the configuration says. `localhost` is every loopback address, with one server behind them. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  if (host !== 'localhost') {
    await app.listen({ port, host });
    return;
  }
  const second = createServer((socket) => app.server.emit('connection', socket));
  app.addHook('preClose', async () => void second.close());
  await app.listen({ port, host: '127.0.0.1' });
  await listenOnIpv6Loopback(second, app);
}
