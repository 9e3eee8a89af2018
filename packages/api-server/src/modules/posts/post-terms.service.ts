import { type ParsedBody } from '@rostrum/contracts';
import type { PostDetail, postTerms } from '@rostrum/contracts/posts';
import { organisationRepository } from '@rostrum/identity';
import {
  ConflictError,
  InputError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { holdPost, recordPostStep, rereadPost } from './held-post.ts';
import { postRecordRepository, type PostRecord, type PostValues } from './post-record.repository.ts';
import { toPostSlug } from './post-slug.ts';
import { readPublishTime } from './publish-time.ts';

type Terms = ParsedBody<typeof postTerms.set>;

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** What the log shows of a post's terms. */
const describeTerms = ({
  slug,
  pinned,
  embargoUntil,
  expiresAt,
}: Pick<PostRecord, 'slug' | 'pinned' | 'embargoUntil' | 'expiresAt'>) => ({
  address: slug,
  pinned,
  embargo_until: embargoUntil?.toISOString() ?? null,
  expires_at: expiresAt?.toISOString() ?? null,
});

/** What an embargo does to who may read a post: nobody outside, until what was chosen is in force again. */
const embargoValues = (post: PostRecord, embargoUntil: Date | null): PostValues =>
  embargoUntil === null
    ? { embargoUntil, access: post.accessAfter ?? post.access, accessAfter: null }
    : { embargoUntil, access: 'private', accessAfter: post.accessAfter ?? post.access };

/** Address, pin, embargo and end of a post. */
export function createPostTermsService({ db, clock }: { db: Database; clock: () => Date }) {
  async function readSlug(tx: Transaction, post: PostRecord, text: string): Promise<PostValues> {
    const slug = toPostSlug(text);
    if (slug === post.slug) return {};
    if (post.publishedAt !== null)
      throw InputError.field(
        'slug',
        'This post was public under its address. It keeps it, so that links stay true.',
      );
    if ((await postRecordRepository.slugsLike(tx, post, slug)).has(slug))
      throw InputError.field('slug', `Another post has the address “${slug}”. Choose another one.`);
    return { slug, slugChosen: true };
  }

  function readTime(
    field: 'embargo' | 'expiry',
    at: NonNullable<Terms['embargo']> | null,
    { timezone, present }: { timezone: string; present: Date | null },
  ): Date | null {
    // What stands already may be near by now; it is nothing that anybody chooses here.
    return at === null ? null : readPublishTime(at, timezone, clock(), { field: `${field}.time`, present });
  }

  function requireOrder({
    publishAt,
    embargoUntil,
    expiresAt,
  }: Pick<PostRecord, 'publishAt' | 'embargoUntil' | 'expiresAt'>) {
    if (expiresAt === null) return;
    const begins = Math.max(publishAt?.getTime() ?? 0, embargoUntil?.getTime() ?? 0);
    if (expiresAt.getTime() <= begins)
      throw InputError.field(
        'expiry.date',
        'The post would end before anybody may read it. Choose a later end.',
      );
  }

  return {
    async set(
      session: Permitted<'post.publish'>,
      request: RequestInfo,
      id: string,
      { version, slug, pinned, embargo, expiry }: Terms,
    ): Promise<PostDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const post = await holdPost(tx, key, version);
        const timezone = await organisationRepository.timezone(tx, post.orgId);
        const embargoUntil =
          embargo === undefined
            ? post.embargoUntil
            : readTime('embargo', embargo, { timezone, present: post.embargoUntil });
        const expiresAt =
          expiry === undefined
            ? post.expiresAt
            : readTime('expiry', expiry, { timezone, present: post.expiresAt });
        const isPublic = post.status === 'published' || post.status === 'archived';
        if (embargoUntil !== null && post.embargoUntil === null && isPublic)
          throw new ConflictError(
            'This post is public already. Return it to draft first to hold it back until a later time.',
            { code: 'invalid_transition' },
          );
        requireOrder({ publishAt: post.publishAt, embargoUntil, expiresAt });
        const values: PostValues = {
          ...(slug !== undefined && (await readSlug(tx, post, slug))),
          ...(pinned !== undefined && { pinned }),
          ...(!isSame(embargoUntil, post.embargoUntil) && embargoValues(post, embargoUntil)),
          // Given up while readers wait for it: it is public from now on, and its date says so.
          ...(post.status === 'published' &&
            post.embargoUntil !== null &&
            embargoUntil === null && { publishedAt: clock() }),
          expiresAt,
        };
        const before = describeTerms(post);
        const after = describeTerms({
          slug: values.slug ?? post.slug,
          pinned: values.pinned ?? post.pinned,
          embargoUntil,
          expiresAt,
        });
        // Sent again as it stands, nothing happened.
        if (JSON.stringify(before) === JSON.stringify(after)) return rereadPost(tx, key);
        await postRecordRepository.change(tx, key, values);
        await recordPostStep(
          tx,
          post,
          { session, request },
          {
            verb: 'post.terms',
            text: 'changed address, pin or times of the post',
            before,
            after,
          },
        );
        return rereadPost(tx, key);
      });
    },
  };
}
