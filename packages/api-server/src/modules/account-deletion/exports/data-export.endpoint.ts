import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from '@rostrum/identity';
import { NotFoundError } from '@rostrum/server-kit';
import { runAsSystem } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { toDisposition } from '../../uploads/index.ts';
import { dataExportRepository } from './data-exports.repository.ts';
import { readExportToken } from './export-links.ts';

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'secrets'> & { uploadStore: FileStore };

const names = {
  person: 'rostrum-my-data.zip',
  organisation: 'rostrum-organisation-data.zip',
  inquiries: 'rostrum-records.zip',
} as const;

const over = () => new NotFoundError('This link is over. Go back to the page and download the file there.');

async function* readParts(store: FileStore, keys: readonly string[]): AsyncIterable<Buffer> {
  for (const key of keys) {
    const bytes = await store.read(key);
    // Less than was promised breaks the download off: a zip that ends early must not look whole.
    if (!bytes) throw new Error('A part of an export is missing.');
    yield bytes;
  }
}

/** `GET /files/exports/{token}`: the zip of an export, part by part. */
export function dataExportEndpoint(app: FastifyInstance, { db, clock, secrets, uploadStore }: Deps): void {
  app.get<{ Params: { token: string } }>(
    '/files/exports/:token',
    { config: { policy: 'file', quiet: true } },
    async ({ params: { token } }, reply) => {
      const id = readExportToken(secrets.attachment, token, clock());
      const row =
        id === undefined
          ? undefined
          : await runAsSystem('the signed link is the right to the file', () =>
              dataExportRepository.find(db, id),
            );
      if (row?.state !== 'ready' || row.expiresAt === null || row.expiresAt <= clock()) throw over();
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': toDisposition(names[row.kind]),
          'content-length': row.size,
          'x-content-type-options': 'nosniff',
        })
        .type('application/zip')
        .send(Readable.from(readParts(uploadStore, row.parts)));
    },
  );
}
