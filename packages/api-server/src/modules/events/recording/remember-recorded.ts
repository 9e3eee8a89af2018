import { LRUCache } from 'lru-cache';

const hourMs = 3_600_000;
/** About 20 MB, and visitors of an hour at fourteen new ones a second; whoever is forgotten is looked up as before. */
const mostRemembered = 50_000;

/**
 * What this server has recorded within the hour: whoever looks again is known without a question to the database. Only what
 * was written is remembered, with its own time, so that the hour ends when it ends in the database.
 */
export function rememberRecorded() {
  const times = new LRUCache<string, number>({ max: mostRemembered });
  return {
    isRepeated: (key: string, at: Date): boolean => at.getTime() - (times.get(key) ?? -Infinity) < hourMs,
    remember: (key: string, at: Date): void => void times.set(key, at.getTime()),
  };
}
