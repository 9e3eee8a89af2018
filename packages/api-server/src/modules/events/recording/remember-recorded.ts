import { LRUCache } from 'lru-cache';

const hourMs = 3_600_000;
/** About 20 MB: an hour of fourteen new visitors a second. A visitor that was dropped is looked up in the database again. */
const maxRemembered = 50_000;

/**
 * What this server has recorded within the hour: whoever looks again is known without a question to the database. Only what
 * was written is remembered, with its own time, so that the hour ends when it ends in the database.
 */
export function rememberRecorded() {
  // Bounded by size, one each: `max` would allocate room for all entries at once, in every app of a test run too.
  const times = new LRUCache<string, number>({ maxSize: maxRemembered, sizeCalculation: () => 1 });
  return {
    isRepeated: (key: string, at: Date): boolean => at.getTime() - (times.get(key) ?? -Infinity) < hourMs,
    remember: (key: string, at: Date): void => void times.set(key, at.getTime()),
  };
}
