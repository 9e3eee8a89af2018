import { type Attachment, grantOf, maximumAttachments, type ParsedBody } from '@rostrum/contracts';
import type { inquiryAttachments } from '@rostrum/contracts/inquiries';
import {
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { type Queryable, transaction } from '@rostrum/server-kit/database';
import { claimFiles, releaseFiles, toAttachment, toDownloadPath } from '../../uploads/index.ts';
import { inquiryDetailFor, readableInquiry } from '../inquiries.service.ts';
import { acting, inquirySteps } from '../inquiry-steps.ts';
import type { DraftKey } from '../draft-key.ts';
import { clearanceRepository } from '../inquiry-clearances.repository.ts';
import { attachmentRepository } from './attachments.repository.ts';

export interface AttachmentDeps {
  clock: () => Date;
  secrets: { attachment: Buffer };
}

interface Context {
  session: Permitted<'inquiry.read'>;
  id: string;
}

const missing = () =>
  new NotFoundError('This file is not there any more. Reload the inquiry to see what is attached.');

/** Whose draft about which inquiry, after making sure that the session may read it. */
async function keyOf(db: Queryable, { session, id }: Context): Promise<DraftKey> {
  await readableInquiry(db, session, id);
  return { orgId: organisationOf(session), inquiryId: id, userId: session.userId };
}

/** Whether a file goes with a reply that the desk clears: who clears it reads all of it. */
async function isBeingCleared(db: Queryable, key: DraftKey, attachmentId: string): Promise<boolean> {
  for (const { id, userId } of await clearanceRepository.held(db, key)) {
    const files = await attachmentRepository.ofWriter(db, { ...key, userId });
    if (files.some((file) => file.id === attachmentId && file.heldReplyId === id)) return true;
  }
  return false;
}

/** Files that the team attaches and opens. */
export function createAttachmentService({ clock, secrets }: AttachmentDeps) {
  return {
    add: (
      db: Queryable,
      context: Context,
      { upload_id: id, mode }: ParsedBody<typeof inquiryAttachments.add>,
    ): Promise<Attachment> =>
      transaction(db, async (tx) => {
        const key = await keyOf(tx, context);
        const [file] = await claimFiles(tx, {
          owners: [{ userId: key.userId }],
          ids: [id],
          now: clock(),
        });
        if (file === undefined) throw missing();
        await attachmentRepository.addToDraft(tx, key, mode, file);
        const drafted = (await attachmentRepository.ofWriter(tx, key)).filter(
          (one) => one.mode === mode && one.heldReplyId === null,
        );
        if (drafted.length > maximumAttachments)
          throw InputError.field('attachments', `Attach at most ${maximumAttachments} files. Remove one.`);
        return toAttachment(file);
      }),

    remove: (db: Queryable, context: Context, attachmentId: string): Promise<{ removed: boolean }> =>
      transaction(db, async (tx) => {
        const removed = await attachmentRepository.removeFromDraft(
          tx,
          await keyOf(tx, context),
          attachmentId,
        );
        if (removed) await releaseFiles(tx, [attachmentId]);
        return { removed };
      }),

    /** Whoever may read a message may open its files; nobody else finds them. */
    async open(
      db: Queryable,
      { session, id, attachmentId, request }: Context & { attachmentId: string; request: RequestInfo },
    ): Promise<{ path: string }> {
      const now = clock();
      const inquiry = await inquiryDetailFor(db, session, id, now);
      const key = { orgId: organisationOf(session), inquiryId: id, userId: session.userId };
      const isRead = inquiry.messages.some(({ attachments }) =>
        attachments.some((file) => file.id === attachmentId),
      );
      const isOwn =
        !isRead && (await attachmentRepository.ofWriter(db, key)).some((file) => file.id === attachmentId);
      const isTeams =
        !isRead &&
        !isOwn &&
        grantOf(session.role, 'inquiry.assign') !== 'deny' &&
        (await isBeingCleared(db, key, attachmentId));
      if (!isRead && !isOwn && !isTeams) throw missing();
      if (inquiry.restricted && !isOwn)
        await transaction(db, (tx) =>
          inquirySteps.openRestrictedFile(tx, { ...key, id, ref: inquiry.ref }, acting(session, request)),
        );
      return { path: toDownloadPath(secrets.attachment, attachmentId, now) };
    },
  };
}
