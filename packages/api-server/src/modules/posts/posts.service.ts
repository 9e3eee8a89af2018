import type { ParsedQuery, PostSummary, posts } from '@rostrum/contracts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { type Database, iso, isoOrNull } from '@rostrum/server-kit/database';
import { organisationRepository } from '@rostrum/identity';
import { inquirySourceRepository } from '../inquiries/index.ts';
import { monthOf } from './calendar-weeks.ts';
import { missingPost } from './held-post.ts';
import { postRecordRepository } from './post-record.repository.ts';
import { postRepository, type PostRow } from './posts.repository.ts';

/** A row as the desk reads it. */
export const summaryOf = (row: PostRow): PostSummary => ({
  ...row,
  publish_at: isoOrNull(row.publish_at),
  published_at: isoOrNull(row.published_at),
  updated_at: iso(row.updated_at),
});

/** The editorial desk. */
export function createPostService({ db }: { db: Database }) {
  return {
    async list(
      session: Permitted<'post.list'>,
      { page_from, page_size, month, ...query }: ParsedQuery<typeof posts.list>,
    ) {
      const orgId = organisationOf(session);
      const timezone = await organisationRepository.timezone(db, orgId);
      const between = month === undefined ? undefined : { ...monthOf(month), timezone };
      const filter = { ...query, orgId, between };
      const [rows, counts] = await Promise.all([
        postRepository.list(db, { ...filter, limit: page_size, offset: page_from }),
        postRepository.countByStatus(db, filter),
      ]);
      const chosen = filter.status?.length ? filter.status : Object.keys(counts);
      return {
        items: rows.map(summaryOf),
        total: chosen.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
        counts,
        timezone,
      };
    },

    /** What became of the post: who wrote after reading it. */
    async inquiries(session: Permitted<'post.write'>, id: string) {
      const orgId = organisationOf(session);
      if (!(await postRecordRepository.existing(db, orgId, [id])).has(id)) throw missingPost();
      return inquirySourceRepository.fromPost(db, orgId, id);
    },
  };
}
