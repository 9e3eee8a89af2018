import {
  type Bookmark,
  type bookmarkLists,
  type bookmarks,
  type BookmarkWithData,
  type ParsedBody,
  type ParsedParams,
  type ParsedQuery,
} from '@rostrum/contracts';
import { InputError, NotFoundError, type Permitted, type RequestSession } from '@rostrum/server-kit';
import { type Database, type Queryable, iso, transaction } from '@rostrum/server-kit/database';
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

async function targetOf(db: Queryable, reference: Reference): Promise<TargetRow | undefined> {
  if ('username' in reference) return bookmarkRepository.expertByUsername(db, reference.username);
  const [target] =
    'postid' in reference
      ? await bookmarkRepository.targetsById(db, 'post', [reference.postid])
      : await bookmarkRepository.targetsById(db, 'question', [reference.questionid]);
  return target;
}

const markOf = (session: RequestSession, reference: Reference, target: TargetRow) => ({
  userId: session.userId,
  type: reference.type,
  targetId: target.id,
  targetOrgId: target.org_id,
  username: 'username' in reference ? reference.username : null,
  label: target.title.slice(0, 300),
});

/** The marks of one user on experts, posts and questions of any public organisation. */
export function createBookmarkService({ db }: { db: Database }) {
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
      const targets = await targetsOf(db, rows);
      const withData = (row: BookmarkRecord): BookmarkWithData => ({
        ...bookmarkOf(row),
        note: row.note,
        label: row.label,
        list_id: row.listId,
        target: targets.get(row.targetId) ?? null,
      });
      return { bookmarks: rows.map(withData), total };
    },

    async add(session: Permitted<'bookmark.own'>, { bookmark: reference }: ParsedBody<typeof bookmarks.add>) {
      const target = await targetOf(db, reference);
      if (!target)
        throw new NotFoundError('What you want to bookmark was not found. It may no longer be published.');
      return { bookmark: bookmarkOf(await bookmarkRepository.add(db, markOf(session, reference, target))) };
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
    async bulk(
      session: Permitted<'bookmark.own'>,
      { bookmarks: references }: ParsedBody<typeof bookmarks.bulk>,
    ) {
      const rows = await transaction(db, async (tx) => {
        const found: { reference: Reference; target: TargetRow }[] = [];
        const fields: { path: string; code: string; message: string }[] = [];
        for (const [index, reference] of references.entries()) {
          const target = await targetOf(tx, reference);
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
        const added: BookmarkRecord[] = [];
        for (const { reference, target } of found)
          added.push(await bookmarkRepository.add(tx, markOf(session, reference, target)));
        return added;
      });
      const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
      return {
        bookmarks: unique.map(bookmarkOf),
        total: await bookmarkRepository.count(db, session.userId, 'all'),
      };
    },
  };
}
