import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DraftMode } from '@rostrum/contracts/inquiries';
import type { Queryable } from '@rostrum/server-kit/database';
import { type AttachedFile, releaseUnused } from '../../uploads/index.ts';
import type { DraftKey } from '../draft-key.ts';
import { inquiryAttachments } from './attachments.schema.ts';

const columns = {
  id: inquiryAttachments.uploadId,
  name: inquiryAttachments.name,
  size: inquiryAttachments.size,
  mediaType: inquiryAttachments.mediaType,
  scan: inquiryAttachments.scan,
};

interface MessageKey {
  orgId: string;
  inquiryId: string;
  messageId: string;
}

const ofWriter = ({ orgId, inquiryId, userId }: DraftKey) =>
  and(
    eq(inquiryAttachments.orgId, orgId),
    eq(inquiryAttachments.inquiryId, inquiryId),
    eq(inquiryAttachments.userId, userId),
    isNull(inquiryAttachments.messageId),
  );
const ofDraft = (key: DraftKey, mode: DraftMode) =>
  and(ofWriter(key), eq(inquiryAttachments.mode, mode), isNull(inquiryAttachments.heldReplyId));
const inOrder = [
  asc(inquiryAttachments.position),
  asc(inquiryAttachments.createdAt),
  asc(inquiryAttachments.uploadId),
];
const notInMessage = isNull(inquiryAttachments.messageId);

export const attachmentRepository = {
  /** Of what the writer has not sent: files of both drafts and of a held reply. */
  async ofWriter(
    db: Queryable,
    key: DraftKey,
  ): Promise<(AttachedFile & { mode: DraftMode; heldReplyId: string | null })[]> {
    return db
      .select({ ...columns, mode: inquiryAttachments.mode, heldReplyId: inquiryAttachments.heldReplyId })
      .from(inquiryAttachments)
      .where(ofWriter(key))
      .orderBy(...inOrder);
  },

  async ofMessage(
    db: Queryable,
    { orgId, messageId }: Pick<MessageKey, 'orgId' | 'messageId'>,
  ): Promise<AttachedFile[]> {
    return db
      .select(columns)
      .from(inquiryAttachments)
      .where(and(eq(inquiryAttachments.orgId, orgId), eq(inquiryAttachments.messageId, messageId)))
      .orderBy(...inOrder);
  },

  /** Of what the inquiry began with. */
  async ofFirstMessage(db: Queryable, { orgId, id }: { orgId: string; id: string }): Promise<AttachedFile[]> {
    return db
      .select(columns)
      .from(inquiryAttachments)
      .where(
        and(
          eq(inquiryAttachments.orgId, orgId),
          eq(inquiryAttachments.inquiryId, id),
          sql`${inquiryAttachments.messageId} = (select m.id from inquiry_messages m
            where m.org_id = ${orgId} and m.inquiry_id = ${id} order by m.created_at, m.id limit 1)`,
        ),
      )
      .orderBy(...inOrder);
  },

  async addToDraft(
    db: Queryable,
    key: DraftKey,
    mode: DraftMode,
    { id, ...file }: AttachedFile,
  ): Promise<void> {
    await db.insert(inquiryAttachments).values({ ...key, ...file, uploadId: id, mode });
  },

  async addToMessage(
    db: Queryable,
    key: MessageKey & { userId: string | null },
    files: readonly AttachedFile[],
  ): Promise<void> {
    if (files.length === 0) return;
    await db.insert(inquiryAttachments).values(
      files.map(({ id, ...file }, position) => ({
        ...key,
        ...file,
        uploadId: id,
        mode: 'reply' as const,
        position,
      })),
    );
  },

  async removeFromDraft(db: Queryable, key: DraftKey, id: string): Promise<boolean> {
    const rows = await db
      .delete(inquiryAttachments)
      .where(and(ofWriter(key), isNull(inquiryAttachments.heldReplyId), eq(inquiryAttachments.uploadId, id)))
      .returning({ id: inquiryAttachments.uploadId });
    return rows.length > 0;
  },

  /** Puts one file of the draft into a reply or a message; false when the draft does not have it. */
  async take(
    db: Queryable,
    key: DraftKey,
    {
      id,
      mode,
      ...into
    }: { id: string; mode: DraftMode; position: number } & ({ heldReplyId: string } | { messageId: string }),
  ): Promise<boolean> {
    const rows = await db
      .update(inquiryAttachments)
      .set(into)
      .where(and(ofDraft(key, mode), eq(inquiryAttachments.uploadId, id)))
      .returning({ id: inquiryAttachments.uploadId });
    return rows.length > 0;
  },

  async moveFromHeld(db: Queryable, heldReplyId: string, messageId: string): Promise<void> {
    await db
      .update(inquiryAttachments)
      .set({ heldReplyId: null, messageId })
      .where(and(eq(inquiryAttachments.heldReplyId, heldReplyId), notInMessage));
  },

  /** Files that guests sent with these inquiries are the account's from now on; returns their ids. */
  async giveToAccount(db: Queryable, inquiryIds: readonly string[], userId: string): Promise<string[]> {
    if (inquiryIds.length === 0) return [];
    const rows = await db
      .update(inquiryAttachments)
      .set({ userId })
      .where(and(inArray(inquiryAttachments.inquiryId, [...inquiryIds]), isNull(inquiryAttachments.userId)))
      .returning({ id: inquiryAttachments.uploadId });
    return rows.map(({ id }) => id);
  },

  /** Files whose inquiry is gone are used by nothing any more. */
  releaseGone: (db: Queryable): Promise<void> =>
    releaseUnused(
      db,
      'attachment',
      sql`select ${inquiryAttachments.uploadId} as upload_id from ${inquiryAttachments}`,
    ),
};
