import { deletedPostKeptMs, type PostDetail } from '@rostrum/contracts/posts';
import { ConflictError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import { createCoverService } from '../uploads/index.ts';
import { missingPost, recordPostStep, rereadPost } from './held-post.ts';
import { createPostFigureService } from './post-figures.service.ts';
import { postRecordRepository } from './post-record.repository.ts';

/** A draft that was deleted by mistake comes back whole. */
export function createBringBackService({ db, clock }: { db: Database; clock: () => Date }) {
  const covers = createCoverService({ clock });
  const figures = createPostFigureService({ db, clock });
  return {
    async bringBack(session: Permitted<'post.write'>, request: RequestInfo, id: string): Promise<PostDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const post = await postRecordRepository.holdAny(tx, key);
        if (!post) throw missingPost();
        // Somebody was faster: it is there, as it was asked for.
        if (post.deletedAt === null) return rereadPost(tx, key);
        if (clock().getTime() - post.deletedAt.getTime() > deletedPostKeptMs)
          throw new ConflictError('This draft was deleted too long ago: its pictures are no longer kept.', {
            code: 'invalid_transition',
          });
        await postRecordRepository.changeAny(tx, key, { deletedAt: null });
        await covers.use(tx, post);
        await figures.useAgain(tx, post);
        await recordPostStep(
          tx,
          post,
          { session, request },
          { verb: 'post.delete_undone', text: 'brought the deleted draft back' },
        );
        return rereadPost(tx, key);
      });
    },
  };
}
