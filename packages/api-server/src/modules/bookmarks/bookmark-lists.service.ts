import { randomBytes } from 'node:crypto';
import {
  type BookmarkList,
  type bookmarkLists,
  maximumBookmarkLists,
  type ParsedBody,
  publicPaths,
} from '@rostrum/contracts';
import { InputError, NotFoundError, type Permitted, type RequestSession } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { bookmarkListRepository, type BookmarkListRow } from './bookmark-lists.repository.ts';
import { bookmarkRepository } from './bookmarks.repository.ts';
import { targetsOf } from './bookmark-targets.ts';

const sharedAtMost = 500;

const listOf = ({ id, name, total, totals, shareToken }: BookmarkListRow): BookmarkList => ({
  id,
  name,
  total,
  totals,
  share_path: shareToken === null ? null : publicPaths.sharedList(shareToken),
});

const gone = () => new NotFoundError('This list was not found. It may have been removed in another window.');

/** Named lists of one user's bookmarks, and the links under which they are shared. */
export function createBookmarkListService({ db }: { db: Database }) {
  async function read(session: RequestSession, id: string): Promise<BookmarkList> {
    const row = await bookmarkListRepository.get(db, session.userId, id);
    if (!row) throw gone();
    return listOf(row);
  }

  async function change(
    session: Permitted<'bookmark.own'>,
    id: string,
    values: Parameters<typeof bookmarkListRepository.change>[3],
  ): Promise<BookmarkList> {
    if (!(await bookmarkListRepository.change(db, session.userId, id, values))) throw gone();
    return read(session, id);
  }

  return {
    async list(session: Permitted<'bookmark.own'>) {
      return { items: (await bookmarkListRepository.all(db, session.userId)).map(listOf) };
    },

    async create(session: Permitted<'bookmark.own'>, { name }: ParsedBody<typeof bookmarkLists.create>) {
      if ((await bookmarkListRepository.count(db, session.userId)) >= maximumBookmarkLists)
        throw InputError.field(
          'name',
          `You have ${maximumBookmarkLists} lists. Remove one before you make another.`,
          'too_many',
        );
      return read(session, await bookmarkListRepository.create(db, { userId: session.userId, name }));
    },

    rename: (
      session: Permitted<'bookmark.own'>,
      id: string,
      { name }: ParsedBody<typeof bookmarkLists.rename>,
    ) => change(session, id, { name }),

    async remove(session: Permitted<'bookmark.own'>, id: string) {
      if (!(await bookmarkListRepository.remove(db, session.userId, id))) throw gone();
      return { success: true as const };
    },

    share: (session: Permitted<'bookmark.own'>, id: string) =>
      change(session, id, { shareToken: randomBytes(24).toString('base64url') }),

    unshare: (session: Permitted<'bookmark.own'>, id: string) => change(session, id, { shareToken: null }),

    async place(session: Permitted<'bookmark.own'>, body: ParsedBody<typeof bookmarkLists.place>) {
      if (body.list_id !== null) await read(session, body.list_id);
      const moved = await bookmarkListRepository.place(db, session.userId, {
        ids: body.bookmarks,
        listId: body.list_id,
      });
      return { moved };
    },

    /** For anybody with the link. Notes stay with their owner, and so does what is no longer public. */
    async shared(token: string) {
      const list = await bookmarkListRepository.byToken(db, token);
      if (!list) throw new NotFoundError('This list is not shared any more. Ask whoever sent you the link.');
      const rows = await bookmarkRepository.page(db, {
        userId: list.userId,
        listId: list.id,
        type: 'all',
        sort: 'created',
        order: 'desc',
        limit: sharedAtMost,
        offset: 0,
      });
      const targets = await targetsOf(db, rows, null);
      return {
        name: list.name,
        shared_by: `${list.firstname} ${list.lastname}`,
        items: rows.flatMap(({ type, username, targetId }) => {
          const target = targets.get(targetId);
          return target ? [{ type, username, target }] : [];
        }),
      };
    },
  };
}
