import type { ParsedQuery } from '@rostrum/contracts';
import { postActivityVerbs, type postActivity } from '@rostrum/contracts/posts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { readChanges } from '@rostrum/server-kit/audit';
import type { Database } from '@rostrum/server-kit/database';
import { postRecordRepository } from './post-record.repository.ts';

/** Who changed which post, and what became of what was scheduled. */
export function createPostActivityService({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    async list(session: Permitted<'post.list'>, query: ParsedQuery<typeof postActivity.list>) {
      const orgId = organisationOf(session);
      return readChanges(db, query, {
        reach: { orgId, entity: 'post' },
        kinds: postActivityVerbs,
        now: clock(),
        hrefOf: (id) => `/dashboard/posts/${id}`,
        findExisting: (ids) => postRecordRepository.existing(db, orgId, ids),
      });
    },
  };
}
