import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface FileServer {
  server: Server;
  /** Tells every open page that there is a new build. */
  tell: (version: string) => void;
}

/** Serves the files of a folder to pages of other origins, and a stream of events that names each new build. */
export function createFileServer(folder: string): FileServer {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      // The header reaches the page with the first byte only.
      response.write(': open\n\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return;
    }
    const file = normalize(join(folder, decodeURIComponent(pathname)));
    const type = types[extname(file)];
    const isInside = file.startsWith(folder) && type !== undefined;
    void (isInside ? readFile(file) : Promise.reject(new Error('not served'))).then(
      (content) => response.writeHead(200, { 'content-type': type }).end(content),
      () => response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.'),
    );
  });
  return {
    server,
    tell: (version) => {
      for (const page of pages) page.write(`data: ${version}\n\n`);
    },
  };
}
