import type { Readable } from 'node:stream';
import { uploadContent } from '@rostrum/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  AuthenticationError,
  BusinessError,
  InputError,
  NotFoundError,
  permit,
  type Permitted,
} from '@rostrum/server-kit';
import { routerPath } from '@rostrum/server-kit/http';
import type { UploadService } from './uploads.service.ts';

const version = '1.0.0';
const contentType = 'application/offset+octet-stream';

/** Who calls, in the order in which contracts ask it. */
function admit(request: FastifyRequest): { session: Permitted<'upload.own'>; id: string } {
  const { session } = request;
  const { identifier, id } = request.params as { identifier: string; id: string };
  if (!session) throw new AuthenticationError();
  if (identifier !== session.identifier) throw new NotFoundError();
  const permitted = permit(session, 'upload.own');
  if (!uploadContent.params?.safeParse({ identifier, id }).success) throw new NotFoundError();
  return { session: permitted, id };
}

function readOffset(request: FastifyRequest): number {
  const offset = Number(request.headers['upload-offset'] ?? Number.NaN);
  if (!Number.isSafeInteger(offset) || offset < 0)
    throw new InputError('Send the header Upload-Offset with the number of bytes that have arrived.');
  return offset;
}

const answer = (reply: FastifyReply, offset: number) =>
  reply.headers({
    'tus-resumable': version,
    'upload-offset': String(offset),
    'cache-control': 'no-store',
  });

/**
 * The core of the tus protocol, which any tus client speaks: HEAD answers how much has arrived, PATCH brings what follows.
 * No contract binds it, since a contract's body is JSON and is read whole.
 */
export function contentEndpoint(app: FastifyInstance, service: Pick<UploadService, 'get' | 'append'>): void {
  const url = routerPath(uploadContent.path);
  const config = { policy: 'upload.own', contract: uploadContent } as const;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(contentType, (_request, payload, done) => done(null, payload));
    scope.head(url, { config }, async (request, reply) => {
      const { session, id } = admit(request);
      const { size, received } = await service.get(session, id);
      return answer(reply, received).header('upload-length', String(size)).code(200).send();
    });
    scope.patch<{ Body: Readable | undefined }>(
      url,
      { config: { ...config, readsStream: true } },
      async (request, reply) => {
        const { session, id } = admit(request);
        if (request.headers['tus-resumable'] !== version)
          throw new InputError(`Send the header Tus-Resumable: ${version}.`);
        const { body } = request;
        if (!body) throw new BusinessError('unsupported_media_type', `Send the bytes as ${contentType}.`);
        const offset = await service.append(session, { id, offset: readOffset(request), body });
        return answer(reply, offset).code(204).send();
      },
    );
  });
}
