import { type ParsedBody } from '@rostrum/contracts';
import { isPostEditable, type PostDetail, type postEditing } from '@rostrum/contracts/posts';
import {
  ConflictError,
  InputError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { createCoverService } from '../uploads/index.ts';
import { holdPost, recordPostStep, rereadPost } from './held-post.ts';
import { postRecordRepository, type PostRecord, type PostValues } from './post-record.repository.ts';

type Writer = Permitted<'post.write'>;

const requireUpload = () =>
  InputError.field('upload_id', 'This picture is not ready. Wait until it was checked, or upload it again.');

/** The picture at the head of a post, with its description and credit. */
export function createPostCoverService({ db, clock }: { db: Database; clock: () => Date }) {
  const covers = createCoverService({ clock });

  async function holdEditable(tx: Transaction, key: { orgId: string; id: string }, version?: number) {
    const post = await holdPost(tx, key, version);
    if (!isPostEditable(post.status))
      throw new ConflictError('This post is closed to changes. Return it to draft first.', {
        code: 'invalid_transition',
      });
    return post;
  }

  async function replace(tx: Transaction, post: PostRecord, next: PostValues): Promise<void> {
    await postRecordRepository.change(tx, post, next);
    if (next.coverUploadId === undefined || next.coverUploadId === post.coverUploadId) return;
    if (next.coverUploadId !== null) await covers.use(tx, next.coverUploadId);
    if (post.coverUploadId !== null) await covers.giveUp(tx, post.coverUploadId);
  }

  return {
    async set(
      session: Writer,
      request: RequestInfo,
      id: string,
      { version, upload_id, alt, credit }: ParsedBody<typeof postEditing.setCover>,
    ): Promise<PostDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const post = await holdEditable(tx, key, version);
        const upload =
          upload_id === undefined
            ? undefined
            : await covers.find(tx, { id: upload_id, userId: session.userId });
        if (upload_id === undefined ? post.cover === null : upload === undefined) throw requireUpload();
        await replace(tx, post, {
          coverAlt: alt,
          coverCredit: credit || null,
          ...(upload && { cover: covers.pathOf(upload), coverUploadId: upload.id }),
        });
        await recordPostStep(
          tx,
          post,
          { session, request },
          {
            verb: 'post.cover',
            text: upload ? 'changed the cover' : 'described the cover',
            before: { cover: post.cover, alt: post.coverAlt, credit: post.coverCredit },
            after: { cover: upload ? covers.pathOf(upload) : post.cover, alt, credit: credit || null },
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
        await replace(tx, post, { cover: null, coverAlt: null, coverCredit: null, coverUploadId: null });
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
