import type { ApiClient } from '@rostrum/api-client';
import { guestUploads, uploads, type Upload, type UploadPurpose } from '@rostrum/contracts';

export interface Announcement {
  purpose: UploadPurpose;
  name: string;
  size: number;
}

/** The calls that an upload is made of. */
export interface UploadCalls {
  announce(file: Announcement, signal: AbortSignal): Promise<Upload>;
  get(id: string, signal: AbortSignal): Promise<Upload>;
  remove(id: string): Promise<unknown>;
  send: ApiClient['sendFile'];
}

/** Uploads of the account; with `guestKey` those of a guest, which are files of messages. */
export function createUploadCalls(api: ApiClient, guestKey?: string): UploadCalls {
  if (guestKey === undefined)
    return {
      announce: (body, signal) => api.call(uploads.create, { body, signal }),
      get: (id, signal) => api.call(uploads.get, { params: { id }, signal }),
      remove: (id) => api.call(uploads.remove, { params: { id } }),
      send: (input) => api.sendFile(input),
    };
  const key = guestKey;
  return {
    announce: ({ name, size }, signal) =>
      api.call(guestUploads.create, { params: { key }, body: { name, size }, signal }),
    get: (id, signal) => api.call(guestUploads.get, { params: { key, id }, signal }),
    remove: (id) => api.call(guestUploads.remove, { params: { key, id } }),
    send: (input) => api.sendFile({ ...input, guestKey: key }),
  };
}

/** A key for the files of one guest's form, which no one can guess. */
export function createGuestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
