import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignPage {
  /** What stands in the body. */
  body: string;
  /** The page's own style sheet. */
  css?: string;
  /** Its content security policy. */
  policy?: string;
  /** Its own script, which runs before everything else. */
  script?: string;
  /** Attributes of its root. */
  root?: string;
  /** Without a document type, as pages of another age are. */
  isQuirky?: boolean;
}

export interface ForeignSite extends AsyncDisposable {
  origin: string;
}

const written = ({ body, css = '', script = '', root = 'lang="en"', isQuirky = false }: ForeignPage) =>
  `${isQuirky ? '' : '<!doctype html>'}<html ${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Northmere news</title>${
    css === '' ? '' : '<link rel="stylesheet" href="page.css">'
  }${script === '' ? '' : `<script>${script}</script>`}</head><body><h1>Our experts</h1>${body}</body></html>`;

/**
 * Plain pages of another owner: another host and another port than the installation, so another origin and another site.
 * Each page is at `/<name>/`.
 */
export async function startForeignSite(pages: Readonly<Record<string, ForeignPage>>): Promise<ForeignSite> {
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const [, name = '', file] = (request.url ?? '').split('/');
    const page = pages[name];
    if (page === undefined || !['', 'page.css'].includes(file ?? 'none'))
      return response.writeHead(404, { 'content-type': 'text/plain' }).end();
    const [type, text] = file === '' ? ['text/html', written(page)] : ['text/css', page.css ?? ''];
    return response
      .writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        ...(page.policy !== undefined && { 'content-security-policy': page.policy }),
      })
      .end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
