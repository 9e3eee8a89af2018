import { uploads } from '@rostrum/contracts';
import { type BoundRoute, route } from '@rostrum/server-kit/module';
import type { UploadService } from './uploads.service.ts';

/** Generous for a photo desk, and no more than that: a file takes room from its announcement on. */
const limit = { points: 120, seconds: 3600 };

export const uploadRoutes = (service: UploadService): BoundRoute[] => [
  route(uploads.create, 'upload.own', ({ session, body }) => service.create(session, body), { limit }),
  route(uploads.get, 'upload.own', ({ session, params }) => service.get(session, params.id)),
  route(uploads.remove, 'upload.own', ({ session, params }) => service.remove(session, params.id)),
];
