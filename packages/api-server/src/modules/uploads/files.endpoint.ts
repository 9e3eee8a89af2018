import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '@rostrum/server-kit';
import type { FileStore } from '@rostrum/server-kit/storage';

/** Made by this server from what was uploaded, never the upload itself; their random names are the permission to see them. */
const servedName = /^[0-9a-f]{32}-[0-9]{2,4}\.(?:webp|jpg)$/;

/** `GET /files/{name}`: pictures under names that no one can guess and whose content never changes. */
export function filesEndpoint(app: FastifyInstance, { uploadStore }: { uploadStore: FileStore }): void {
  app.get<{ Params: { name: string } }>(
    '/files/:name',
    { config: { policy: 'file', unlimited: true, quiet: true } },
    async ({ params: { name } }, reply) => {
      const bytes = servedName.test(name) ? await uploadStore.read(name) : undefined;
      if (!bytes) throw new NotFoundError('This file is not there any more.');
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          // Embeds show portraits on other sites.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')
        .send(bytes);
    },
  );
}
