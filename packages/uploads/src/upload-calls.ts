import type { ApiClient } from '@rostrum/api-client';
import { uploads, type Upload, type UploadPurpose } from '@rostrum/contracts';

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

/** Uploads of the account. */
export const createUploadCalls = (api: ApiClient): UploadCalls => ({
  announce: (body, signal) => api.call(uploads.create, { body, signal }),
  get: (id, signal) => api.call(uploads.get, { params: { id }, signal }),
  remove: (id) => api.call(uploads.remove, { params: { id } }),
  send: (input) => api.sendFile(input),
});
