import { isApiError, type ApiClient } from '@rostrum/api-client';
import { maximumAttachments, type Upload, type UploadPurpose } from '@rostrum/contracts';
import { useEffect, useRef, useState } from 'react';
import { createUploadCalls, type UploadCalls } from './upload-calls.ts';
import { discardUpload, findFault, sendUpload, type Sending, type UploadProgress } from './send-upload.ts';

/** A file that a message will carry. */
export interface PickedFile {
  id: string;
  name: string;
  size: number;
}

/** A file on its way, or that failed. */
export interface ArrivingFile {
  key: number;
  name: string;
  progress: UploadProgress;
}

export interface AttachmentsOptions {
  /** What has arrived and was not removed. */
  files: readonly PickedFile[];
  /** A file has arrived and was checked; the one who draws it takes it into `files`. */
  onArrived: (upload: Upload) => Promise<void> | void;
  /** What they are uploaded for; files of a message unless given. */
  purpose?: UploadPurpose;
  /** How many there may be, with those in `files`. */
  most?: number;
  /** Of whom; the account unless given. */
  calls?: UploadCalls | undefined;
  /** Said where more were chosen than there is room for. */
  fullNotice?: string;
}

export interface AttachmentsHandle {
  arriving: readonly ArrivingFile[];
  /** Some are on their way: what is sent now would go without them. */
  isBusy: boolean;
  /** Why some of those that were chosen are not taken. */
  notice: string | null;
  add: (chosen: readonly File[]) => void;
  resume: (key: number) => void;
  /** Ends one, or forgets one that failed. */
  cancel: (key: number) => void;
}

type Item = Sending & { key: number };

const isUnderway = ({ progress }: ArrivingFile) => progress.step !== 'failed';

/** Uploads the files of one message or of one profile, several at once, each with its own end. Leaving the page ends those on their way. */
export function useAttachments(
  api: ApiClient,
  {
    files,
    onArrived,
    purpose = 'attachment',
    most = maximumAttachments,
    calls = createUploadCalls(api),
    fullNotice = `A message takes up to ${most} files. Remove one to attach another.`,
  }: AttachmentsOptions,
): AttachmentsHandle {
  const [arriving, setArriving] = useState<readonly ArrivingFile[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  const items = useRef(new Map<number, Item>());
  const lastKey = useRef(0);

  const drop = (key: number) => {
    items.current.delete(key);
    setArriving((known) => known.filter((one) => one.key !== key));
  };
  const show = (key: number, progress: UploadProgress) =>
    setArriving((known) => known.map((one) => (one.key === key ? { ...one, progress } : one)));

  // A file arrives after any number of drawings.
  const newest = useRef(onArrived);
  useEffect(() => {
    newest.current = onArrived;
  });

  const take = async (item: Item, upload: Upload) => {
    try {
      await newest.current(upload);
      drop(item.key);
    } catch (error) {
      discardUpload(calls, upload.id);
      show(item.key, {
        step: 'failed',
        message: isApiError(error)
          ? (error.fields?.[0]?.message ?? error.message)
          : 'It could not be attached.',
        canResume: false,
      });
    }
  };

  const run = (item: Item) => {
    void sendUpload(calls, {
      purpose,
      sending: item,
      tell: (next) => {
        if (items.current.get(item.key) !== item) return;
        if (next.step === 'ready') void take(item, next.upload);
        else show(item.key, next);
      },
    });
  };

  const begin = (file: File) => {
    lastKey.current += 1;
    const item = { key: lastKey.current, file, id: undefined, stop: new AbortController() };
    items.current.set(item.key, item);
    const { key } = item;
    const fault = findFault(purpose, file);
    const progress = fault ?? { step: 'sending' as const, name: file.name, sent: 0, size: file.size };
    setArriving((known) => [...known, { key, name: file.name, progress }]);
    if (!fault) run(item);
  };

  useEffect(() => {
    const started = items.current;
    return () => started.forEach(({ stop }) => stop.abort());
  }, []);

  return {
    arriving,
    isBusy: arriving.some(isUnderway),
    notice,
    add(chosen) {
      const room = most - files.length - arriving.filter(isUnderway).length;
      const taken = chosen.slice(0, Math.max(0, room));
      setNotice(taken.length < chosen.length ? fullNotice : null);
      for (const file of taken) begin(file);
    },
    resume(key) {
      const former = items.current.get(key);
      if (!former) return;
      const item = { ...former, stop: new AbortController() };
      items.current.set(key, item);
      run(item);
    },
    cancel(key) {
      const item = items.current.get(key);
      drop(key);
      item?.stop.abort();
      if (item?.id) discardUpload(calls, item.id);
    },
  };
}
