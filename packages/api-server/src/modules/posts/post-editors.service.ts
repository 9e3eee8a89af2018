import { editorGoneAfterMs } from '@rostrum/contracts/posts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { createPresence } from '../presence/index.ts';
import { missingPost } from './held-post.ts';
import { postRecordRepository } from './post-record.repository.ts';

type Writer = Permitted<'post.write'>;
interface PageParams {
  id: string;
  window: string;
}

/** Who has a post open in the editor. */
export function createPostEditorsService({ db, clock }: { db: Database; clock: () => Date }) {
  const presence = createPresence<'post.write'>({
    table: { name: 'post_editors', item: 'post_id' },
    topic: 'post.editors',
    action: 'post.write',
    goneAfterMs: editorGoneAfterMs,
    clock,
    async requireItem(handle, session, id) {
      if (!(await postRecordRepository.existing(handle, organisationOf(session), [id])).has(id))
        throw missingPost();
    },
  });
  return {
    present: (session: Writer, params: PageParams) => presence.present(db, session, params),
    leave: (session: Writer, params: PageParams) => presence.leave(db, session, params),
  };
}
