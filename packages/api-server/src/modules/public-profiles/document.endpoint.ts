import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '@rostrum/server-kit';
import { infoOf, readParameter } from '@rostrum/server-kit/http';
import type { FileStore } from '@rostrum/server-kit/storage';
import { createEventService, type EventServiceDeps } from '../events/index.ts';
import { toDisposition } from '../uploads/index.ts';
import { findPublicDocuments } from './public-documents.ts';
import { publicPagesRepository } from './public-pages.repository.ts';

type DocumentDeps = EventServiceDeps & { uploadStore: FileStore };

const none = () => new NotFoundError('This document is not there, or not public any more.');

/** `GET /experts/{username}/documents/{id}`: a public document, as it came. It is saved, never shown in place. */
export function documentEndpoint(app: FastifyInstance, deps: DocumentDeps): void {
  const events = createEventService(deps);
  app.get('/experts/:username/documents/:id', { config: { policy: 'file' } }, async (request, reply) => {
    const username = readParameter(request, 'username');
    const id = readParameter(request, 'id');
    const person = await publicPagesRepository.person(deps.db, username);
    if (!person || person.status !== 'published' || person.access === 'private') throw none();
    const document = (await findPublicDocuments(deps.db, person)).find((one) => one.id === id);
    const bytes = document && (await deps.uploadStore.read(document.key));
    if (!bytes) throw none();
    if (request.method === 'GET')
      events
        .note(
          { session: request.session, ...infoOf(request) },
          { name: 'document_download', orgId: person.org_id, entityType: 'person', entityId: person.id },
        )
        .catch((error: unknown) => request.log.warn({ err: error }, 'a download was not counted'));
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': toDisposition(document.name),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .type(document.mediaType)
      .send(bytes);
  });
}
