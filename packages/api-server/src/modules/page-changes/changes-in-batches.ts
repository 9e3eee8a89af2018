import { batchReads, type Database } from '@rostrum/server-kit/database';
import { type PageChanges, pageChangesRepository } from './page-changes.repository.ts';

/** Asks what changed by one statement for all requests that wait; it begins after the last of them came. */
export function changesInBatches(db: Database): (seen: string | undefined) => Promise<PageChanges> {
  const read = batchReads<PageChanges>(async (keys) => {
    const found = await Promise.all(
      keys.map(async (key) => [key, await pageChangesRepository.since(db, key || undefined)] as const),
    );
    return new Map(found);
  });
  return async (seen) => {
    const changes = await read(seen ?? '');
    if (!changes) throw new Error('Each look is answered.');
    return changes;
  };
}
