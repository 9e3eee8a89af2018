import { useCallback, useEffect, useRef, useState } from 'react';
import { explainUploadFault, getBody, uploads, type Upload, type UploadPurpose } from '@rostrum/contracts';
import type { ApiClient } from '@rostrum/api-client';

const checkIntervalMs = 400;

/** Where one file is on its way. */
export type UploadProgress =
  | { step: 'none' }
  | { step: 'sending'; name: string; sent: number; size: number }
  | { step: 'checking'; name: string }
  | { step: 'ready'; upload: Upload }
  /** `canResume`: the line broke; what has arrived is kept, and the rest can follow. */
  | { step: 'failed'; message: string; canResume: boolean };

export interface UploadHandle {
  progress: UploadProgress;
  start: (file: File) => void;
  /** Goes on with the file that the line broke under. */
  resume: () => void;
  /** Ends it, and gives up what has arrived. */
  cancel: () => void;
  /** What arrived is in use now: begins anew and leaves it alone. */
  clear: () => void;
}

interface Sending {
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
async function awaitCheck(api: ApiClient, id: string, signal: AbortSignal): Promise<Upload> {
  for (;;) {
    const upload = await api.call(uploads.get, { params: { id }, signal });
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

/**
 * Uploads one file at a time: announces it, sends it, waits until the server has checked it. Leaving the page ends it. The
 * client is given, so that this is loaded by the areas that upload and by no other.
 */
export function useUpload(api: ApiClient, purpose: UploadPurpose): UploadHandle {
  const [progress, setProgress] = useState<UploadProgress>({ step: 'none' });
  const current = useRef<Sending | undefined>(undefined);

  const run = useCallback(
    async (sending: Sending) => {
      const { file, stop } = sending;
      const { name, size } = file;
      const tell = (next: UploadProgress) => current.current === sending && setProgress(next);
      try {
        tell({ step: 'sending', name, sent: 0, size });
        sending.id ??= (
          await api.call(uploads.create, { body: { purpose, name, size }, signal: stop.signal })
        ).id;
        await api.sendFile({
          uploadId: sending.id,
          file,
          signal: stop.signal,
          onProgress: (sent) => tell({ step: 'sending', name, sent, size }),
        });
        tell({ step: 'checking', name });
        const upload = await awaitCheck(api, sending.id, stop.signal);
        tell(
          upload.fault === null
            ? { step: 'ready', upload }
            : { step: 'failed', message: explainUploadFault(upload.fault, purpose), canResume: false },
        );
      } catch (error) {
        if (stop.signal.aborted) return;
        tell({ step: 'failed', message: messageOf(error), canResume: isBrokenLine(error) });
      }
    },
    [api, purpose],
  );

  const cancel = useCallback(() => {
    const sending = current.current;
    current.current = undefined;
    sending?.stop.abort();
    // The server deletes within a day what no one uses; telling it now is a courtesy that may fail.
    if (sending?.id) void api.call(uploads.remove, { params: { id: sending.id } }).catch(() => undefined);
    setProgress({ step: 'none' });
  }, [api]);

  const clear = useCallback(() => {
    current.current = undefined;
    setProgress({ step: 'none' });
  }, []);

  const start = useCallback(
    (file: File) => {
      current.current?.stop.abort();
      const sending = { file, id: undefined, stop: new AbortController() };
      current.current = sending;
      const { error } = announcement.safeParse({ purpose, name: file.name, size: file.size });
      if (error)
        return setProgress({ step: 'failed', message: messageOf(error.issues[0]), canResume: false });
      void run(sending);
    },
    [run, purpose],
  );

  const resume = useCallback(() => {
    const former = current.current;
    if (!former) return;
    current.current = { ...former, stop: new AbortController() };
    void run(current.current);
  }, [run]);

  useEffect(() => () => current.current?.stop.abort(), []);
  return { progress, start, resume, cancel, clear };
}
