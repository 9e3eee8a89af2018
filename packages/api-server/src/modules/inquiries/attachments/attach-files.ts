import type { DraftMode } from '@rostrum/contracts/inquiries';
import { InputError } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { type AttachedFile, claimFiles } from '../../uploads/index.ts';
import type { DraftKey } from '../draft-key.ts';
import { attachmentRepository } from './attachments.repository.ts';

interface SeekersMessage {
  orgId: string;
  inquiryId: string;
  messageId: string;
  /** Null for guests, who upload nothing. */
  userId: string | null;
}

/** Attaches what a seeker uploaded to a message that was just written. */
export async function attachUploads(
  tx: Transaction,
  { userId, ...key }: SeekersMessage,
  { ids = [], now }: { ids: readonly string[] | undefined; now: Date },
): Promise<AttachedFile[]> {
  if (ids.length === 0) return [];
  if (userId === null) throw InputError.field('attachments', 'Sign in to attach files.');
  const files = await claimFiles(tx, { userId, ids, now });
  await attachmentRepository.addToMessage(tx, { ...key, userId }, files);
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
