import type { Database } from '@rostrum/server-kit/database';
import { changesInBatches, createPageCache } from '../page-changes/index.ts';

interface OfOrganisation {
  orgId: string;
}

/**
 * Keeps in memory what pages of others ask for with every visit. It is read again once something changed of what the
 * organisation's public pages show: each answer waits for a look at the changes, so nothing is older than what was committed.
 * `mostBytes` counts the text of the answers, two bytes for each character. What is kept is shared: it is not changed.
 */
export function createKeptAnswers<Answer extends object>(db: Database, mostBytes: number) {
  const keep = createPageCache<OfOrganisation & { answer: Answer }>({
    mostBytes,
    changesSince: changesInBatches(db),
  });
  return async (
    key: readonly unknown[],
    read: () => Promise<OfOrganisation & { answer: Answer }>,
  ): Promise<Answer> => {
    const { answer } = await keep(JSON.stringify(key), async () => {
      const value = await read();
      return { value, kept: { bytes: JSON.stringify(value).length * 2, shows: [value.orgId] } };
    });
    return answer;
  };
}
