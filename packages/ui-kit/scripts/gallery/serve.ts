// Shows every part on one page: `npm run gallery -w @rostrum/ui-kit`, then open the address it prints.
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { buildGallery } from './build.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the built gallery. */
export function serveGallery(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(pathname));
    const found = extname(file) !== '' && existsSync(file) ? file : join(folder, 'index.html');
    response.setHeader('content-type', types[extname(found)] ?? 'application/octet-stream');
    createReadStream(found).pipe(response);
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}

if (import.meta.main) {
  const port = 4120;
  await serveGallery(await buildGallery(), port);
  console.log(`http://localhost:${port}/?page=parts`);
}
