import { type Database, type Transaction, transaction } from '@rostrum/server-kit/database';
import { searchSettingsRepository } from './search-settings.repository.ts';

/** Runs the statements of one search: each is given up after two seconds, and none compiled or spread over processors. */
export const withinLimits = <Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  transaction(
    db,
    async (tx) => {
      await searchSettingsRepository.apply(tx);
      return work(tx);
    },
    { isReadOnly: true },
  );
