import { recordSearchStatements } from '@rostrum/api-server/testing/search';
import type { SearchQuery } from './queries.ts';

/** Milliseconds of each search's statements sent through pg alone: no HTTP, no session, no rules. */
export async function replayStatements(
  databaseUrl: string,
  queries: readonly SearchQuery[],
): Promise<number[]> {
  await using recorder = await recordSearchStatements(databaseUrl);
  const times: number[] = [];
  for (const query of queries) {
    const replay = await recorder.record(query);
    times.push(await replay());
  }
  return times;
}
