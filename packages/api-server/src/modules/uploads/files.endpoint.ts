import type { FastifyInstance, FastifyReply } from 'fastify';
import { NotFoundError } from '@rostrum/server-kit';
import type { FileStore } from '@rostrum/server-kit/storage';
import { readRange } from './sounds/read-range.ts';
import { findSoundType } from './sounds/sound-names.ts';

/** Made by this server from what was uploaded, never the upload itself; their random names are the permission to see them. */
const servedName = /^[0-9a-f]{32}-[0-9]{2,4}\.(?:webp|jpg)$/;

/** Safari plays nothing that it cannot ask for part by part. */
function sendPart(reply: FastifyReply, bytes: Buffer, asked: string | undefined): FastifyReply {
  reply.headers({ 'accept-ranges': 'bytes', 'x-robots-tag': 'noindex' });
  const range = readRange(asked, bytes.length);
  if (range === undefined) return reply.send(bytes);
  if (range === null) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
}

/** `GET /files/{name}`: pictures and recordings under names that no one can guess and whose content never changes. */
export function filesEndpoint(app: FastifyInstance, { uploadStore }: { uploadStore: FileStore }): void {
  app.get<{ Params: { name: string } }>(
    '/files/:name',
    { config: { policy: 'file', unlimited: true, quiet: true } },
    async ({ params: { name }, headers }, reply) => {
      const sound = findSoundType(name);
      const bytes = sound || servedName.test(name) ? await uploadStore.read(name) : undefined;
      if (!bytes) throw new NotFoundError('This file is not there any more.');
      reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          // Embeds show portraits on other sites.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(sound ?? (name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp'));
      return sound ? sendPart(reply, bytes, headers.range) : reply.send(bytes);
    },
  );
}
