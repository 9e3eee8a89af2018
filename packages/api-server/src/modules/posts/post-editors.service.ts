import { editorGoneAfterMs } from '@rostrum/contracts/posts';
import { grantOf, roles } from '@rostrum/contracts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { iso, type Database } from '@rostrum/server-kit/database';
import { publish } from '@rostrum/server-kit/live';
import { missingPost } from './held-post.ts';
import { postEditorRepository, type EditorPage } from './post-editors.repository.ts';
import { postRecordRepository } from './post-record.repository.ts';

type Writer = Permitted<'post.write'>;
interface PageParams {
  id: string;
  window: string;
}

const writers = roles.filter((role) => grantOf(role, 'post.write') !== 'deny');

/** Who has a post open, so that two people need not find out by a conflict. */
export function createPostEditorsService({ db, clock }: { db: Database; clock: () => Date }) {
  const pageOf = (session: Writer, { id, window }: PageParams): EditorPage => ({
    orgId: organisationOf(session),
    postId: id,
    windowId: window,
    userId: session.userId,
  });
  /** The other pages ask again who is there. */
  const tell = ({ orgId, postId }: EditorPage) =>
    publish(db, { topic: 'post.editors', id: postId, orgId, roles: writers });

  return {
    /** A page says again and again that it is there: one that stops has been closed, or lost its line. */
    async present(session: Writer, params: PageParams) {
      const page = pageOf(session, params);
      const existing = await postRecordRepository.existing(db, page.orgId, [page.postId]);
      if (!existing.has(page.postId)) throw missingPost();
      const now = clock();
      await postEditorRepository.forgetGone(db, page.orgId, new Date(now.getTime() - editorGoneAfterMs));
      if (await postEditorRepository.renew(db, page, now)) await tell(page);
      const others = await postEditorRepository.others(db, page);
      return { others: others.map(({ since, ...other }) => ({ ...other, since: iso(since) })) };
    },

    async leave(session: Writer, params: PageParams): Promise<{ left: true }> {
      const page = pageOf(session, params);
      if (await postEditorRepository.remove(db, page)) await tell(page);
      return { left: true };
    },
  };
}
