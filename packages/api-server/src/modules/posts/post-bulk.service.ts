import type { ParsedBody } from '@rostrum/contracts';
import { type postBulk, type PostBulkOutcome } from '@rostrum/contracts/posts';
import { organisationRepository } from '@rostrum/identity';
import { organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { createCoverService } from '../uploads/index.ts';
import { recordPostStep, type PostActor } from './held-post.ts';
import { changesOf } from './post-changes.ts';
import { describeMove } from './post-moves.ts';
import { createPostFigureService } from './post-figures.service.ts';
import { postRecordRepository, type PostRecord, type PostValues } from './post-record.repository.ts';
import { describeMissing } from './publish-requirements.ts';
import { readPublishedParts } from './read-published-parts.ts';
import { readPublishTime } from './publish-time.ts';

const undoMs = 60 * 60_000;
const mostTags = 20;

interface Step {
  values: PostValues;
  verb: string;
  text: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}
/** What becomes of one post: a step, nothing, or in words why not. */
type Decision = Step | 'unchanged' | { refused: string };

/** One change of several posts: each as its editor would make it, or with the reason why not. */
export function createPostBulkService({ db, clock }: { db: Database; clock: () => Date }) {
  const covers = createCoverService({ clock });
  const figures = createPostFigureService({ db, clock });

  const changeAll = (
    by: PostActor,
    orgId: string,
    ids: readonly string[],
    decide: (tx: Transaction, post: PostRecord) => Promise<Decision> | Decision,
  ): Promise<PostBulkOutcome> =>
    transaction(db, async (tx) => {
      const outcome: PostBulkOutcome = { changed: [], refused: [] };
      // In one order, so that two such changes never wait for each other.
      for (const id of [...new Set(ids)].toSorted()) {
        const post = await postRecordRepository.holdAny(tx, { orgId, id });
        if (!post) {
          outcome.refused.push({ id, title: 'A post', reason: 'It was deleted.' });
          continue;
        }
        const decision = await decide(tx, post);
        if (decision === 'unchanged') continue;
        if ('refused' in decision) {
          outcome.refused.push({ id, title: post.title, reason: decision.refused });
          continue;
        }
        const { values, ...step } = decision;
        await postRecordRepository.changeAny(tx, post, values);
        await recordPostStep(tx, post, by, step);
        outcome.changed.push({
          id,
          version: post.version + 1,
          publish_at: post.publishAt?.toISOString() ?? null,
        });
      }
      return outcome;
    });

  const live =
    (decide: (tx: Transaction, post: PostRecord) => Promise<Decision> | Decision) =>
    (tx: Transaction, post: PostRecord) =>
      post.deletedAt === null ? decide(tx, post) : { refused: 'It was deleted.' };

  function decideTag(post: PostRecord, tag: string, isSet: boolean): Decision {
    const others = post.tags.filter((other) => other.toLowerCase() !== tag.toLowerCase());
    if (isSet === others.length < post.tags.length) return 'unchanged';
    if (isSet && others.length >= mostTags) return { refused: 'Has 20 tags already.' };
    if (
      !isSet &&
      others.length + post.topics.length === 0 &&
      ['published', 'scheduled', 'approved'].includes(post.status)
    )
      return { refused: 'Keep a topic or a tag: a post is not published without one.' };
    const tags = isSet ? [...others, tag] : others;
    return {
      values: { tags },
      verb: 'post.updated',
      text: isSet ? `tagged the post ${tag}` : `took the tag ${tag} off the post`,
      ...changesOf(post, { tags }),
    };
  }

  const undoSteps: Record<
    ParsedBody<typeof postBulk.undo>['change'],
    (post: PostRecord, formerly: Date | null) => Decision
  > = {
    schedule: (post, formerly) =>
      post.status === 'scheduled'
        ? {
            values: { status: 'approved', publishAt: formerly },
            verb: 'post.schedule_undone',
            text: 'took the schedule back',
            before: { status: 'scheduled' },
            after: { status: 'approved' },
          }
        : { refused: 'It is not scheduled any more.' },
    archive: (post) =>
      post.status === 'archived'
        ? {
            values: { status: 'published' },
            verb: 'post.archive_undone',
            text: 'took the archiving back',
            before: { status: 'archived' },
            after: { status: 'published' },
          }
        : { refused: 'It is not archived any more.' },
    delete: (post) =>
      post.deletedAt !== null && clock().getTime() - post.deletedAt.getTime() <= undoMs
        ? { values: { deletedAt: null }, verb: 'post.delete_undone', text: 'brought the deleted draft back' }
        : { refused: 'It cannot be brought back any more.' },
  };

  return {
    setTag: (
      session: Permitted<'post.write'>,
      request: RequestInfo,
      { ids, tag, is_set: isSet }: ParsedBody<typeof postBulk.setTag>,
    ) =>
      changeAll(
        { session, request },
        organisationOf(session),
        ids,
        live((_, post) => decideTag(post, tag, isSet)),
      ),

    async schedule(
      session: Permitted<'post.publish'>,
      request: RequestInfo,
      { ids, date, time }: ParsedBody<typeof postBulk.schedule>,
    ) {
      const orgId = organisationOf(session);
      const timezone = await organisationRepository.timezone(db, orgId);
      const publishAt = readPublishTime({ date, time }, timezone, clock());
      return changeAll(
        { session, request },
        orgId,
        ids,
        live(async (tx, post) => {
          if (post.status !== 'approved') return { refused: 'Only approved posts are scheduled.' };
          const missing = describeMissing(await readPublishedParts(tx, post)).join(' ');
          if (missing !== '') return { refused: missing };
          if (post.expiresAt !== null && post.expiresAt <= publishAt)
            return { refused: 'Its end is earlier than this time.' };
          return {
            values: { status: 'scheduled', publishAt },
            ...describeMove('approved', 'scheduled'),
            before: { status: 'approved' },
            after: { status: 'scheduled', publish_at: publishAt.toISOString() },
          };
        }),
      );
    },

    archive: (
      session: Permitted<'post.publish'>,
      request: RequestInfo,
      { ids }: ParsedBody<typeof postBulk.archive>,
    ) =>
      changeAll(
        { session, request },
        organisationOf(session),
        ids,
        live((_, post) =>
          post.status === 'published'
            ? {
                values: { status: 'archived' },
                ...describeMove('published', 'archived'),
                before: { status: 'published' },
                after: { status: 'archived' },
              }
            : { refused: 'Only published posts are archived.' },
        ),
      ),

    remove: (
      session: Permitted<'post.write'>,
      request: RequestInfo,
      { ids }: ParsedBody<typeof postBulk.remove>,
    ) =>
      changeAll(
        { session, request },
        organisationOf(session),
        ids,
        live(async (tx, post) => {
          if (post.status !== 'draft') return { refused: 'Only drafts are deleted.' };
          if (post.publishedAt !== null)
            return { refused: 'It was public: its address says that it is gone, so it stays.' };
          // Its pictures are deleted within a day; until then Undo brings all of it back.
          await covers.giveUp(tx, post);
          await figures.giveUpAll(tx, post);
          return { values: { deletedAt: clock() }, verb: 'post.deleted', text: 'deleted the draft' };
        }),
      ),

    undo: (
      session: Permitted<'post.publish'>,
      request: RequestInfo,
      { change, posts }: ParsedBody<typeof postBulk.undo>,
    ) =>
      changeAll(
        { session, request },
        organisationOf(session),
        posts.map(({ id }) => id),
        async (tx, post) => {
          const was = posts.find(({ id }) => id === post.id);
          if (was?.version !== post.version || clock().getTime() - post.updatedAt.getTime() > undoMs)
            return { refused: 'It was changed since.' };
          const decision = undoSteps[change](post, was.publish_at === null ? null : new Date(was.publish_at));
          if (change === 'delete' && decision !== 'unchanged' && !('refused' in decision)) {
            await covers.use(tx, post);
            await figures.useAgain(tx, post);
          }
          return decision;
        },
      ),
  };
}
