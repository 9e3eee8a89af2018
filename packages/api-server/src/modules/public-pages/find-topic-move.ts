import { publicPaths } from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import { topicsRepository } from './topics.repository.ts';

/** Where the address of a topic leads that no one speaks on by this name: to the page that has the name as another one. */
export async function findTopicMove(
  db: Queryable,
  title: string,
): Promise<{ from: string; to: string } | undefined> {
  const slug = await topicsRepository.toSlug(db, title);
  if (slug === '' || (await topicsRepository.title(db, slug)) !== undefined) return undefined;
  const renamedTo = await topicsRepository.renamedTo(db, slug);
  if (renamedTo === undefined) return undefined;
  const to = await topicsRepository.toSlug(db, renamedTo);
  return { from: publicPaths.topic(slug), to: publicPaths.topic(to) };
}
