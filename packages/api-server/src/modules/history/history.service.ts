import { defaultPageSize, type history, type ParsedQuery } from '@rostrum/contracts';
import type { Permitted } from '@rostrum/server-kit';
import { type Database, iso } from '@rostrum/server-kit/database';
import { historyRepository } from './history.repository.ts';

/** Public pages that the session's user opened lately. */
export function createHistoryService({ db }: { db: Database }) {
  return {
    async list(
      session: Permitted<'session.own'>,
      { page_size, page_from }: ParsedQuery<typeof history.list>,
    ) {
      const [people, count] = await Promise.all([
        historyRepository.list(db, session, {
          limit: page_size ?? defaultPageSize,
          offset: page_from ?? 0,
        }),
        historyRepository.count(db, session),
      ]);
      return { people: people.map((row) => ({ ...row, viewed_at: iso(row.viewed_at) })), count };
    },
  };
}
