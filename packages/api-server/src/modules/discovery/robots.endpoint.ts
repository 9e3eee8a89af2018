import type { FastifyInstance } from 'fastify';
import { publicPaths } from '@rostrum/contracts';
import { sendDocument } from './send-document.ts';

/** Pages of a session, calls, and addresses that are secrets. Public pages that say noindex are left open: a robot must read that. */
const closed = [
  '/api/',
  '/app/',
  '/v1/',
  '/dev/',
  '/dashboard',
  '/login/',
  '/logout',
  publicPaths.tracking(''),
  publicPaths.sharedList(''),
];

/** `/robots.txt` */
export function robotsEndpoint(app: FastifyInstance, { config }: { config: { publicUrl: string } }): void {
  const text = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', config.publicUrl).href}`,
    '',
  ].join('\n');
  app.get('/robots.txt', { config: { policy: 'file' } }, async (_request, reply) =>
    sendDocument(reply, 'text/plain', text),
  );
}
