import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { StartupError } from '../startup-error.ts';
import type { ServerMetrics } from './server-metrics.ts';

export interface MetricsAddress {
  port: number;
  host: string;
  /** Asked of every scrape as `Authorization: Bearer …`. */
  token: string | undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function isAllowed({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return true;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Listens for scrapes on a port of its own, where nothing of the public server is, as there is nothing of it on that one. */
export async function listenForScrapes(
  metrics: Pick<ServerMetrics, 'write' | 'contentType'>,
  { port, host, token }: MetricsAddress,
): Promise<Server> {
  const server = createServer((request, response) => {
    const send = (status: number, body: string, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          ...headers,
        })
        .end(body);
    if (!isAllowed(request, token))
      return send(401, 'A token is needed.\n', { 'www-authenticate': 'Bearer' });
    if (request.url !== '/metrics') return send(404, 'Metrics are at /metrics.\n');
    if (request.method !== 'GET') return send(405, 'Use GET.\n', { allow: 'GET' });
    return metrics.write().then(
      (text) => send(200, text, { 'content-type': metrics.contentType }),
      () => send(503, 'The metrics cannot be read.\n'),
    );
  });
  server.requestTimeout = 10_000;
  server.maxConnections = 20;
  server.listen(port, host);
  await once(server, 'listening').catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(
      `Metrics cannot be served at METRICS_HOST ${host}, METRICS_PORT ${port}: ${reason}\nChoose another port, or leave METRICS_PORT out.`,
      { cause },
    );
  });
  return server;
}
