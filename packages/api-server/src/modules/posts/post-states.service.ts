import { type ParsedBody, type PostStatus } from '@rostrum/contracts';
import { type PostDetail, type postEditing, postTransitions } from '@rostrum/contracts/posts';
import { organisationRepository } from '@rostrum/identity';
import { ConflictError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { holdPost, recordPostStep, rereadPost } from './held-post.ts';
import { describeMove } from './post-moves.ts';
import { readPublishTime } from './publish-time.ts';
import { postRecordRepository, type PostRecord, type PostValues } from './post-record.repository.ts';
import { requireNotOver, requirePublishable } from './publish-requirements.ts';
import { readPublishedParts } from './read-published-parts.ts';
import type { SignOffFlow } from './sign-off-flow.ts';
import { requireSignedOff } from './sign-offs.service.ts';

type Publisher = Permitted<'post.publish'>;

/** Refuses a way that the table does not know. */
export function requireMove(from: PostStatus, to: PostStatus): void {
  const allowed = postTransitions[from];
  if (!allowed.includes(to))
    throw new ConflictError(
      `A post that is ${from.replace('_', ' ')} cannot become ${to.replace('_', ' ')}.`,
      {
        code: 'invalid_transition',
        details: { allowed },
      },
    );
}

/** A planned day stays with a text on its way to be agreed on; whatever else happens ends it. */
const keepsPlan = (from: PostStatus, to: PostStatus): boolean =>
  from !== 'published' && from !== 'scheduled' && to !== 'published';

/** What a state does to the times of a post. */
const timesOf = (post: PostRecord, status: PostStatus, now: Date): PostValues => ({
  ...(!keepsPlan(post.status, status) && { publishAt: null }),
  ...(status === 'published' && { publishedAt: post.publishedAt ?? now }),
});

/** The way of a post from draft to archive. */
export function createPostStateService({
  db,
  clock,
  flow,
}: {
  db: Database;
  clock: () => Date;
  flow: SignOffFlow;
}) {
  async function requireReady(tx: Transaction, post: PostRecord): Promise<void> {
    requirePublishable(await readPublishedParts(tx, post));
  }

  return {
    async setStatus(
      session: Publisher,
      request: RequestInfo,
      id: string,
      { version, status }: ParsedBody<typeof postEditing.setStatus>,
    ): Promise<PostDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const post = await holdPost(tx, key, version);
        requireMove(post.status, status);
        if (status === 'published') {
          await requireReady(tx, post);
          requireNotOver(post, clock());
        }
        if (status === 'approved') await requireSignedOff(tx, post);
        await postRecordRepository.change(tx, key, { status, ...timesOf(post, status, clock()) });
        await recordPostStep(
          tx,
          post,
          { session, request },
          {
            ...describeMove(post.status, status),
            before: { status: post.status },
            after: { status },
          },
        );
        if (status === 'in_review') await flow.askAgain(tx, post, { session, request });
        return rereadPost(tx, key);
      });
    },

    async schedule(
      session: Publisher,
      request: RequestInfo,
      id: string,
      { version, date, time }: ParsedBody<typeof postEditing.schedule>,
    ): Promise<PostDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const post = await holdPost(tx, key, version);
        // One that is scheduled keeps its text and changes its time.
        if (post.status !== 'scheduled') requireMove(post.status, 'scheduled');
        await requireReady(tx, post);
        const timezone = await organisationRepository.timezone(tx, post.orgId);
        const publishAt = readPublishTime({ date, time }, timezone, clock());
        requireNotOver(post, publishAt);
        await postRecordRepository.change(tx, key, { status: 'scheduled', publishAt });
        await recordPostStep(
          tx,
          post,
          { session, request },
          {
            ...describeMove(post.status, 'scheduled'),
            before: { status: post.status, publish_at: post.publishAt?.toISOString() ?? null },
            after: { status: 'scheduled', publish_at: publishAt.toISOString() },
          },
        );
        return rereadPost(tx, key);
      });
    },
  };
}
