import type { FollowedTheme } from '@rostrum/contracts';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { themeRepository } from './themes.repository.ts';

const shownToEverybody = 'visitors are shown the published look, of which they may read no row';

/** The look that visitors see, if one was ever published. */
export const findPublishedTheme = (db: Queryable, orgId: string) =>
  runAsSystem(shownToEverybody, () => themeRepository.published(db, orgId));

/** What embeds take over of it. */
export async function findFollowedTheme(db: Queryable, orgId: string): Promise<FollowedTheme | null> {
  const published = await findPublishedTheme(db, orgId);
  if (!published) return null;
  const { text, link, page, corners } = published.look;
  return { text, link, page, corners };
}

/** The address of its style sheet. Each publication has one of its own, so that none is shown from a cache. */
export async function findThemeAddress(
  db: Queryable,
  { id, companyUsername }: { id: string; companyUsername: string },
): Promise<string | null> {
  const published = await findPublishedTheme(db, id);
  return published ? `/themes/${encodeURIComponent(companyUsername)}.css?version=${published.number}` : null;
}
