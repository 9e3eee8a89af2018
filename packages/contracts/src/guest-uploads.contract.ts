import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { id } from './primitives.ts';
import { fileAnnouncement, upload } from './uploads.contract.ts';

/** 32 random bytes that the browser chose, and the only proof of whose a guest's files are until a message carries them. */
export const guestUploadKey = z.string().regex(/^[\w-]{43}$/, 'Choose the files again.');

const keyParams = z.object({ key: guestUploadKey });
const fileParams = keyParams.extend({ id });

/** Files of messages that are sent without an account: the key of the form takes the place of the session. */
export const guestUploads = {
  create: defineRoute({
    id: 'guest-uploads.create',
    method: 'POST',
    path: '/app/public/uploads/{key}',
    summary:
      'Announce a file of an inquiry that is sent without an account. Its bytes follow to /content by the tus protocol.',
    auth: 'public',
    params: keyParams,
    body: z.object(fileAnnouncement),
    response: upload,
    status: 201,
    errors: ['too_many_requests', 'too_large'],
  }),
  get: defineRoute({
    id: 'guest-uploads.get',
    method: 'GET',
    path: '/app/public/uploads/{key}/{id}',
    summary: 'How far a file is: arriving, being checked, ready, or refused and why.',
    auth: 'public',
    params: fileParams,
    response: upload,
    errors: ['not_found'],
  }),
  remove: defineRoute({
    id: 'guest-uploads.remove',
    method: 'DELETE',
    path: '/app/public/uploads/{key}/{id}',
    summary: 'Cancel an upload, or discard a file that no message carries.',
    auth: 'public',
    params: fileParams,
    response: z.object({ removed: z.boolean() }),
    errors: ['not_found'],
  }),
};

/** The bytes of such a file: HEAD and PATCH of the tus protocol, as for the uploads of an account. */
export const guestUploadContent = defineRoute({
  id: 'guest-uploads.content',
  method: 'PATCH',
  path: '/app/public/uploads/{key}/{id}/content',
  summary: 'Append bytes to an announced file, from the offset that HEAD returns (tus 1.0.0).',
  auth: 'public',
  envelope: 'bare',
  params: fileParams,
  headers: z.object({
    'tus-resumable': z.literal('1.0.0'),
    /** Number of bytes that have arrived. */
    'upload-offset': z.number().int().min(0),
  }),
  bodyMediaType: 'application/offset+octet-stream',
  response: z.undefined(),
  status: 204,
  errors: ['not_found', 'version_conflict', 'too_large', 'unsupported_media_type'],
});
