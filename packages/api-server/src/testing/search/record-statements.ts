import { permit } from '@rostrum/server-kit';
import pg from 'pg';
import type { ParsedQuery, search } from '@rostrum/contracts';
import { connectDatabase } from '@rostrum/server-kit/database';
import { createSearchService } from '../../modules/search/search.service.ts';
import { judge, plainSearch } from '../../modules/search/testing/find-judged.ts';

interface Statement {
  text: string;
  values: unknown[];
}

/** Runs searches in this process and answers, for each, a function that sends the same statements again by bare pg. */
export async function recordSearchStatements(databaseUrl: string) {
  const { db, pool, close } = await connectDatabase(databaseUrl, 1);
  const statements: Statement[] = [];
  const client = await pool.connect();
  const plain = client.query.bind(client);
  client.query = ((query: string | pg.QueryConfig, values?: unknown[]) => {
    statements.push(
      typeof query === 'string'
        ? { text: query, values: values ?? [] }
        : { text: query.text, values: values ?? query.values ?? [] },
    );
    return plain(query as string, values);
  }) as typeof client.query;
  client.release();
  const service = createSearchService({
    db,
    events: { recordSearch: async () => undefined, recordFound: async () => undefined },
    log: { warn: () => undefined },
  });
  const bare = new pg.Client({ connectionString: databaseUrl });
  await bare.connect();
  return {
    async record(query: Partial<ParsedQuery<typeof search.find>>): Promise<() => Promise<number>> {
      statements.length = 0;
      await service.find(permit(judge, 'search.read'), { ...plainSearch, ...query });
      const recorded = [...statements];
      return async () => {
        const began = performance.now();
        for (const { text, values } of recorded) await bare.query(text, values);
        return performance.now() - began;
      };
    },
    async [Symbol.asyncDispose]() {
      await bare.end();
      await close();
    },
  };
}
