import { ConflictError, NotFoundError, type RequestInfo, type RequestSession } from '@rostrum/server-kit';
import { actorOf, recordActivity, type ActivityActor } from '@rostrum/server-kit/audit';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { readPostDetail } from './post-detail.view.ts';
import { postRecordRepository, type PostRecord } from './post-record.repository.ts';

export interface PostActor {
  session: RequestSession;
  request: RequestInfo;
}

export const missingPost = (): NotFoundError =>
  new NotFoundError('This post was not found. It may have been deleted; reload the list.');

/** A post of the organisation, held, at the version that the caller has read. */
export async function holdPost(
  tx: Transaction,
  key: { orgId: string; id: string },
  version: number | undefined,
): Promise<PostRecord> {
  const post = await postRecordRepository.hold(tx, key);
  if (!post) throw missingPost();
  if (version !== undefined && post.version !== version)
    throw new ConflictError(
      'This post was changed in another window. Look at the newer state and try again.',
      {
        details: await readPostDetail(tx, post),
      },
    );
  return post;
}

/** What the caller reads after a change, in the transaction that made it. */
export async function rereadPost(db: Queryable, key: { orgId: string; id: string }) {
  const post = await postRecordRepository.find(db, key);
  if (!post) throw missingPost();
  return readPostDetail(db, post);
}

interface PostStep {
  verb: string;
  text: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes a step of a post into the log of its organisation. */
export const recordPostStep = (
  tx: Transaction,
  post: Pick<PostRecord, 'id' | 'orgId' | 'title'>,
  by: PostActor | { actor: ActivityActor; request: RequestInfo } | ActivityActor,
  { verb, text, before, after }: PostStep,
): Promise<void> =>
  recordActivity(tx, {
    actor: 'session' in by ? actorOf(by.session) : 'actor' in by ? by.actor : by,
    orgId: post.orgId,
    verb,
    text,
    entity: { type: 'post', id: post.id, label: post.title, href: `/dashboard/posts/${post.id}` },
    ...(before && { before }),
    ...(after && { after }),
    ...('request' in by && { request: by.request }),
  });
