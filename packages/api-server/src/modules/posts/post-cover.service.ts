import { middleFocus, type ParsedBody } from '@rostrum/contracts';
import {
  fitFrame,
  isPostEditable,
  type CoverFrame,
  type PostDetail,
  type postEditing,
} from '@rostrum/contracts/posts';
import {
  ConflictError,
  InputError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { createCoverService } from '../uploads/index.ts';
import { holdPost, missingPost, recordPostStep, rereadPost } from './held-post.ts';
import { postRecordRepository, type PostRecord } from './post-record.repository.ts';

interface PostCoverDeps {
  db: Database;
  clock: () => Date;
  uploadStore: FileStore;
}

type Writer = Permitted<'post.write'>;

type CoverChange = ParsedBody<typeof postEditing.setCover>;
type NextCover = Pick<
  PostRecord,
  'cover' | 'coverAlt' | 'coverCredit' | 'coverUploadId' | 'coverFrame' | 'coverFocusX' | 'coverFocusY'
>;

const noCover: NextCover = {
  cover: null,
  coverAlt: null,
  coverCredit: null,
  coverUploadId: null,
  coverFrame: null,
  coverFocusX: middleFocus.x,
  coverFocusY: middleFocus.y,
};

const requireUpload = () =>
  InputError.field('upload_id', 'This picture is not ready. Wait until it was checked, or upload it again.');

const requireEditable = ({ status }: Pick<PostRecord, 'status'>): void => {
  if (!isPostEditable(status))
    throw new ConflictError('This post is closed to changes. Return it to draft first.', {
      code: 'invalid_transition',
    });
};

const isSameFrame = (one: CoverFrame | null, other: CoverFrame | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.x === other.x && one.y === other.y && one.width === other.width);

const describeStep = (former: PostRecord, next: NextCover): string => {
  if (next.coverUploadId !== former.coverUploadId) return 'changed the cover';
  if (!isSameFrame(next.coverFrame, former.coverFrame)) return 'cropped the cover';
  const isMoved = next.coverFocusX !== former.coverFocusX || next.coverFocusY !== former.coverFocusY;
  return isMoved ? 'moved the focal point of the cover' : 'described the cover';
};

const toLogged = (cover: NextCover) => ({
  cover: cover.cover,
  alt: cover.coverAlt,
  credit: cover.coverCredit,
  frame: cover.coverFrame,
  focus: { x: cover.coverFocusX, y: cover.coverFocusY },
});

/** The picture at the head of a post, with its description and credit. */
export function createPostCoverService({ db, clock, uploadStore }: PostCoverDeps) {
  const covers = createCoverService({ clock });

  async function holdEditable(tx: Transaction, key: { orgId: string; id: string }, version?: number) {
    const post = await holdPost(tx, key, version);
    requireEditable(post);
    return post;
  }

  async function replace(tx: Transaction, post: PostRecord, next: NextCover): Promise<void> {
    await postRecordRepository.change(tx, post, next);
    const isOther =
      next.coverUploadId !== post.coverUploadId || !isSameFrame(next.coverFrame, post.coverFrame);
    if (!isOther) return;
    // The former first: what both have is kept.
    await covers.giveUp(tx, post);
    await covers.use(tx, next);
  }

  /** What the picture is after a change, with its files written where it is cut anew. */
  async function prepare(
    session: Writer,
    present: PostRecord,
    { upload_id, frame }: Pick<CoverChange, 'upload_id' | 'frame'>,
  ): Promise<Pick<NextCover, 'cover' | 'coverUploadId' | 'coverFrame'>> {
    if (upload_id === undefined && present.cover === null) throw requireUpload();
    if (upload_id === undefined && (frame === undefined || isSameFrame(frame, present.coverFrame)))
      return present;
    const upload =
      upload_id === undefined
        ? await (present.coverUploadId === null ? undefined : covers.findPresent(db, present.coverUploadId))
        : await covers.find(db, { id: upload_id, userId: session.userId });
    if (!upload) throw requireUpload();
    if (!frame) return { cover: covers.pathOf(upload), coverUploadId: upload.id, coverFrame: null };
    const { width, height } = upload;
    if (width === null || height === null || !isSameFrame(frame, fitFrame({ width, height }, frame)))
      throw InputError.field('frame', 'Keep the frame inside the picture and at least 600 × 315 pixels.');
    const cover = await covers.cut(uploadStore, upload, frame);
    return { cover, coverUploadId: upload.id, coverFrame: frame };
  }

  return {
    async set(
      session: Writer,
      request: RequestInfo,
      id: string,
      { version, alt, credit, focus, ...change }: CoverChange,
    ): Promise<PostDetail> {
      const key = { orgId: organisationOf(session), id };
      const present = await postRecordRepository.find(db, key);
      if (!present) throw missingPost();
      requireEditable(present);
      // Decodes a photo: before the post is held.
      const picture = await prepare(session, present, change);
      return transaction(db, async (tx) => {
        const post = await holdEditable(tx, key, version);
        const isNew = picture.coverUploadId !== post.coverUploadId;
        const { x, y } = focus ?? (isNew ? middleFocus : { x: post.coverFocusX, y: post.coverFocusY });
        const next: NextCover = {
          cover: picture.cover,
          coverUploadId: picture.coverUploadId,
          coverFrame: picture.coverFrame,
          coverAlt: alt,
          coverCredit: credit || null,
          coverFocusX: x,
          coverFocusY: y,
        };
        await replace(tx, post, next);
        await recordPostStep(
          tx,
          post,
          { session, request },
          {
            verb: 'post.cover',
            text: describeStep(post, next),
            before: toLogged(post),
            after: toLogged(next),
          },
        );
        return rereadPost(tx, key);
      });
    },

    async remove(session: Writer, request: RequestInfo, id: string): Promise<PostDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const post = await holdEditable(tx, key);
        if (post.status === 'published')
          throw new ConflictError('A published post needs its cover. Replace it instead.', {
            code: 'invalid_transition',
          });
        if (post.cover === null) return rereadPost(tx, key);
        await replace(tx, post, noCover);
        await recordPostStep(
          tx,
          post,
          { session, request },
          {
            verb: 'post.cover',
            text: 'removed the cover',
            before: { cover: post.cover },
            after: { cover: null },
          },
        );
        return rereadPost(tx, key);
      });
    },
  };
}
