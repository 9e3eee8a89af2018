import { type ParsedBody, cutText } from '@rostrum/contracts';
import { isPostEditable, type PostDetail, type postEditing } from '@rostrum/contracts/posts';
import {
  ConflictError,
  InputError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import {
  transaction,
  uuidv7,
  type Database,
  type Queryable,
  type Transaction,
} from '@rostrum/server-kit/database';
import { createCoverService } from '../uploads/index.ts';
import { valuesOf, type SavedPost as Saved } from './post-values.ts';
import { writeForEditor } from './linked-people.ts';
import { changesOf } from './post-changes.ts';
import { holdPost, missingPost, recordPostStep, rereadPost } from './held-post.ts';
import { readPostDetail } from './post-detail.view.ts';
import { postActivityRepository } from './post-activity.repository.ts';
import { createPostFigureService } from './post-figures.service.ts';
import { postRecordRepository, type PostRecord, type PostValues } from './post-record.repository.ts';
import { findFreeSlug, toPostSlug } from './post-slug.ts';
import type { SignOffFlow } from './sign-off-flow.ts';
import { isReadBySigners } from './is-read-by-signers.ts';
import { beginVersions, keepVersion } from './keep-version.ts';
import { postVersionRepository } from './post-versions.repository.ts';
import { missingVersion } from './post-versions.service.ts';
import { requirePublishable } from './publish-requirements.ts';

type Writer = Permitted<'post.write'>;

/** Autosaves of one person in this time are one step of the log. */
const oneSittingMs = 15 * 60_000;

/** Writing posts: begun, saved piece by piece, deleted while nobody has read them. */
export function createPostEditingService({
  db,
  clock,
  flow,
}: {
  db: Database;
  clock: () => Date;
  flow: SignOffFlow;
}) {
  const covers = createCoverService({ clock });
  const figures = createPostFigureService({ db, clock });

  const freeSlug = async (tx: Queryable, key: { orgId: string; id: string }, title: string) => {
    const slug = toPostSlug(title);
    return findFreeSlug(slug, await postRecordRepository.slugsLike(tx, key, slug));
  };

  async function requireOwnPeople(
    tx: Transaction,
    orgId: string,
    { authors, expert_ids }: Saved,
  ): Promise<void> {
    const named = (authors ?? []).flatMap(({ person_id }) => person_id ?? []);
    const known = await postRecordRepository.peopleAmong(tx, orgId, [...named, ...(expert_ids ?? [])]);
    if (!named.every((id) => known.has(id)))
      throw InputError.field('authors', 'An author is no longer one of your people. Choose another one.');
    if (!(expert_ids ?? []).every((id) => known.has(id)))
      throw InputError.field('expert_ids', 'An expert is no longer one of your people. Choose another one.');
  }

  async function replacePeople(
    tx: Transaction,
    post: PostRecord,
    { authors, expert_ids }: Saved,
  ): Promise<void> {
    if (authors)
      await postRecordRepository.replaceAuthors(
        tx,
        post,
        authors.map(({ person_id, name }) => ({ personId: person_id, name })),
      );
    if (expert_ids) await postRecordRepository.replaceExperts(tx, post, [...new Set(expert_ids)]);
  }

  /** Each change of what is public is a step; autosaves of a draft are one for each sitting. */
  async function recordSave(
    tx: Transaction,
    by: { session: Writer; request: RequestInfo },
    post: PostRecord,
    values: PostValues,
  ): Promise<void> {
    const isPublic = post.status === 'published';
    const since = new Date(clock().getTime() - oneSittingMs);
    if (!isPublic && (await postActivityRepository.hasEdited(tx, post, by.session.userId, since))) return;
    await recordPostStep(tx, { ...post, title: values.title ?? post.title }, by, {
      verb: 'post.updated',
      text: isPublic ? 'changed the published post' : 'edited the post',
      ...(isPublic && changesOf(post, values)),
    });
  }

  /** Saves parts of a post; each change of its words is kept as a version. */
  async function saveIn(
    tx: Transaction,
    { session, request }: { session: Writer; request: RequestInfo },
    key: { orgId: string; id: string },
    body: Saved,
  ): Promise<PostRecord> {
    const post = await holdPost(tx, key, body.version);
    if (!isPostEditable(post.status))
      throw new ConflictError('This post is closed to changes. Return it to draft first.', {
        code: 'invalid_transition',
      });
    await requireOwnPeople(tx, post.orgId, body);
    const values = valuesOf(post, body);
    if (values.bodyHtml !== undefined)
      values.bodyHtml = await figures.settle(tx, post, await writeForEditor(tx, post.orgId, values.bodyHtml));
    // An address that was never public follows the title; one that was stays, as does one that an editor chose.
    if (post.publishedAt === null && !post.slugChosen && values.title !== post.title)
      values.slug = await freeSlug(tx, key, values.title ?? post.title);
    await replacePeople(tx, post, body);
    if (post.status === 'published') {
      const authors = await postRecordRepository.authors(tx, key);
      // A field that became required since is no reason to refuse a correction: what stands in it is another call.
      requirePublishable({ ...post, ...values, authors: authors.length, emptyFields: [] });
    }
    await postRecordRepository.change(tx, key, values);
    const words = { ...post, ...values };
    const number = await keepVersion(tx, post, words, {
      session,
      now: clock(),
      // What was public must stay readable, each state of it.
      isNew: body.new_version === true || post.status === 'published',
    });
    if (number !== undefined) await figures.tidy(tx, post);
    if (number !== undefined && isReadBySigners(post.status))
      await flow.askAgain(tx, { ...post, title: words.title }, { session, request });
    await recordSave(tx, { session, request }, post, values);
    return post;
  }

  return {
    /** `tx` keeps the answer too, so that a repeated call does not begin a second post. */
    async create(
      tx: Queryable,
      session: Writer,
      request: RequestInfo,
      { title, kind }: ParsedBody<typeof postEditing.create>,
    ): Promise<PostDetail> {
      const key = { orgId: organisationOf(session), id: uuidv7() };
      return transaction(tx, async (inner) => {
        const post = await postRecordRepository.add(inner, {
          ...key,
          title,
          kind,
          slug: await freeSlug(inner, key, title),
        });
        await postRecordRepository.replaceAuthors(inner, key, [
          { personId: session.personId, name: cutText(session.name, 150) },
        ]);
        await beginVersions(inner, post, { session, now: clock() });
        await recordPostStep(
          inner,
          post,
          { session, request },
          { verb: 'post.created', text: 'began the post' },
        );
        return readPostDetail(inner, post);
      });
    },

    async get(session: Writer, id: string): Promise<PostDetail> {
      const post = await postRecordRepository.find(db, { orgId: organisationOf(session), id });
      if (!post) throw missingPost();
      return readPostDetail(db, post);
    },

    async save(session: Writer, request: RequestInfo, id: string, body: Saved): Promise<PostDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        await saveIn(tx, { session, request }, key, body);
        return rereadPost(tx, key);
      });
    },

    /** Puts the words of a version back; those that stand now stay a version. */
    async restore(
      session: Writer,
      request: RequestInfo,
      { id, number }: { id: string; number: number },
      version: number,
    ): Promise<PostDetail> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const kept = await postVersionRepository.find(tx, key, number);
        if (!kept) throw missingVersion();
        const { title, summary, bodyHtml: body_html } = kept;
        const by = { session, request };
        const post = await saveIn(tx, by, key, { version, title, summary, body_html, new_version: true });
        await recordPostStep(tx, post, by, {
          verb: 'post.version_restored',
          text: `put version ${String(number)} back`,
          ...changesOf(post, { title, summary, bodyHtml: kept.bodyHtml }),
        });
        return rereadPost(tx, key);
      });
    },

    /** What was public keeps its address, which says that it is gone; only what never was is deleted. */
    async remove(session: Writer, request: RequestInfo, id: string): Promise<{ removed: true }> {
      const key = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        const post = await holdPost(tx, key, undefined);
        if (post.status !== 'draft' || post.publishedAt !== null)
          throw new ConflictError(
            post.publishedAt === null
              ? 'Only drafts can be deleted. Return this post to draft first.'
              : 'This post was public. It stays as a draft, and its address says that it is gone.',
            { code: 'invalid_transition' },
          );
        await postRecordRepository.change(tx, key, { deletedAt: clock() });
        await covers.giveUp(tx, post);
        await figures.giveUpAll(tx, post);
        await recordPostStep(
          tx,
          post,
          { session, request },
          { verb: 'post.deleted', text: 'deleted the draft' },
        );
        return { removed: true as const };
      });
    },
  };
}
