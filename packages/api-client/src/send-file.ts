import { uploadContent } from '@rostrum/contracts';
import { DetailedError, Upload } from 'tus-js-client';
import { failureOf, networkFailure } from './failures.ts';

/** One request carries this much, so that a slow line stays below the server's time for a request. */
const chunkBytes = 1_048_576;
/** Pauses between attempts in milliseconds; counted anew after each one that got further. Over two minutes in all. */
const retryDelays = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000];

export interface SendFileInput {
  /** What `uploads.create` answered. */
  uploadId: string;
  /** Under which a guest announced it. */
  guestKey?: string;
  file: Blob;
  /** Ends the sending; what has arrived stays there. */
  signal?: AbortSignal;
  /** Bytes that have arrived, of those that the file has. */
  onProgress?: (sent: number) => void;
}

export interface SendFileOptions {
  url: string;
  getAccessToken(): Promise<string | null>;
  /** A new token instead of one that was refused; null when there is none to be had. */
  renewToken(refused: string): Promise<string | null>;
}

const statusOf = (error: Error): number | undefined =>
  error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined;

/** What the caller is told, as of any other call. */
function toFailure(error: Error): Error {
  const response = error instanceof DetailedError ? error.originalResponse : undefined;
  const callSite = new Error(uploadContent.id);
  if (!response) return networkFailure(uploadContent, error, callSite);
  let body: unknown;
  try {
    body = JSON.parse(response.getBody());
  } catch {
    body = undefined;
  }
  return failureOf(
    uploadContent,
    {
      status: response.getStatus(),
      body,
      requestId: response.getHeader('x-request-id'),
      retryAfter: undefined,
    },
    callSite,
  );
}

/** Sends a file by the tus protocol: in chunks, from where it ended when the line broke, with a new token when one ends. */
export function sendFile(
  { file, signal, onProgress }: SendFileInput,
  { url, getAccessToken, renewToken }: SendFileOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let token: string | null = null;
    let isRenewed = false;
    const upload = new Upload(file as File, {
      uploadUrl: url,
      chunkSize: chunkBytes,
      retryDelays,
      storeFingerprintForResuming: false,
      async onBeforeRequest(request) {
        token = await getAccessToken();
        if (token) request.setHeader('Authorization', `Bearer ${token}`);
      },
      async onAfterResponse(_request, response) {
        if (response.getStatus() === 401 && token) isRenewed = (await renewToken(token)) !== null;
      },
      onShouldRetry(error) {
        const status = statusOf(error);
        // 409: another attempt arrived after all; the next one asks where the file ends.
        if (status === undefined || status === 409 || status === 429 || status >= 500) return true;
        return status === 401 && isRenewed;
      },
      onProgress: (sent) => onProgress?.(sent),
      onError: (error) => reject(toFailure(error)),
      onSuccess: () => resolve(),
    });
    signal?.addEventListener(
      'abort',
      () => {
        void upload.abort();
        reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
      },
      { once: true },
    );
    upload.start();
  });
}
