import {
  type Bookmark,
  type bookmarkLists,
  type bookmarks,
  type BookmarkWithData,
  type ParsedBody,
  type ParsedParams,
  type ParsedQuery,
  cutText,
} from '@rostrum/contracts';
import {
  InputError,
  NotFoundError,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { type Database, type Queryable, iso, transaction } from '@rostrum/server-kit/database';
import type { EventService } from '../events/index.ts';
import { targetsOf } from './bookmark-targets.ts';
import { bookmarkRepository, type BookmarkRecord, type TargetRow } from './bookmarks.repository.ts';

type Reference = ParsedBody<typeof bookmarks.add>['bookmark'];

const bookmarkOf = (row: BookmarkRecord): Bookmark => ({
  id: row.id,
  type: row.type,
  username: row.username,
  postid: row.type === 'post' ? row.targetId : null,
  questionid: row.type === 'question' ? row.targetId : null,
  created_at: iso(row.createdAt),
});

async function targetOf(
  db: Queryable,
  reference: Reference,
  { orgId: readerOrgId }: RequestSession,
): Promise<TargetRow | undefined> {
  if ('username' in reference)
    return bookmarkRepository.expertByUsername(db, reference.username, readerOrgId);
  const [target] =
    'postid' in reference
      ? await bookmarkRepository.targetsById(db, { type: 'post', readerOrgId }, [reference.postid])
      : await bookmarkRepository.targetsById(db, { type: 'question', readerOrgId }, [reference.questionid]);
  return target;
}

const markOf = (session: RequestSession, reference: Reference, target: TargetRow) => ({
  userId: session.userId,
  type: reference.type,
  targetId: target.id,
  targetOrgId: target.org_id,
  username: 'username' in reference ? reference.username : null,
  label: cutText(target.title, 300),
});

interface BookmarkDeps {
  db: Database;
  events: Pick<EventService, 'note'>;
}
type By = { session: Permitted<'bookmark.own'>; request: RequestInfo };

/** The marks of one user on experts, posts and questions of any public organisation. */
export function createBookmarkService({ db, events }: BookmarkDeps) {
  /** Whose bookmark it is, the organisation is not told. */
  const noteAdded = ({ session, request }: By, type: Bookmark['type'], { id, org_id: orgId }: TargetRow) =>
    events.note(
      { session, ...request },
      { name: 'bookmark_add', orgId, entityType: type === 'expert' ? 'person' : type, entityId: id },
    );

  return {
    async list(session: Permitted<'bookmark.own'>) {
      const rows = await bookmarkRepository.all(db, session.userId);
      return { bookmarks: rows.map(bookmarkOf), total: rows.length };
    },

    async listWithData(
      session: Permitted<'bookmark.own'>,
      params: ParsedParams<typeof bookmarks.listWithData>,
      query: ParsedQuery<typeof bookmarks.listWithData>,
    ) {
      const type = params.type === 'all' ? query.type : params.type;
      const [rows, total] = await Promise.all([
        bookmarkRepository.page(db, {
          userId: session.userId,
          type,
          listId: query.list_id,
          sort: query.sort,
          order: query.order,
          limit: query.page_size,
          offset: query.page_from,
        }),
        bookmarkRepository.count(db, session.userId, type, query.list_id),
      ]);
      const targets = await targetsOf(db, rows, session.orgId);
      const withData = (row: BookmarkRecord): BookmarkWithData => ({
        ...bookmarkOf(row),
        note: row.note,
        label: row.label,
        list_id: row.listId,
        target: targets.get(row.targetId) ?? null,
      });
      return { bookmarks: rows.map(withData), total };
    },

    async add(by: By, { bookmark: reference }: ParsedBody<typeof bookmarks.add>) {
      const target = await targetOf(db, reference, by.session);
      if (!target)
        throw new NotFoundError('What you want to bookmark was not found. It may no longer be published.');
      const { row, isNew } = await bookmarkRepository.add(db, markOf(by.session, reference, target));
      if (isNew) await noteAdded(by, reference.type, target);
      return { bookmark: bookmarkOf(row) };
    },

    async remove(session: Permitted<'bookmark.own'>, { id }: ParsedParams<typeof bookmarks.remove>) {
      if (!(await bookmarkRepository.remove(db, session.userId, id)))
        throw new NotFoundError('This bookmark was not found. It may have been removed in another window.');
      return { success: true as const };
    },

    /** Those that are gone already, from another window, are what was asked for. */
    async removeMany(session: Permitted<'bookmark.own'>, body: ParsedBody<typeof bookmarkLists.removeMany>) {
      return { removed: await bookmarkRepository.removeMany(db, session.userId, body.bookmarks) };
    },

    async note(
      session: Permitted<'bookmark.own'>,
      id: string,
      { note }: ParsedBody<typeof bookmarkLists.note>,
    ) {
      const row = await bookmarkRepository.setNote(db, session.userId, id, note === '' ? null : note);
      if (!row)
        throw new NotFoundError('This bookmark was not found. It may have been removed in another window.');
      return { bookmark: { ...bookmarkOf(row), note: row.note } };
    },

    /** All of them or none; the ones that point nowhere are named by their place in the list. */
    async bulk(by: By, { bookmarks: references }: ParsedBody<typeof bookmarks.bulk>) {
      const { session } = by;
      const added = await transaction(db, async (tx) => {
        const found: { reference: Reference; target: TargetRow }[] = [];
        const fields: { path: string; code: string; message: string }[] = [];
        for (const [index, reference] of references.entries()) {
          const target = await targetOf(tx, reference, session);
          if (target) found.push({ reference, target });
          else
            fields.push({
              path: `bookmarks.${index}`,
              code: 'not_found',
              message: 'This is no longer published.',
            });
        }
        if (fields.length > 0)
          throw new InputError(
            `${fields.length} of ${references.length} could not be bookmarked; none was. Remove them and try again.`,
            { fields },
          );
        const marks: { row: BookmarkRecord; isNew: boolean; target: TargetRow }[] = [];
        for (const { reference, target } of found)
          marks.push({ ...(await bookmarkRepository.add(tx, markOf(session, reference, target))), target });
        return marks;
      });
      for (const { row, isNew, target } of added) if (isNew) await noteAdded(by, row.type, target);
      const unique = [...new Map(added.map(({ row }) => [row.id, row])).values()];
      return {
        bookmarks: unique.map(bookmarkOf),
        total: await bookmarkRepository.count(db, session.userId, 'all'),
      };
    },
  };
}
