import { ilikeOverPeople, type SearchDatabase } from '@rostrum/api-server/testing/search';
import type { SearchQuery } from './queries.ts';

/** Milliseconds of the same questions asked with ILIKE over name, topics, headline and biography. */
export async function ilikeTimes(
  pool: SearchDatabase['pool'],
  queries: readonly SearchQuery[],
): Promise<number[]> {
  const times: number[] = [];
  for (const { q = '' } of queries) {
    const began = performance.now();
    await ilikeOverPeople(pool, q);
    times.push(performance.now() - began);
  }
  return times;
}
