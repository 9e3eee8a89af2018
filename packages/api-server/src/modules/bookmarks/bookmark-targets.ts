import { bookmarkTypes, type BookmarkWithData } from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import { bookmarkRepository, type BookmarkRecord } from './bookmarks.repository.ts';

type Target = NonNullable<BookmarkWithData['target']>;

/** What bookmarks point at, by the id of the target; those that are no longer public are missing. */
export async function targetsOf(
  db: Queryable,
  rows: readonly Pick<BookmarkRecord, 'type' | 'targetId'>[],
  readerOrgId: string | null,
): Promise<Map<string, Target>> {
  const found = await Promise.all(
    bookmarkTypes.map((type) =>
      bookmarkRepository.targetsById(
        db,
        { type, readerOrgId },
        rows.filter((row) => row.type === type).map((row) => row.targetId),
      ),
    ),
  );
  return new Map(
    found
      .flat()
      .map(({ id, title, subtitle, image, href, organisation }) => [
        id,
        { title, subtitle, image, href, organisation },
      ]),
  );
}
