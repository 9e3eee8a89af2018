import type { Readable } from 'node:stream';
import { guestUploadContent, uploadContent, type RouteDescriptor } from '@rostrum/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthenticationError, BusinessError, InputError, NotFoundError, permit } from '@rostrum/server-kit';
import { readChunks, routerPath } from '@rostrum/server-kit/http';
import type { GuestUploadService } from './guests/guest-uploads.service.ts';
import type { UploadService } from './uploads.service.ts';

const version = '1.0.0';
const contentType = 'application/offset+octet-stream';

/** Where bytes go once it is known whose they are. */
interface Receiver {
  id: string;
  received: () => Promise<{ size: number; received: number }>;
  append: (part: { id: string; offset: number; body: AsyncIterable<Buffer> }) => Promise<number>;
}

interface Receivers {
  own: Pick<UploadService, 'get' | 'append'>;
  guest: Pick<GuestUploadService, 'get' | 'append'>;
}

/** Who calls, in the order in which contracts ask it. */
function admitUser(request: FastifyRequest, service: Receivers['own']): Receiver {
  const { session } = request;
  const { identifier, id } = request.params as { identifier: string; id: string };
  if (!session) throw new AuthenticationError();
  if (identifier !== session.identifier) throw new NotFoundError();
  const permitted = permit(session, 'upload.own');
  if (!uploadContent.params?.safeParse({ identifier, id }).success) throw new NotFoundError();
  return {
    id,
    received: () => service.get(permitted, id),
    append: (part) => service.append(permitted, part),
  };
}

function admitGuest(request: FastifyRequest, service: Receivers['guest']): Receiver {
  const parsed = guestUploadContent.params?.safeParse(request.params);
  if (!parsed?.success) throw new NotFoundError();
  const { key, id } = parsed.data;
  return { id, received: () => service.get(key, id), append: (part) => service.append(key, part) };
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

interface TusRoute {
  contract: RouteDescriptor;
  policy: 'upload.own' | 'public';
  admit: (request: FastifyRequest) => Receiver;
}

function serveTus(scope: FastifyInstance, { contract, policy, admit }: TusRoute): void {
  const url = routerPath(contract.path);
  const config = { policy, contract } as const;
  scope.head(url, { config }, async (request, reply) => {
    const { size, received } = await admit(request).received();
    return answer(reply, received).header('upload-length', String(size)).code(200).send();
  });
  scope.patch<{ Body: Readable | undefined }>(url, { config }, async (request, reply) => {
    const { id, append } = admit(request);
    if (request.headers['tus-resumable'] !== version)
      throw new InputError(`Send the header Tus-Resumable: ${version}.`);
    const { body } = request;
    if (!body) throw new BusinessError('unsupported_media_type', `Send the bytes as ${contentType}.`);
    const offset = await append({ id, offset: readOffset(request), body: readChunks(body) });
    return answer(reply, offset).code(204).send();
  });
}

/**
 * The core of the tus protocol, which any tus client speaks: HEAD answers how much has arrived, PATCH brings what follows.
 * No contract binds it, since a contract's body is JSON and is read whole.
 */
export function contentEndpoint(app: FastifyInstance, { own, guest }: Receivers): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(contentType, (_request, payload, done) => done(null, payload));
    serveTus(scope, {
      contract: uploadContent,
      policy: 'upload.own',
      admit: (request) => admitUser(request, own),
    });
    serveTus(scope, {
      contract: guestUploadContent,
      policy: 'public',
      admit: (request) => admitGuest(request, guest),
    });
  });
}
