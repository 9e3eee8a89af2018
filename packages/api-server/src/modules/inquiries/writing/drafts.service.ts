import type { ParsedBody } from '@rostrum/contracts';
import type {
  DraftMode,
  HeldReply,
  InquiryDraft,
  InquiryWriting,
  inquiryDrafts,
} from '@rostrum/contracts/inquiries';
import { ConflictError, organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Queryable } from '@rostrum/server-kit/database';
import { toAttachment } from '../../uploads/index.ts';
import { attachmentRepository } from '../attachments/attachments.repository.ts';
import { readableInquiry } from '../inquiries.service.ts';
import type { DraftKey } from '../draft-key.ts';
import { draftRepository, type DraftRecord } from './drafts.repository.ts';
import { heldReplyRepository, type HeldReplyRecord } from './held-replies.repository.ts';

const none: InquiryDraft = { text: '', version: 0, saved_at: null };

export const presentDraft = ({ body, version, updatedAt }: DraftRecord): InquiryDraft => ({
  text: body,
  version,
  saved_at: updatedAt.toISOString(),
});

type WritersFiles = Awaited<ReturnType<typeof attachmentRepository.ofWriter>>;

export const presentHeld = (
  { id, body, sendAt, returnedBecause, inClearance }: HeldReplyRecord,
  files: WritersFiles,
): HeldReply => ({
  id,
  text: body,
  send_at: sendAt.toISOString(),
  returned_because: returnedBecause,
  not_cleared: inClearance && returnedBecause !== null,
  attachments: files.filter(({ heldReplyId }) => heldReplyId === id).map(toAttachment),
});

const presentFiles = (files: WritersFiles, mode: DraftMode) =>
  files.filter((file) => file.mode === mode && file.heldReplyId === null).map(toAttachment);

export interface WritingContext {
  session: Permitted<'inquiry.read'>;
  id: string;
}

/** Whose draft about which inquiry, after making sure that the session may read it. */
async function keyOf(db: Queryable, { session, id }: WritingContext): Promise<DraftKey> {
  await readableInquiry(db, session, id);
  return { orgId: organisationOf(session), inquiryId: id, userId: session.userId };
}

async function draftOf(db: Queryable, key: DraftKey, mode: DraftMode): Promise<InquiryDraft> {
  const drafts = await draftRepository.ofWriter(db, key);
  const found = drafts.find((draft) => draft.mode === mode);
  return found === undefined ? none : presentDraft(found);
}

/** What a person writes and has not sent, kept for them on every device. */
export const draftService = {
  async writing(db: Queryable, context: WritingContext): Promise<InquiryWriting> {
    const key = await keyOf(db, context);
    const held = await heldReplyRepository.ofWriter(db, key);
    const files = await attachmentRepository.ofWriter(db, key);
    return {
      reply: await draftOf(db, key, 'reply'),
      note: await draftOf(db, key, 'note'),
      // What waits for clearance is read with its steps.
      held:
        held === undefined || (held.inClearance && held.returnedBecause === null)
          ? null
          : presentHeld(held, files),
      attachments: { reply: presentFiles(files, 'reply'), note: presentFiles(files, 'note') },
      held_by_others: await heldReplyRepository.writersBeside(db, key),
    };
  },

  /** Keeps it, unless another device changed it since: both texts are there then, and the person chooses. */
  async save(
    db: Queryable,
    context: WritingContext & { mode: DraftMode },
    { text, version }: ParsedBody<typeof inquiryDrafts.save>,
  ): Promise<InquiryDraft> {
    const { mode } = context;
    const key = await keyOf(db, context);
    const saved = await draftRepository.save(db, key, { mode, body: text, version });
    if (saved !== undefined) return presentDraft(saved);
    const stored = await draftOf(db, key, mode);
    throw new ConflictError('This draft was changed on another device. Choose which text to keep.', {
      code: 'version_conflict',
      details: { draft: stored },
    });
  },
};
