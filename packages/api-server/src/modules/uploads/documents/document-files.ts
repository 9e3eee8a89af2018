import { InputError } from '@rostrum/server-kit';
import type { FileStore } from '@rostrum/server-kit/storage';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { uploadRepository, type UploadRecord } from '../uploads.repository.ts';
import { readDocument } from './read-document.ts';

type DocumentFile = UploadRecord & {
  mediaType: string;
  scan: NonNullable<UploadRecord['scan']>;
  findings: NonNullable<UploadRecord['findings']>;
};

const acrossAccounts = 'a document belongs to a profile, whoever of its team uploaded it';

const isDocument = (upload: UploadRecord | undefined): upload is DocumentFile =>
  upload?.purpose === 'document' &&
  upload.state === 'ready' &&
  upload.mediaType !== null &&
  upload.scan !== null &&
  upload.findings !== null;

/** Takes a document that this user uploaded, once; refuses what is not there, not checked or taken already. */
export async function claimDocument(
  tx: Queryable,
  own: { id: string; userId: string },
  now: Date,
): Promise<DocumentFile> {
  const upload = await runAsSystem(acrossAccounts, () => uploadRepository.claim(tx, own, now, 'document'));
  if (!isDocument(upload))
    throw InputError.field('upload_id', 'The document is not there any more. Upload it again.');
  return upload;
}

/** Nothing shows it any more: its file goes within a day. */
export const releaseDocument = (tx: Queryable, id: string): Promise<void> =>
  runAsSystem(acrossAccounts, () => uploadRepository.release(tx, [id]));

/** The words of a document, line by line; undefined where its file is gone or nothing can be read in it. */
export async function readDocumentText(
  uploadStore: FileStore,
  { key, mediaType }: { key: string; mediaType: string },
): Promise<string | undefined> {
  const bytes = await uploadStore.read(key);
  return bytes && (await readDocument(bytes, mediaType))?.text;
}
