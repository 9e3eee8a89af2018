import { request as send } from 'node:http';
import { CookieJar } from 'jsdom';
import type { Peer } from './peer.ts';

export interface Seen {
  method: string;
  path: string;
  status: number;
  body: string;
  headers: Headers;
}

type Sent = { method: string; headers: Headers; body: string | undefined };

function exchange(peer: Peer, url: URL, { method, headers, body }: Sent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = send(
      {
        host: '127.0.0.1',
        port: peer.port,
        path: `${url.pathname}${url.search}`,
        method,
        headers: { ...Object.fromEntries(headers), host: url.host },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const received = new Headers();
          for (let index = 0; index < incoming.rawHeaders.length; index += 2)
            received.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
          const status = incoming.statusCode ?? 0;
          const hasBody = ![204, 304].includes(status);
          resolve(new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers: received }));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** What all tabs of one browser share: cookies, and a record of what went over the wire. */
export function createWire(peer: Peer) {
  const wire = {
    jar: new CookieJar(),
    seen: [] as Seen[],
    /** Paths of all requests, also of those that wait for their answer. */
    asked: [] as string[],
    /** Answers in the server's place: a proxy's error page, a database that is away. */
    fault: (_path: string): Response | undefined => undefined,
    /** How many requests of this method to this path were answered. */
    count: (method: string, path: string) =>
      wire.seen.filter((one) => one.method === method && one.path === path).length,

    /** One request as a page of this site makes it: with its cookies, its origin and what it fetches for. */
    async request(address: string, init: RequestInit = {}, from = peer.origin): Promise<Response> {
      const url = new URL(address, peer.origin);
      const method = (init.method ?? 'GET').toUpperCase();
      const headers = new Headers(init.headers);
      const cookie = await wire.jar.getCookieString(url.href, { http: true });
      if (cookie !== '') headers.set('cookie', cookie);
      headers.set('sec-fetch-site', from === peer.origin ? 'same-origin' : 'cross-site');
      if (method !== 'GET') headers.set('origin', from);
      const body = init.body === undefined || init.body === null ? undefined : String(init.body);
      if (body !== undefined && !headers.has('content-type'))
        headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
      if (body !== undefined) headers.set('content-length', String(Buffer.byteLength(body)));
      wire.asked.push(url.pathname);
      const response = wire.fault(url.pathname) ?? (await exchange(peer, url, { method, headers, body }));
      for (const line of response.headers.getSetCookie())
        await wire.jar.setCookie(line, url.href, { ignoreError: true, http: true });
      wire.seen.push({
        method,
        path: url.pathname,
        status: response.status,
        body: await response.clone().text(),
        headers: response.headers,
      });
      return response;
    },
  };
  return wire;
}

export type Wire = ReturnType<typeof createWire>;
