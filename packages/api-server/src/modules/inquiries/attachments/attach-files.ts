import type { DraftMode } from '@rostrum/contracts/inquiries';
import { InputError } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { type AttachedFile, claimFiles, giveFilesToAccount, ownerByKey } from '../../uploads/index.ts';
import type { DraftKey } from '../draft-key.ts';
import { attachmentRepository } from './attachments.repository.ts';

interface SeekersMessage {
  orgId: string;
  inquiryId: string;
  messageId: string;
  /** Null for a guest. */
  userId: string | null;
}

/** Attaches what a seeker or guest uploaded to a message that was just written. */
export async function attachUploads(
  tx: Transaction,
  message: SeekersMessage,
  {
    ids = [],
    guestKey,
    now,
  }: { ids: readonly string[] | undefined; guestKey: string | undefined; now: Date },
): Promise<AttachedFile[]> {
  if (ids.length === 0) return [];
  const { userId } = message;
  // A guest may sign in between choosing the files and sending them.
  const owners = [
    ...(userId === null ? [] : [{ userId }]),
    ...(guestKey === undefined ? [] : [ownerByKey(guestKey)]),
  ];
  const files = await claimFiles(tx, { owners, ids, now });
  if (userId !== null && guestKey !== undefined) await giveFilesToAccount(tx, ids, userId);
  await attachmentRepository.addToMessage(tx, message, files);
  return files;
}

/** Takes the named files out of the writer's draft, in this order. */
export async function takeFromDraft(
  tx: Transaction,
  key: DraftKey,
  {
    ids = [],
    mode,
    into,
  }: {
    ids: readonly string[] | undefined;
    mode: DraftMode;
    into: { heldReplyId: string } | { messageId: string };
  },
): Promise<void> {
  for (const [position, id] of ids.entries())
    if (!(await attachmentRepository.take(tx, key, { id, mode, position, ...into })))
      throw InputError.field(
        'attachments',
        'One of the files is not in this draft any more. Remove it and choose it again.',
      );
}
