import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UploadPurpose } from '@rostrum/contracts';
import type { ApiClient } from '@rostrum/api-client';
import { createUploadCalls } from './upload-calls.ts';
import { discardUpload, findFault, sendUpload, type Sending, type UploadProgress } from './send-upload.ts';

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

/**
 * Uploads one file at a time: announces it, sends it, waits until the server has checked it. Leaving the page ends it. The
 * client is given, so that this is loaded by the areas that upload and by no other.
 */
export function useUpload(api: ApiClient, purpose: UploadPurpose): UploadHandle {
  const calls = useMemo(() => createUploadCalls(api), [api]);
  const [progress, setProgress] = useState<UploadProgress>({ step: 'none' });
  const current = useRef<Sending | undefined>(undefined);

  const run = useCallback(
    (sending: Sending) =>
      sendUpload(calls, {
        purpose,
        sending,
        tell: (next) => current.current === sending && setProgress(next),
      }),
    [calls, purpose],
  );

  const cancel = useCallback(() => {
    const sending = current.current;
    current.current = undefined;
    sending?.stop.abort();
    if (sending?.id) discardUpload(calls, sending.id);
    setProgress({ step: 'none' });
  }, [calls]);

  const clear = useCallback(() => {
    current.current = undefined;
    setProgress({ step: 'none' });
  }, []);

  const start = useCallback(
    (file: File) => {
      current.current?.stop.abort();
      const sending = { file, id: undefined, stop: new AbortController() };
      current.current = sending;
      const fault = findFault(purpose, file);
      if (fault) return setProgress(fault);
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
