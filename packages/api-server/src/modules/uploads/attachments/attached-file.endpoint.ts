import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '@rostrum/server-kit';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { uploadRepository } from '../uploads.repository.ts';
import { uploadOfToken } from './download-links.ts';
import { toDisposition } from './safe-name.ts';

export interface AttachedFileDeps {
  db: Database;
  clock: () => Date;
  uploadStore: FileStore;
  secrets: { attachment: Buffer };
}

/** Files that are handed on as they came. */
const handedOn: readonly string[] = ['attachment', 'document'];

const over = () => new NotFoundError('This link is over. Go back to the inquiry and open the file there.');

/** `GET /files/attached/{token}`: a file of a message, as it came. It is saved, never shown in place. */
export function attachedFileEndpoint(
  app: FastifyInstance,
  { db, clock, uploadStore, secrets }: AttachedFileDeps,
): void {
  app.get<{ Params: { token: string } }>(
    '/files/attached/:token',
    { config: { policy: 'file', quiet: true } },
    async ({ params: { token } }, reply) => {
      const id = uploadOfToken(secrets.attachment, token, clock());
      if (id === undefined) throw over();
      const file = await runAsSystem('the signed link is the right to the file', () =>
        uploadRepository.findById(db, id),
      );
      if (!file || !handedOn.includes(file.purpose) || file.state !== 'ready' || file.mediaType === null)
        throw over();
      const bytes = await uploadStore.read(file.key);
      if (!bytes) throw over();
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': toDisposition(file.name),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .type(file.mediaType)
        .send(bytes);
    },
  );
}
