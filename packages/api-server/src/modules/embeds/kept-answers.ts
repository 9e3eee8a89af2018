import type { Database } from '@rostrum/server-kit/database';
import { changesInBatches, createPageCache } from '../page-changes/index.ts';

export interface Read<Answer> {
  /** The organisation of which something is shown. */
  orgId: string;
  answer: Answer;
}

/** What is kept, by what it is and whose: one kind of thing has one first part, so that none is taken for another. */
export type Key = readonly [kind: string, ...parts: unknown[]];

export interface KeptAnswers {
  /** Begins a request: what is kept from now on was not changed by anything that was committed before. */
  look: () => Promise<void>;
  /** What was read for this key, or what `read` finds. What is kept is shared: it is not changed. */
  keep: <Answer extends object>(key: Key, read: () => Promise<Read<Answer>>) => Promise<Answer>;
}

/**
 * Keeps in memory what pages of others ask for with every visit. It is read again once something changed of what the
 * organisation's public pages show. Each request looks once at the changes, so nothing is older than what was committed.
 * `mostBytes` counts an answer as its object, its text and what is compressed of it: five bytes for each character.
 */
export function createKeptAnswers(db: Database, mostBytes: number): KeptAnswers {
  const cache = createPageCache<Read<object>>({ mostBytes, changesSince: changesInBatches(db) });
  return {
    look: cache.look,
    async keep<Answer extends object>(key: Key, read: () => Promise<Read<Answer>>) {
      const { answer } = await cache.find(JSON.stringify(key), async () => {
        const value = await read();
        return { value, kept: { bytes: JSON.stringify(value).length * 5, shows: [value.orgId] } };
      });
      // The kind in the key is that of what was read for it.
      return answer as Answer;
    },
  };
}
