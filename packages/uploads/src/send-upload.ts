import { explainUploadFault, getBody, uploads, type Upload, type UploadPurpose } from '@rostrum/contracts';
import type { UploadCalls } from './upload-calls.ts';

const checkIntervalMs = 400;

/** Where one file is on its way. */
export type UploadProgress =
  | { step: 'none' }
  | { step: 'sending'; name: string; sent: number; size: number }
  | { step: 'checking'; name: string }
  | { step: 'ready'; upload: Upload }
  /** `canResume`: the line broke; what has arrived is kept, and the rest can follow. */
  | { step: 'failed'; message: string; canResume: boolean };

export interface Sending {
  file: File;
  /** Once the server knows the file. */
  id: string | undefined;
  stop: AbortController;
}

const wait = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, checkIntervalMs);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Until the server has looked at the content. */
async function awaitCheck(calls: UploadCalls, id: string, signal: AbortSignal): Promise<Upload> {
  for (;;) {
    const upload = await calls.get(id, signal);
    if (upload.state === 'ready' || upload.state === 'refused') return upload;
    await wait(signal);
    signal.throwIfAborted();
  }
}

/** What the server would refuse is refused before anything is sent, in the same words. */
const announcement = getBody(uploads.create);

const messageOf = (fault: unknown) =>
  typeof fault === 'object' && fault !== null && 'message' in fault && fault.message
    ? String(fault.message)
    : 'The file could not be uploaded. Try again.';
const isBrokenLine = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'network';

/** Why a file is not announced at all, or undefined. */
export function findFault(purpose: UploadPurpose, { name, size }: File): UploadProgress | undefined {
  const { error } = announcement.safeParse({ purpose, name, size });
  return error && { step: 'failed', message: messageOf(error.issues[0]), canResume: false };
}

/** Announces a file, sends it from where it ended, and waits until the server has checked it. Tells each step; never rejects. */
export async function sendUpload(
  calls: UploadCalls,
  {
    purpose,
    sending,
    tell,
  }: { purpose: UploadPurpose; sending: Sending; tell: (next: UploadProgress) => void },
): Promise<void> {
  const { file, stop } = sending;
  const { name, size } = file;
  try {
    tell({ step: 'sending', name, sent: 0, size });
    sending.id ??= (await calls.announce({ purpose, name, size }, stop.signal)).id;
    await calls.send({
      uploadId: sending.id,
      file,
      signal: stop.signal,
      onProgress: (sent) => tell({ step: 'sending', name, sent, size }),
    });
    tell({ step: 'checking', name });
    const upload = await awaitCheck(calls, sending.id, stop.signal);
    tell(
      upload.fault === null
        ? { step: 'ready', upload }
        : { step: 'failed', message: explainUploadFault(upload.fault, purpose), canResume: false },
    );
  } catch (error) {
    if (stop.signal.aborted) return;
    tell({ step: 'failed', message: messageOf(error), canResume: isBrokenLine(error) });
  }
}

/** The server deletes within a day what no one uses; telling it now is a courtesy that may fail. */
export function discardUpload(calls: UploadCalls, id: string): void {
  void calls.remove(id).catch(() => undefined);
}
