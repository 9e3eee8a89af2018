import type { ParsedQuery, PostSummary, posts } from '@rostrum/contracts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { type Database, iso, isoOrNull } from '@rostrum/server-kit/database';
import { organisationRepository } from '@rostrum/identity';
import { postRepository, type PostRow } from './posts.repository.ts';

const summaryOf = (row: PostRow): PostSummary => ({
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
      { page_from, page_size, ...query }: ParsedQuery<typeof posts.list>,
    ) {
      const filter = { ...query, orgId: organisationOf(session) };
      const [rows, counts, timezone] = await Promise.all([
        postRepository.list(db, { ...filter, limit: page_size, offset: page_from }),
        postRepository.countByStatus(db, filter),
        organisationRepository.timezone(db, filter.orgId),
      ]);
      const chosen = filter.status?.length ? filter.status : Object.keys(counts);
      return {
        items: rows.map(summaryOf),
        total: chosen.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
        counts,
        timezone,
      };
    },
  };
}
