import { guestUploads } from '@rostrum/contracts';
import { type BoundRoute, publicRoute } from '@rostrum/server-kit/module';
import type { GuestUploadService } from './guest-uploads.service.ts';

/** The state of a file is asked for several times a second while it is checked. */
const reads = { limit: { points: 1200, seconds: 3600, isLocal: true } } as const;
/** A broad bound before the service counts what is stored. */
const writes = { limit: { points: 300, seconds: 3600 } };

export const guestUploadRoutes = (service: GuestUploadService): BoundRoute[] => [
  publicRoute(
    guestUploads.create,
    ({ params, body, request }) => service.create(params.key, body, request),
    writes,
  ),
  publicRoute(guestUploads.get, ({ params }) => service.get(params.key, params.id), reads),
  publicRoute(guestUploads.remove, ({ params }) => service.remove(params.key, params.id), writes),
];
