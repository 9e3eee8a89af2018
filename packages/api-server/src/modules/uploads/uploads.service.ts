import {
  navigationRoleOf,
  uploadLimitBytes,
  type ParsedBody,
  type Upload,
  type UploadPurpose,
  type uploads,
} from '@rostrum/contracts';
import { InputError, RateLimitError, type Permitted, type RequestSession } from '@rostrum/server-kit';
import { createUploadReceiver, toUpload, type UploadReceiverDeps } from './receive-uploads.ts';
import { uploadRepository } from './uploads.repository.ts';

/** Files of messages that one account may have waiting, so that none fills the disk without ever sending. */
const mostLoose = 25;

/** Files that one account may have on their way or being checked: twelve of the largest. */
const maxUnfinishedBytes = 12 * uploadLimitBytes;
/** An upload that stands still for so long no longer counts, though it can be continued. */
const stalledMs = 600_000;

interface UploadServiceDeps extends UploadReceiverDeps {
  clock: () => Date;
}

/** Files of users: announced, received in as many requests as the line takes, then checked in the background. */
export function createUploadService({ clock, ...deps }: UploadServiceDeps) {
  const { db } = deps;
  const receiver = createUploadReceiver(deps);

  async function requireRoom(
    session: RequestSession,
    { purpose, size }: { purpose: UploadPurpose; size: number },
  ): Promise<void> {
    const before = new Date(clock().getTime() - stalledMs);
    const unfinished = await uploadRepository.sumUnfinished(db, session.userId, before);
    if (unfinished + size > maxUnfinishedBytes)
      throw new RateLimitError(60, 'Too many files are on their way. Wait until some of them have arrived.');
    const isSeeker = navigationRoleOf(session.role) === 'seeker';
    if (isSeeker && purpose !== 'attachment' && purpose !== 'photo')
      throw InputError.field('purpose', 'Your account takes a photo of you and files of inquiries only.');
    // Anybody can become a seeker, so what they leave lying is counted, of both kinds.
    if (!isSeeker && purpose !== 'attachment') return;
    if ((await uploadRepository.countLoose(db, { userId: session.userId })) >= mostLoose)
      throw new RateLimitError(3600, 'Too many files wait to be sent. Send or remove some of them first.');
  }

  return {
    async create(session: Permitted<'upload.own'>, body: ParsedBody<typeof uploads.create>): Promise<Upload> {
      await requireRoom(session, body);
      return toUpload(await receiver.create({ userId: session.userId }, body));
    },

    async get({ userId }: Permitted<'upload.own'>, id: string): Promise<Upload> {
      return toUpload(await receiver.find({ userId }, id));
    },

    remove: ({ userId }: Permitted<'upload.own'>, id: string): Promise<{ removed: boolean }> =>
      receiver.remove({ userId }, id),

    /** Takes bytes from `offset` on; answers where the file ends now. What arrived before the line broke stays. */
    append: (
      { userId }: Permitted<'upload.own'>,
      part: { id: string; offset: number; body: AsyncIterable<Buffer> },
    ): Promise<number> => receiver.append({ userId }, part),
  };
}

export type UploadService = ReturnType<typeof createUploadService>;
