import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptBlocker extends AsyncDisposable {
  origin: string;
}

/** The same site with no script of its pages allowed to run, as behind a filter. A driver's own scripts still do. */
export async function blockScripts(origin: string): Promise<ScriptBlocker> {
  const { hostname, port, host } = new URL(origin);
  const proxy = createServer((incoming, outgoing) => {
    const { origin: from, ...headers } = incoming.headers;
    const forwarded = { ...headers, host, ...(from !== undefined && { origin }) };
    const asked = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers: forwarded },
      (answer) => {
        const policy = answer.headers['content-security-policy'];
        const blocked = String(policy ?? '').replace(/script-src [^;]*/, "script-src 'none'");
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          ...(policy !== undefined && { 'content-security-policy': blocked }),
        });
        answer.pipe(outgoing);
      },
    );
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
