import type { FastifyInstance, FastifyReply } from 'fastify';
import { NotFoundError } from '@rostrum/server-kit';
import type { FileStore } from '@rostrum/server-kit/storage';
import { readRange } from './sounds/read-range.ts';
import { findSoundType } from './sounds/sound-names.ts';
import { findVideoType } from './videos/video-names.ts';

/** Made by this server from what was uploaded, never the upload itself; their random names are the permission to see them. */
const servedName = /^[0-9a-f]{32}-[0-9]{2,4}\.(?:webp|jpg)$/;

const missing = () => new NotFoundError('This file is not there any more.');
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  // Embeds show portraits on other sites.
  'cross-origin-resource-policy': 'cross-origin',
};

/** Safari plays nothing that it cannot ask for part by part. No more is read than is sent. */
async function sendPlayed(
  reply: FastifyReply,
  uploadStore: FileStore,
  { name, type, asked }: { name: string; type: string; asked: string | undefined },
): Promise<FastifyReply> {
  const size = await uploadStore.size(name);
  if (size === undefined) throw missing();
  reply.headers({ ...headers, 'accept-ranges': 'bytes', 'x-robots-tag': 'noindex' }).type(type);
  const range = readRange(asked, size);
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
  const bytes = range ? await uploadStore.readPart(name, range) : await uploadStore.read(name);
  if (!bytes) throw missing();
  if (!range) return reply.send(bytes);
  const { start, end } = range;
  return reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`).send(bytes);
}

/** `GET /files/{name}`: pictures, recordings and videos under names that no one can guess and whose content never changes. */
export function filesEndpoint(app: FastifyInstance, { uploadStore }: { uploadStore: FileStore }): void {
  app.get<{ Params: { name: string } }>(
    '/files/:name',
    { config: { policy: 'file', unlimited: true, quiet: true } },
    async (request, reply) => {
      const { name } = request.params;
      const type = findSoundType(name) ?? findVideoType(name);
      if (type) return sendPlayed(reply, uploadStore, { name, type, asked: request.headers.range });
      const bytes = servedName.test(name) ? await uploadStore.read(name) : undefined;
      if (!bytes) throw missing();
      return reply
        .headers(headers)
        .type(name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp')
        .send(bytes);
    },
  );
}
