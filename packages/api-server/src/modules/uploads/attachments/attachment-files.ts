import type { Attachment } from '@rostrum/contracts';
import { InputError } from '@rostrum/server-kit';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { type UploadOwner, type UploadRecord, uploadRepository } from '../uploads.repository.ts';
import { findFileKind } from './file-kinds.ts';

const acrossAccounts = 'files of a message outlast the draft and the session that they came from';

/** A file as messages name it. */
export interface AttachedFile {
  id: string;
  name: string;
  size: number;
  mediaType: string;
  scan: Attachment['scan'];
}

/** What everyone who may read the message learns of its file. */
export const toAttachment = ({ id, name, size, mediaType, scan }: AttachedFile): Attachment => ({
  id,
  name,
  size,
  kind: findFileKind(mediaType)?.kind ?? 'document',
  scan,
});

const refuse = (message: string) => InputError.field('attachments', message);

/** Why a file cannot be attached, in the words of its next step. */
function explain(upload: UploadRecord | undefined): InputError {
  if (upload?.purpose !== 'attachment')
    return refuse('One of the files is not there any more. Remove it and choose it again.');
  if (upload.state === 'refused') return refuse(`"${upload.name}" was refused. Remove it.`);
  if (upload.state !== 'ready')
    return refuse(`"${upload.name}" has not arrived yet. Wait for it or remove it.`);
  return refuse(`"${upload.name}" is attached to another message. Remove it and choose it again.`);
}

async function takeFile(
  tx: Queryable,
  { owners, id, now }: { owners: readonly UploadOwner[]; id: string; now: Date },
): Promise<AttachedFile> {
  let found: UploadRecord | undefined;
  for (const owner of owners) {
    const taken = await uploadRepository.claim(tx, { ...owner, id }, now);
    if (taken?.mediaType && taken.scan) {
      const { name, size, mediaType, scan } = taken;
      return { id, name, size, mediaType, scan };
    }
    found ??= await uploadRepository.find(tx, { ...owner, id });
  }
  throw explain(found);
}

/**
 * Takes files that a user or guest uploaded for one message, in this order. Each is taken once: of two messages that name the same
 * file one is refused.
 */
export async function claimFiles(
  tx: Queryable,
  { owners, ids, now }: { owners: readonly UploadOwner[]; ids: readonly string[]; now: Date },
): Promise<AttachedFile[]> {
  return runAsSystem(acrossAccounts, async () => {
    const files: AttachedFile[] = [];
    for (const id of ids) files.push(await takeFile(tx, { owners, id, now }));
    return files;
  });
}

/** No message names them any more: they are deleted within a day. */
export async function releaseFiles(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await runAsSystem(acrossAccounts, () => uploadRepository.release(tx, ids));
}

/** Files of inquiries that a guest sent belong to the account that proved to be theirs. */
export async function giveFilesToAccount(
  tx: Queryable,
  ids: readonly string[],
  userId: string,
): Promise<void> {
  if (ids.length === 0) return;
  await runAsSystem(acrossAccounts, () => uploadRepository.giveToAccount(tx, ids, userId));
}
