import { publicPaths } from '@rostrum/contracts';
import { readPublicationPath } from '@rostrum/contracts/inquiries';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { sql, type SQL } from 'drizzle-orm';
import { anyOf, inboxStatuses } from './inquiry-conditions.repository.ts';

const kinds = ['post', 'question'] as const;

/** What names a question; empty, which no question is called, for every other page. */
function questionSlugOf(page: string | null): string {
  const path = readPublicationPath(page);
  return path?.kind === 'question' ? path.slug : '';
}

/** Inquiries whose senders came from a post or question: newest first, of as many as there are. */
async function readFrom(db: Queryable, orgId: string, source: SQL) {
  const rows = await readRows(
    db,
    {
      id: column.text,
      ref: column.text,
      subject: column.text,
      created_at: column.moment,
      total: column.number,
    },
    sql`select i.id, i.ref, i.subject, i.created_at, count(*) over ()::int as total from inquiries i
      where i.org_id = ${orgId} and i.status in ${anyOf(inboxStatuses)} and ${source}
      order by i.created_at desc, i.id limit 5`,
  );
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ id, ref, subject, created_at }) => ({
      id,
      ref,
      subject,
      created_at: new Date(created_at).toISOString(),
    })),
  };
}

/** What the inbox shows of the inquiries that a post or question led to. */
export const inquirySourceRepository = {
  /** What the sender read before, as the inquiry says of itself: a post by its id, a question by its address. */
  publication: async (
    db: Queryable,
    { orgId, id, page }: { orgId: string; id: string; page: string | null },
  ) =>
    (
      await readRows(
        db,
        { kind: column.oneOf(kinds), id: column.text, title: column.text },
        sql`select 'post' as kind, p.id, p.title from inquiries i join posts p on p.org_id = i.org_id and p.id = i.source_post_id
          where i.org_id = ${orgId} and i.id = ${id} and p.deleted_at is null
          union all
          select 'question', q.id, q.text from questions q
          where q.org_id = ${orgId} and q.deleted_at is null
            and (q.slug = ${questionSlugOf(page)} or ${questionSlugOf(page).toLowerCase()} = any (q.former_slugs))`,
      )
    )[0] ?? null,

  fromPost: (db: Queryable, orgId: string, postId: string) =>
    readFrom(db, orgId, sql`i.source_post_id = ${postId}`),

  fromQuestion: (db: Queryable, orgId: string, page: { company: string; slugs: readonly string[] }) =>
    readFrom(
      db,
      orgId,
      sql`i.source_page = any (${sql.param(page.slugs.map((slug) => publicPaths.question(page.company, slug)))}::text[])`,
    ),
};
