import type { ApiClient } from '@rostrum/api-client';
import { guestUploads } from '@rostrum/contracts';
import type { UploadCalls } from './upload-calls.ts';

/** Uploads of a guest, who is known by the key of the form. They are files of messages. */
export const createGuestUploadCalls = (api: ApiClient, key: string): UploadCalls => ({
  announce: ({ name, size }, signal) =>
    api.call(guestUploads.create, { params: { key }, body: { name, size }, signal }),
  get: (id, signal) => api.call(guestUploads.get, { params: { key, id }, signal }),
  remove: (id) => api.call(guestUploads.remove, { params: { key, id } }),
  send: (input) => api.sendFile({ ...input, guestKey: key }),
});

/** A key for the files of one guest's form, which no one can guess: 32 random bytes in the letters of an address. */
export function createGuestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
