import { isPostEditable, type PostFigure } from '@rostrum/contracts/posts';
import { ConflictError, InputError, organisationOf, type Permitted } from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { mapPictures, readPictures, type SanitisedHtml } from '@rostrum/server-kit/rich-text';
import { createFigureService } from '../uploads/index.ts';
import { holdPost } from './held-post.ts';
import { postFigureRepository } from './post-figures.repository.ts';
import type { PostRecord } from './post-record.repository.ts';

const dayMs = 86_400_000;

type Post = Pick<PostRecord, 'orgId' | 'id'>;

const toAnswer = ({ src, width, height }: PostFigure): PostFigure => ({ src, width, height });

/** Pictures in the text of posts: uploaded for one, and there as long as its text or a kept version shows them. */
export function createPostFigureService({ db, clock }: { db: Database; clock: () => Date }) {
  const files = createFigureService({ clock });

  async function giveUp(tx: Transaction, post: Post, uploadIds: readonly string[]): Promise<void> {
    for (const id of await postFigureRepository.usedByNoOther(tx, post, uploadIds))
      await files.giveUp(tx, id);
  }

  return {
    /** Gives a post a picture that its text may show from now on. Repeated, it answers the same. */
    async add(
      session: Permitted<'post.write'>,
      id: string,
      { upload_id }: { upload_id: string },
    ): Promise<PostFigure> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const post = await holdPost(tx, key, undefined);
        if (!isPostEditable(post.status))
          throw new ConflictError('This post is closed to changes. Return it to draft first.', {
            code: 'invalid_transition',
          });
        const known = await postFigureRepository.findByUpload(tx, key, upload_id);
        if (known) return toAnswer(known);
        const upload = await files.find(tx, { id: upload_id, userId: session.userId });
        if (!upload || upload.width === null || upload.height === null)
          throw InputError.field(
            'upload_id',
            'This picture is not ready. Wait until it was checked, or upload it again.',
          );
        const { width, height } = upload;
        const figure = { src: files.pathOf(upload), width, height };
        await files.use(tx, upload.id);
        await postFigureRepository.add(tx, [
          { ...figure, orgId: post.orgId, postId: post.id, uploadId: upload.id },
        ]);
        return figure;
      });
    },

    /**
     * The text with the size of each picture, once all of them are described and the organisation's own: the address of
     * another one's picture, which may be gone tomorrow, is refused and not dropped without a word.
     */
    async settle(tx: Transaction, post: Post, text: SanitisedHtml): Promise<SanitisedHtml> {
      const pictures = readPictures(text);
      if (pictures.length === 0) return text;
      const undescribed = pictures.findIndex(({ alt }) => alt.trim() === '');
      if (undescribed >= 0)
        throw InputError.field(
          'body_html',
          `Describe every picture of the text: number ${String(undescribed + 1)} has no description.`,
        );
      const srcs = [...new Set(pictures.map(({ src }) => src))];
      const rows = await postFigureRepository.known(tx, post.orgId, srcs);
      const known = new Map(rows.map((row) => [row.src, row]));
      const own = new Set(rows.filter(({ postId }) => postId === post.id).map(({ src }) => src));
      if (known.size < srcs.length)
        throw InputError.field(
          'body_html',
          'A picture of the text is not one of your organisation. Remove it, and upload it here.',
        );
      const copied = [...known.values()].filter(({ src }) => !own.has(src));
      await postFigureRepository.add(
        tx,
        copied.map((row) => ({ ...row, postId: post.id, createdAt: clock() })),
      );
      for (const { uploadId } of copied) if (uploadId !== null) await files.use(tx, uploadId);
      return mapPictures(text, (src) => known.get(src));
    },

    /** Lets pictures go that nothing shows any more. What was uploaded today may be on its way into the text. */
    async tidy(tx: Transaction, post: Post): Promise<void> {
      const before = new Date(clock().getTime() - dayMs);
      await giveUp(tx, post, await postFigureRepository.dropUnshown(tx, post, before));
    },

    /** Of a post that is being deleted: within a day its pictures are too, unless it comes back. */
    giveUpAll: async (tx: Transaction, post: Post): Promise<void> =>
      giveUp(tx, post, await postFigureRepository.uploadsOf(tx, post)),

    /** Of a post that comes back. */
    async useAgain(tx: Transaction, post: Post): Promise<void> {
      for (const id of await postFigureRepository.uploadsOf(tx, post)) await files.use(tx, id);
    },
  };
}
